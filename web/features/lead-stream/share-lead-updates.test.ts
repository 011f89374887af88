import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { stubBrowser, stubStreams } from '#test/fake-tabs.ts'
import type { LeadUpdate } from '#web/lib/lead-stream.ts'
import { writeToken } from '#web/lib/token.ts'
import { shareLeadUpdates } from './share-lead-updates.ts'

const name = 'lead-updates 7'
let browser: ReturnType<typeof stubBrowser>
let server: ReturnType<typeof stubStreams>

beforeEach(() => {
  vi.useFakeTimers()
  browser = stubBrowser()
  server = stubStreams()
  writeToken('first')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets everything happen that needs no time to pass. */
const settle = () => vi.advanceTimersByTimeAsync(0)

/** A tab of the same user, with everything it received. */
async function openTab() {
  const updates: LeadUpdate[] = []
  const leave = shareLeadUpdates(7, (update) => updates.push(update))
  onTestFinished(leave)
  await settle()
  return {
    leave,
    counts: () => updates.flatMap((update) => ('counts' in update ? [update.counts.new] : [])),
    resumed: () => updates.flatMap((update) => ('counts' in update ? [update.isResumed] : [])),
    arrived: () => updates.flatMap((update) => ('lead' in update && update.hasArrived ? [update.lead.id] : [])),
    leads: () => updates.flatMap((update) => ('lead' in update ? [update.lead.id] : [])),
  }
}

const countsEvent = (id: number, count: number) => `event: counts\nid: ${id}\ndata: {"new":${count}}\n\n`
const leadEvent = (id: number, leadId = id, status = 'new') =>
  `event: lead\nid: ${id}\ndata: ${JSON.stringify({ id: leadId, status })}\n\n`

const openStreams = () => server.streams.filter(({ isOpen }) => isOpen())

test('all tabs share one connection, and each receives everything once', async () => {
  const first = await openTab()
  const second = await openTab()
  server.streams[0]?.write(countsEvent(3, 1) + leadEvent(4) + countsEvent(4, 2) + leadEvent(4, 2))
  await settle()
  for (const tab of [first, second]) {
    expect([tab.counts(), tab.leads(), tab.arrived()]).toEqual([[1, 2], [4, 2], [4]])
  }
  expect(server.streams).toHaveLength(1)
})

test('counts that come without a lead say that some may have been missed', async () => {
  const tab = await openTab()
  server.streams[0]?.write(countsEvent(3, 1) + leadEvent(4) + countsEvent(4, 2) + countsEvent(4, 3))
  await settle()
  expect(tab.resumed()).toEqual([true, false, true])
})

test('a tab that opens later gets the counts from the one that leads', async () => {
  await openTab()
  server.streams[0]?.write(countsEvent(3, 1))
  await settle()
  const second = await openTab()
  expect(second.counts()).toEqual([1])
})

test('when the leading tab closes, the next one goes on at once, after the last lead that it knows of', async () => {
  const first = await openTab()
  const second = await openTab()
  server.streams[0]?.write(countsEvent(3, 1) + leadEvent(4))
  await settle()
  first.leave()
  await settle()
  expect(server.streams.map(({ lastId }) => lastId)).toEqual([null, '4'])
  expect(openStreams()).toHaveLength(1)
  server.streams[1]?.write(leadEvent(5))
  await settle()
  expect([first.arrived(), second.arrived()]).toEqual([[4], [4, 5]])
})

test('a tab that is closed receives nothing of what its connection has read already', async () => {
  const first = await openTab()
  server.streams[0]?.write(countsEvent(3, 1))
  await settle()
  server.streams[0]?.write(leadEvent(4))
  first.leave()
  await settle()
  expect(first.leads()).toEqual([])
})

test('one that begins again for the same person is not kept waiting by the one before', async () => {
  const before = await openTab()
  server.streams[0]?.write(countsEvent(3, 1))
  await settle()
  before.leave()
  await openTab()
  expect(openStreams()).toHaveLength(1)
  expect(server.streams).toHaveLength(2)
})

test('the leading tab keeps its connection when it is looked at again', async () => {
  await openTab()
  browser.showTab()
  server.streams[0]?.write(countsEvent(3, 1))
  await vi.advanceTimersByTimeAsync(16_000)
  expect(server.streams).toHaveLength(1)
})

/** A leading tab whose script the browser has suspended. */
async function openSleepingTab() {
  const woken = Promise.withResolvers<null>()
  const lost = vi.fn<() => void>()
  browser.locks.request(name, {}, () => woken.promise).catch(lost)
  await settle()
  return { lost, channel: browser.openChannel(name) }
}

test('the place of a leading tab that does not answer is taken', async () => {
  const sleeping = await openSleepingTab()
  await openTab()
  await vi.advanceTimersByTimeAsync(14_000)
  expect(server.streams).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(openStreams()).toHaveLength(1)
  expect(sleeping.lost).toHaveBeenCalled()
})

test('of two tabs that wait for the same answer one takes the place, and the other leaves it to that one', async () => {
  await openSleepingTab()
  await openTab()
  await vi.advanceTimersByTimeAsync(1_000)
  await openTab()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.streams).toHaveLength(1)
})

test('a tab whose place was taken gives up its connection and waits for its turn', async () => {
  const first = await openTab()
  await browser.locks.request(name, { steal: true }, async () => {})
  await settle()
  expect(openStreams()).toHaveLength(1)
  expect(server.streams).toHaveLength(2)
  first.leave()
  await settle()
  expect([openStreams().length, browser.locks.isHeld(name)]).toEqual([0, false])
})

test('leads that a waking tab passes on late arrive no second time', async () => {
  const { channel } = await openSleepingTab()
  const tab = await openTab()
  await vi.advanceTimersByTimeAsync(15_000)
  server.streams[0]?.write(countsEvent(3, 1) + leadEvent(4) + leadEvent(5))
  await settle()
  for (const id of [4, 5]) channel.send({ update: { lead: { id, status: 'new' }, hasArrived: true }, id })
  await settle()
  expect(tab.arrived()).toEqual([4, 5])
})

test('a lead that another one overtook arrives too, and the other one no second time', async () => {
  const tab = await openTab()
  server.streams[0]?.write(countsEvent(4, 1) + leadEvent(4, 6) + countsEvent(4, 2))
  await settle()
  server.streams[0]?.write(leadEvent(5, 5) + leadEvent(6, 6) + countsEvent(6, 3))
  await settle()
  expect([tab.arrived(), tab.leads()]).toEqual([
    [6, 5],
    [6, 5, 6],
  ])
})

test('a tab whose connection ended by a failure of ours no longer says that it leads', async () => {
  const mistake = new Error('a mistake')
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  const publish = vi.fn<() => void>().mockImplementationOnce(() => {
    throw mistake
  })
  const leave = shareLeadUpdates(7, publish)
  onTestFinished(leave)
  await settle()
  server.streams[0]?.write(countsEvent(3, 1))
  await settle()
  expect(reported).toHaveBeenCalledWith(mistake)
  const second = await openTab()
  expect(openStreams()).toHaveLength(1)
  server.streams[1]?.write(countsEvent(3, 1))
  await settle()
  expect(second.counts()).toEqual([1])
})

test('where no stream comes through, the counts are asked for, and every tab reads anew what it shows', async () => {
  server.answerCounts({ new: 7 })
  server.swallowNext()
  const [first, second] = [await openTab(), await openTab()]
  await vi.advanceTimersByTimeAsync(60_000)
  for (const tab of [first, second]) expect([tab.counts(), tab.resumed()]).toEqual([[7], [true]])
  // No lead counts as known for it.
  await vi.advanceTimersByTimeAsync(2_000)
  expect(server.streams.map(({ lastId }) => lastId)).toEqual([null, null])
  const third = await openTab()
  expect(third.counts()).toEqual([7])
})

test('without locks each tab has a connection of its own', async () => {
  vi.stubGlobal('isSecureContext', false)
  const first = await openTab()
  const second = await openTab()
  expect(server.streams).toHaveLength(2)
  for (const stream of server.streams) stream.write(countsEvent(3, 1))
  await settle()
  expect([first.counts(), second.counts()]).toEqual([[1], [1]])
})
