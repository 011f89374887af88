import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { stubBrowser, stubStreams } from '#test/fake-tabs.ts'
import { writeToken } from '#web/lib/token.ts'
import { stayConnected } from './connection.ts'

let browser: ReturnType<typeof stubBrowser>
let server: ReturnType<typeof stubStreams>

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  browser = stubBrowser()
  server = stubStreams()
  writeToken('first')
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function connect() {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const events: (string | undefined)[][] = []
  const hasEnded = vi.fn<() => void>()
  const onUnheard = vi.fn<() => void>()
  void stayConnected({
    onEvent: ({ event, id, data }) => events.push([event, id, data]),
    onOpen: vi.fn<() => void>(),
    onUnheard,
    lastId: () => Number(events.at(-1)?.[1] ?? 0) || null,
    signal: leaving.signal,
  }).then(hasEnded)
  await vi.advanceTimersByTimeAsync(0)
  return { events, hasEnded, onUnheard, leave: () => leaving.abort() }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('events come with their type, id and data, wherever the network cuts them; signs of life are none', async () => {
  const { events } = await connect()
  for (const letter of 'retry: 3000\n\n:\n\nevent: lead\nid: 12\ndata: {"message":"šešir"}\n\n') {
    server.streams[0]?.write(letter)
    await wait(0)
  }
  expect(events).toEqual([['lead', '12', '{"message":"šešir"}']])
})

test('a lost connection is opened again when the server said, after the last id', async () => {
  await connect()
  server.streams[0]?.write('retry: 3000\n\nevent: counts\nid: 5\ndata: {}\n\n')
  await wait(0)
  server.streams[0]?.end()
  await wait(2_999)
  expect(server.streams).toHaveLength(1)
  await wait(1)
  expect(server.streams.map(({ lastId }) => lastId)).toEqual([null, '5'])
})

test('each failure waits longer, up to a minute', async () => {
  for (let attempt = 0; attempt < 9; attempt++) server.refuseNext(503)
  await connect()
  const waits: number[] = []
  for (let attempt = 1; attempt < 9; attempt++) {
    const before = Date.now()
    while (server.streams.length === attempt) await wait(500)
    waits.push(Date.now() - before)
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
})

test('a connection without any sign of life is dead', async () => {
  await connect()
  await wait(45_000)
  server.streams[0]?.write(':\n\n')
  await wait(45_000)
  expect(server.streams[0]?.isOpen()).toBe(true)
  await wait(20_000)
  expect(server.streams[0]?.isOpen()).toBe(false)
  expect(server.streams).toHaveLength(2)
})

test('a connection that is taken and never answered is dead', async () => {
  server.swallowNext()
  await connect()
  await wait(65_000)
  expect(server.streams.map(({ isOpen }) => isOpen())).toEqual([false, true])
})

test('a computer that has slept finds out soon that the connection is dead, and at once when the tab is shown', async () => {
  await connect()
  vi.setSystemTime(Date.now() + 3_600_000)
  await wait(15_000)
  expect(server.streams.map(({ isOpen }) => isOpen())).toEqual([false, true])
  vi.setSystemTime(Date.now() + 3_600_000)
  browser.showTab()
  await wait(2_000)
  expect(server.streams.map(({ isOpen }) => isOpen())).toEqual([false, false, true])
})

test('a busy server is not asked before the time that it has named', async () => {
  server.refuseNext(503, { 'retry-after': '20' })
  await connect()
  browser.showTab()
  await wait(19_000)
  expect(server.streams).toHaveLength(1)
  await wait(1_000)
  expect(server.streams).toHaveLength(2)
})

test.each([200, 401, 403])('a page that the network of a hotel answers with %i ends nothing', async (status) => {
  server.refuseNext(status, { 'content-type': 'text/html' })
  const { hasEnded } = await connect()
  await wait(2_000)
  expect(hasEnded).not.toHaveBeenCalled()
  expect(server.streams.map(({ token }) => token)).toEqual(['first', 'first'])
})

test('a change of network ends the old connection and opens another at once', async () => {
  await connect()
  browser.changeNetwork()
  await wait(0)
  browser.changeNetwork()
  await wait(0)
  expect(server.streams.map(({ isOpen }) => isOpen())).toEqual([false, true])
})

test.each([401, 403])('%i ends it for good', async (status) => {
  server.refuseNext(status)
  const { hasEnded } = await connect()
  expect(hasEnded).toHaveBeenCalled()
})

test('a token that was refused ends nothing when another one has taken its place meanwhile', async () => {
  server.refuseNext(401)
  const connecting = connect()
  writeToken('second')
  const { hasEnded } = await connecting
  await wait(1_000)
  expect(hasEnded).not.toHaveBeenCalled()
  expect(server.streams.map(({ token }) => token)).toEqual(['first', 'second'])
})

test('whoever leaves is not kept waiting', async () => {
  const { hasEnded, leave } = await connect()
  leave()
  await wait(0)
  expect(hasEnded).toHaveBeenCalled()
  expect(server.streams[0]?.isOpen()).toBe(false)
})

test('each attempt that nothing comes through is told, but not a first quick one', async () => {
  for (let attempt = 0; attempt < 3; attempt++) server.refuseNext(502, { 'content-type': 'text/html' })
  server.refuseNext(503, { 'retry-after': '20' })
  const { onUnheard } = await connect()
  const told: number[] = []
  for (const ms of [0, 1_000, 2_000, 4_000]) {
    await wait(ms)
    told.push(onUnheard.mock.calls.length)
  }
  // The last one was the server's own answer.
  expect([server.streams.length, told]).toEqual([4, [0, 1, 2, 2]])
})

test('a stream that is held back is told as soon as it counts as lost', async () => {
  server.swallowNext()
  const { onUnheard } = await connect()
  await wait(49_000)
  expect(onUnheard).not.toHaveBeenCalled()
  await wait(11_000)
  expect(onUnheard).toHaveBeenCalledOnce()
  server.streams[1]?.write('event: counts\nid: 5\ndata: {}\n\n')
  await wait(62_000)
  expect(server.streams.map(({ isOpen }) => isOpen())).toEqual([false, false, true])
  expect(onUnheard).toHaveBeenCalledOnce()
})
