import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteChange } from '#web/call.ts'
import { loadPrefetched, prefetchData } from './prefetch.ts'

const url = 'http://localhost/professionals/7'

let token: string | null

beforeEach(async () => {
  vi.stubGlobal('localStorage', { getItem: () => token })
  await loadPrefetched({ url }, async () => null)
  token = null
  vi.useFakeTimers({ now: 0 })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const anew = async () => 'anew'
const ahead = async () => 'ahead'

test('data that are on their way are taken, once', async () => {
  prefetchData(url, ahead)
  expect(await loadPrefetched({ url }, anew)).toBe('ahead')
  expect(await loadPrefetched({ url }, anew)).toBe('anew')
})

test('a second hint asks for nothing', () => {
  const load = vi.fn(ahead)
  prefetchData(url, load)
  prefetchData(url, load)
  expect(load).toHaveBeenCalledTimes(1)
})

test('data that could not be fetched are asked for again', async () => {
  prefetchData(url, () => Promise.reject(new Error('Nema veze')))
  expect(await loadPrefetched({ url }, anew)).toBe('anew')
})

test.each<[string, () => unknown]>([
  ['a change of our own', () => noteChange('a review')],
  ['a sign-in', () => (token = 'another')],
  ['five seconds', () => vi.advanceTimersByTime(5000)],
])('after %s they are asked for again', async (_name, happens) => {
  prefetchData(url, ahead)
  happens()
  expect(await loadPrefetched({ url }, anew)).toBe('anew')
})

test('another page takes nothing of it', async () => {
  prefetchData(url, ahead)
  expect(await loadPrefetched({ url: `${url}?date=2027-06-12` }, anew)).toBe('anew')
})
