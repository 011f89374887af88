import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, ConnectionError } from '#web/call.ts'
import { createActions } from './use-action.ts'

afterEach(() => vi.unstubAllGlobals())

/** Actions whose changes and reloads end when the test says so. */
function makeActions() {
  const actions = createActions<number>()
  const reloads: PromiseWithResolvers<undefined>[] = []
  const failures: unknown[] = []
  const options = {
    revalidate: (): Promise<void> => {
      reloads.push(Promise.withResolvers<undefined>())
      return reloads.at(-1)!.promise
    },
    onFailure: (error: unknown) => void failures.push(error),
  }
  return {
    actions,
    reloads,
    failures,
    start: (key: number, change: () => Promise<void>) => actions.start(key, change, options),
    run: (key: number, change: () => Promise<void>) => actions.run(key, change, options),
    busy: () => [...actions.read()],
  }
}

const nextTick = () => new Promise((resolve) => setImmediate(resolve))

test('a key is busy from the start of its change until the data was loaded anew', async () => {
  const { start, busy, reloads } = makeActions()
  const call = Promise.withResolvers<undefined>()
  void start(1, async () => {
    await call.promise
  })
  expect([busy(), reloads.length]).toEqual([[1], 0])
  call.resolve(undefined)
  await nextTick()
  expect([busy(), reloads.length]).toEqual([[1], 1])
  reloads[0]!.resolve(undefined)
  await nextTick()
  expect(busy()).toEqual([])
})

test('a second change of a busy key is not started, one of another key is', async () => {
  const { start, busy } = makeActions()
  const change = vi.fn(() => new Promise<void>(() => {}))
  void start(1, change)
  void start(1, change)
  void start(2, change)
  expect(change).toHaveBeenCalledTimes(2)
  expect(busy()).toEqual([1, 2])
})

test('those who listen are notified of each change of what is busy', async () => {
  const { actions, start, reloads } = makeActions()
  const seen: number[][] = []
  const unsubscribe = actions.subscribe(() => seen.push([...actions.read()]))
  await start(1, async () => {})
  reloads[0]!.resolve(undefined)
  await nextTick()
  expect(seen).toEqual([[1], []])
  unsubscribe()
  await start(1, async () => {})
  expect(seen).toHaveLength(2)
})

test.each([404, 409, 422])('after a %i, the server knows better: shown, and loaded anew', async (status) => {
  const { start, failures, reloads, busy } = makeActions()
  const refusal = new ApiError(status, { message: 'Već je odlučeno.' })
  await start(1, () => Promise.reject(refusal))
  expect([failures, reloads.length, busy()]).toEqual([[refusal], 1, [1]])
  reloads[0]!.resolve(undefined)
  await nextTick()
  expect(busy()).toEqual([])
})

test.each([new ConnectionError(), new ApiError(500, null), new ApiError(401, null)])(
  'a failure that says nothing of the data is shown and loads nothing: %s',
  async (error) => {
    const { start, failures, reloads, busy } = makeActions()
    await start(1, () => Promise.reject(error))
    expect([failures, reloads.length, busy()]).toEqual([[error], 0, []])
  },
)

test('a mistake of our own is shown and reported', async () => {
  const reportError = vi.fn()
  vi.stubGlobal('reportError', reportError)
  const { start, failures } = makeActions()
  const mistake = new TypeError('x is undefined')
  await start(1, () => Promise.reject(mistake))
  expect(failures).toEqual([mistake])
  expect(reportError).toHaveBeenCalledWith(mistake)
})

test('who runs a change gets its failure, and the key is free again', async () => {
  const { run, failures, busy } = makeActions()
  const error = new ConnectionError()
  await expect(run(1, () => Promise.reject(error))).rejects.toBe(error)
  expect([failures, busy()]).toEqual([[], []])
})

test('a change that a dialog runs is made also while its key is busy, which then waits for both', async () => {
  const { start, run, busy, reloads } = makeActions()
  await start(1, async () => {})
  const change = vi.fn(async () => {})
  await run(1, change)
  expect(change).toHaveBeenCalledOnce()
  reloads[0]!.resolve(undefined)
  await nextTick()
  expect(busy()).toEqual([1])
  reloads[1]!.resolve(undefined)
  await nextTick()
  expect(busy()).toEqual([])
})
