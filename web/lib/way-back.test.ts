import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteChange } from '#web/call.ts'
import { cacheVisit, leaveEntry, loadOnWayBack } from './way-back.ts'

const url = 'http://localhost/professionals?page=2'
const list = () => ({ cards: [1, 2], failure: null as string | null })
const isWhole = ({ failure }: { failure: string | null }) => failure === null

let token: string | null

beforeEach(() => {
  token = null
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('history', { state: { key: 'list' } })
  vi.stubGlobal('localStorage', { getItem: () => token })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  leaveEntry()
})

/** Opens the list and leaves it for another page. */
async function visitList(key = 'list', at = url) {
  vi.stubGlobal('history', { state: { key: `before ${key}` } })
  const shown = await loadOnWayBack({ url: at }, async () => list())
  cacheVisit(key, at, shown)
  leaveEntry()
  vi.stubGlobal('history', { state: { key: 'list' } })
  return shown
}

const never = () => Promise.reject(new Error('It was loaded anew.'))

test('the way back shows what was shown, and has it loaded anew', async () => {
  const shown = await visitList()
  expect(await loadOnWayBack({ url }, never)).toBe(shown)
  expect(cacheVisit('list', url, shown)).toBe(true)
  expect(cacheVisit('list', url, shown)).toBe(false)
})

test('loaded anew, the same list stays the same object, and another one takes its place', async () => {
  const shown = await visitList()
  cacheVisit('list', url, shown)
  expect(await loadOnWayBack({ url }, async () => list())).toBe(shown)
  const other = { ...list(), cards: [3] }
  expect(await loadOnWayBack({ url }, async () => other)).toBe(other)
})

test('a failure leaves the list that is shown, unless it is gone', async () => {
  const shown = await visitList()
  cacheVisit('list', url, shown)
  const failed = { ...list(), failure: 'Nema veze' }
  expect(await loadOnWayBack({ url }, async () => failed, isWhole)).toBe(shown)
  const thrown = (status: number) => () => Promise.reject(Object.assign(new Error(), { init: { status } }))
  expect(await loadOnWayBack({ url }, thrown(503))).toBe(shown)
  await expect(loadOnWayBack({ url }, thrown(404))).rejects.toThrow()
})

test('a list that could not be loaded is loaded on the way back', async () => {
  const failed = { ...list(), failure: 'Nema veze' }
  cacheVisit('list', url, failed)
  leaveEntry()
  expect(await loadOnWayBack({ url }, async () => list(), isWhole)).toEqual(list())
})

test.each<[string, () => unknown]>([
  ['a change of our own', () => noteChange('a review')],
  ['a sign-in', () => (token = 'another')],
  ['five minutes', () => vi.advanceTimersByTime(5 * 60_000)],
  ['five other lists', () => Promise.all([1, 2, 3, 4, 5].map((n) => visitList(`${n}`)))],
])('after %s the way back loads', async (_name, happens) => {
  await visitList()
  await Promise.resolve(happens())
  await expect(loadOnWayBack({ url }, never)).rejects.toThrow('anew')
})

test('what was loaded before a change of our own is not kept under it', async () => {
  const shown = await loadOnWayBack({ url: `${url}&city=Split` }, async () => {
    noteChange('a lead')
    return list()
  })
  cacheVisit('list', url, shown)
  leaveEntry()
  await expect(loadOnWayBack({ url }, never)).rejects.toThrow('anew')
})

test('another address on the same entry, and the same address on a new one, load', async () => {
  await visitList()
  await expect(loadOnWayBack({ url: 'http://localhost/' }, never)).rejects.toThrow('anew')
  vi.stubGlobal('history', { state: { key: 'new' } })
  await expect(loadOnWayBack({ url }, never)).rejects.toThrow('anew')
})
