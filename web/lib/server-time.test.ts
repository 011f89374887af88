import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '#web/call.ts'
import { browserTools } from './load.ts'
import { serverNow, serverToday } from './server-time.ts'
import { watchDay } from './watch-day.ts'

/** An answer of the server at that time. */
async function answerAt(date: string | null, body = '[]', cache = 'no-store') {
  const headers = { 'cache-control': cache, ...(date !== null && { date }) }
  vi.stubGlobal('fetch', async () => new Response(body, { headers }))
  await call('GET /categories').catch(() => {}) // not every one is the server's
}

/** The device's own clock, for every test. */
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-06-14T10:00:00Z') })
  vi.stubGlobal('location', { origin: 'https://zauvijek.test' })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('window', new EventTarget())
})
afterEach(async () => {
  await answerAt(new Date().toUTCString())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a device whose clock is wrong', () => {
  test.each([
    ['Sat, 12 Jun 2027 10:00:00 GMT', '2027-06-12'],
    ['Wed, 16 Jun 2027 21:59:59 GMT', '2027-06-16'],
    ['Wed, 16 Jun 2027 22:00:00 GMT', '2027-06-17'],
  ])('has the day of the server, which answered at %s', async (date, day) => {
    expect(browserTools().today).toBe('2027-06-14')
    await answerAt(date)
    expect([serverToday(), browserTools().today]).toEqual([day, day])
  })

  test('notices midnight when it comes for the server', async () => {
    await answerAt('Fri, 11 Jun 2027 21:10:00 GMT')
    const days: string[] = []
    const stop = watchDay((day) => days.push(day))
    vi.advanceTimersByTime(50 * 60_000 - 1)
    expect(days).toEqual([])
    vi.advanceTimersByTime(1)
    expect(days).toEqual(['2027-06-12'])
    stop()
  })

  test('goes by its own again once that is set right', async () => {
    await answerAt('Sat, 12 Jun 2027 10:00:00 GMT')
    vi.setSystemTime('2027-06-12T10:00:05Z')
    await answerAt('Sat, 12 Jun 2027 10:00:04 GMT')
    expect(serverNow()).toBe(Date.now())
  })
})

test.each<[string, string | null, string, string?]>([
  ['a few minutes away', 'Mon, 14 Jun 2027 10:04:00 GMT', '[]'],
  ['no time', null, '[]'],
  ['something that is no time', 'yesterday', '[]'],
  ['the page of a hotel, which', 'Sat, 12 Jun 2027 10:00:00 GMT', '<h1>Hotel</h1>'],
  ['an answer from the cache of the browser, which', 'Sat, 12 Jun 2027 10:00:00 GMT', '[]', 'no-cache'],
])('%s changes nothing', async (_, date, body, cache) => {
  await answerAt(date, body, cache)
  expect(serverNow()).toBe(Date.now())
})
