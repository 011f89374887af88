import { expect, onTestFinished, test, vi } from 'vitest'
import { createShares, limitsFor, runInUse, startUse } from './shares.ts'

const limits = { connections: 1, maxWaiting: 2, waitMs: 30_000 }

/** Shares of which each has one connection, and what entered them, in order. */
function makeShares(personal: Partial<typeof limits> = {}, options: { coldMs?: number } = {}) {
  const shares = createShares({ public: limits, personal: { ...limits, ...personal }, background: limits }, options)
  const entered: string[] = []
  const enter = async (name: string, use = startUse('personal')) => {
    const leave = await runInUse(use, () => shares.enter())
    entered.push(name)
    return leave
  }
  return { shares, entered, enter }
}

const refusalOf = (entering: Promise<unknown>) => entering.then(() => null, String)

test('a share does not take from another one', async () => {
  const { shares, enter, entered } = makeShares()
  const leave = await enter('personal')
  const waiting = enter('personal again')
  await enter('public', startUse('public'))
  await shares.enter()
  expect(entered).toEqual(['personal', 'public'])
  expect(shares.stats('personal')).toEqual({ inUse: 1, waiting: 1, refused: 0 })
  leave()
  await waiting
})

test('a request that has begun goes before those that have not, and is not refused for their number', async () => {
  const { shares, enter, entered } = makeShares()
  const use = startUse('personal')
  const leaveFirst = await enter('begun', use)
  leaveFirst()
  const leave = await enter('holder')
  const others = [enter('fresh 1'), enter('fresh 2')]
  await expect(enter('fresh 3')).rejects.toThrow('too many are waiting')
  const again = enter('begun again', use)
  leave()
  for (const next of [again, ...others]) (await next)()
  expect(entered).toEqual(['begun', 'holder', 'begun again', 'fresh 1', 'fresh 2'])
  expect(shares.stats('personal')).toEqual({ inUse: 0, waiting: 0, refused: 1 })
})

test('a free connection goes to the account that has the fewest, whatever another one has sent before', async () => {
  const { enter, entered } = makeShares({ connections: 2 })
  const of = (account: number, hasBegun = false) => ({ ...startUse('personal'), account, hasBegun })
  const [leaveFirst, leaveSecond] = [await enter('A 1', of(1)), await enter('A 2', of(1))]
  const begun = enter('A 3, begun', of(1, true))
  const others = [enter('A 4', of(1)), enter('B 1', of(2))]
  leaveFirst()
  leaveSecond()
  for (const next of [begun, ...others]) (await next)()
  expect(entered).toEqual(['A 1', 'A 2', 'B 1', 'A 3, begun', 'A 4'])
})

test('where nobody has signed in, it goes to the network that has the fewest, also for a part of its request', async () => {
  const { enter, entered } = makeShares({ connections: 3, maxWaiting: 3 })
  const of = (network: string) => startUse('personal', () => network)
  const partOf = (network: string) => runInUse(of(network), () => startUse('personal'))
  const leaving = [await enter('A 1', of('A')), await enter('A 2', of('A'))]
  leaving.push(await enter('A 3', of('A')))
  const others = [enter('A 4, a part', partOf('A')), enter('A 5, signed in', { ...of('A'), account: 1 })]
  others.push(enter('B 1', of('B')))
  for (const leave of leaving) leave()
  for (const next of others) (await next)()
  expect(entered).toEqual(['A 1', 'A 2', 'A 3', 'A 5, signed in', 'B 1', 'A 4, a part'])
})

test('a full line has room for an account that has less in it, not for one that has as much', async () => {
  const { shares, enter, entered } = makeShares({ maxWaiting: 3 })
  const of = (account: number) => ({ ...startUse('personal'), account })
  const leave = await enter('A 1', of(1))
  const kept = [enter('A 2', of(1)), enter('A 3', of(1))]
  const refused = refusalOf(enter('A 4', of(1)))
  kept.push(enter('B 1', of(2)))
  expect(await refused).toContain('too many are waiting')
  await expect(enter('A 5', of(1))).rejects.toThrow('too many are waiting')
  await expect(enter('B 2', of(2))).rejects.toThrow('too many are waiting')
  leave()
  for (const next of kept) (await next)()
  expect(entered).toEqual(['A 1', 'A 2', 'A 3', 'B 1'])
  expect(shares.stats('personal')).toEqual({ inUse: 0, waiting: 0, refused: 3 })
})

test('nobody waits for ever, and the place of one who has gone is not given to him', async () => {
  const { shares, enter, entered } = makeShares({ waitMs: 20 })
  const observed = vi.fn<(share: string, seconds: number) => void>()
  shares.onWaited(observed)
  const leave = await enter('holder')
  await expect(enter('late')).rejects.toThrow('no database connection became free in time')
  leave()
  await enter('next')
  expect(entered).toEqual(['holder', 'next'])
  expect(observed.mock.calls).toEqual([
    ['personal', 0],
    ['personal', expect.any(Number)],
    ['personal', 0],
  ])
})

test('a process that was held up gives what became free meanwhile, before it refuses', async () => {
  const { enter } = makeShares({ waitMs: 500 })
  const leave = await enter('holder')
  const waiting = enter('next')
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', leave)
  port1.start()
  await new Promise(setImmediate) // timers come next
  port2.postMessage(null)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600)
  await waiting
  port1.close()
})

test('behind the first statements of a process all wait for longer', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { shares, enter } = makeShares({ waitMs: 1_000 }, { coldMs: 10_000 })
  // Jobs come earlier than requests.
  const leaveJob = await enter('job', startUse('background'))
  leaveJob()
  await vi.advanceTimersByTimeAsync(20_000)
  const leave = await enter('cold')
  const waiting = enter('behind it')
  const refused = refusalOf(enter('too late'))
  await vi.advanceTimersByTimeAsync(9_000)
  leave()
  await waiting
  expect(shares.stats('personal')).toEqual({ inUse: 1, waiting: 1, refused: 0 })
  await vi.advanceTimersByTimeAsync(1_100)
  expect(await refused).toContain('no database connection became free in time')
  const refusedSoon = refusalOf(enter('warm'))
  await vi.advanceTimersByTimeAsync(1_100)
  expect(await refusedSoon).toContain('no database connection became free in time')
})

test.each([
  [1, 13],
  [2, 8],
  [4, 6],
])('each of %i processes takes at most %i connections', (processes, connections) => {
  expect(createShares(limitsFor(processes)).connections).toBe(connections)
})
