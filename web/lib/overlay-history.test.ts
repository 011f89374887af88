import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isReturning, prepareOverlayHistory, setPopStateListener } from './overlay-entries.ts'
import { createOverlayHistory } from './overlay-history.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A browser's history: traversals are asynchronous, and a push cuts off the entries ahead. */
function makeBrowser({ isReloaded = false } = {}) {
  const target = new EventTarget()
  let entries: unknown[] = [
    { key: 'before', idx: 0 },
    { key: 'page', idx: 1 },
    ...(isReloaded ? [{ key: 'page', idx: 2, overlays: [1] }] : []),
  ]
  let at = entries.length - 1
  let isDropping = false
  let isCountedAtOnce = false
  const history = {
    get state() {
      return entries[at]
    },
    pushState(state: unknown) {
      entries = [...entries.slice(0, at + 1), state]
      at++
    },
    go(delta = 0) {
      if (isDropping) return
      const counted = at + delta
      setTimeout(() => {
        const to = isCountedAtOnce ? counted : at + delta
        if (entries[to] === undefined) return
        at = to
        target.dispatchEvent(new Event('popstate'))
      }, 5)
    },
  }
  prepareOverlayHistory(history, target)
  const overlays = createOverlayHistory(history, setPopStateListener, isReturning)
  const router = vi.fn<(key: string) => void>()
  const keyAt = () => (history.state as { key: string }).key
  // The router listens too, after the overlays.
  target.addEventListener('popstate', () => router(keyAt()))
  return {
    overlays,
    router,
    /** The number of entries before the current one. */
    depth: () => at,
    ahead: () => entries.length - 1 - at,
    keyAt,
    go: async (delta: number) => {
      history.go(delta)
      await vi.advanceTimersByTimeAsync(100)
    },
    routerPushes: (key: string) => history.pushState({ key, idx: at + 1 }),
    dropTraversals: () => {
      isDropping = true
    },
    takeTraversals: () => {
      isDropping = false
    },
    /** As a browser whose other process has begun with a traversal before it learns of a push. */
    countTraversalsAtOnce: () => {
      isCountedAtOnce = true
    },
    settle: (ms = 100) => vi.advanceTimersByTimeAsync(ms),
  }
}

/** Opens an overlay that closes when told to. */
async function openOverlay({ overlays, settle }: ReturnType<typeof makeBrowser>) {
  const close = vi.fn<() => void>(() => remove())
  const remove = overlays.add(close)
  await settle()
  return { close, remove }
}

test('one step back closes what is open, and the page stays', async () => {
  const browser = makeBrowser()
  const { close } = await openOverlay(browser)
  expect(browser.depth()).toBe(2)
  await browser.go(-1)
  expect(close).toHaveBeenCalledTimes(1)
  expect(browser.depth()).toBe(1)
  expect(browser.router).not.toHaveBeenCalled()
  await browser.go(-1)
  expect(browser.router).toHaveBeenCalledExactlyOnceWith('before')
})

test('a step forward after that leads back to the page', async () => {
  const browser = makeBrowser()
  const { close } = await openOverlay(browser)
  await browser.go(-1)
  await browser.go(1)
  expect(browser.depth()).toBe(1)
  expect(close).toHaveBeenCalledTimes(1)
  expect(browser.router).not.toHaveBeenCalled()
})

test('closed by its button, it leaves no entry to go back to', async () => {
  const browser = makeBrowser()
  const { remove } = await openOverlay(browser)
  remove()
  await browser.settle()
  expect(browser.depth()).toBe(1)
  await browser.go(-1)
  expect(browser.router).toHaveBeenCalledExactlyOnceWith('before')
})

test('of two, a step back closes the upper one', async () => {
  const browser = makeBrowser()
  const lower = await openOverlay(browser)
  const upper = await openOverlay(browser)
  expect(browser.depth()).toBe(3)
  await browser.go(-1)
  expect(upper.close).toHaveBeenCalledTimes(1)
  expect(lower.close).not.toHaveBeenCalled()
  await browser.go(-1)
  expect(lower.close).toHaveBeenCalledTimes(1)
  expect(browser.depth()).toBe(1)
  expect(browser.router).not.toHaveBeenCalled()
})

test('two that close together go back together', async () => {
  const browser = makeBrowser()
  const lower = await openOverlay(browser)
  const upper = await openOverlay(browser)
  upper.remove()
  lower.remove()
  await browser.settle()
  expect(browser.depth()).toBe(1)
  expect(browser.router).not.toHaveBeenCalled()
})

test('one that takes the place of another takes its entry too', async () => {
  const browser = makeBrowser()
  const first = await openOverlay(browser)
  first.remove()
  const second = await openOverlay(browser)
  expect(browser.depth()).toBe(2)
  await browser.go(-1)
  expect(second.close).toHaveBeenCalledTimes(1)
  expect(browser.depth()).toBe(1)
})

test('one that asks about unsaved changes instead of closing asks at each step back', async () => {
  const browser = makeBrowser()
  const ask = vi.fn()
  const remove = browser.overlays.add(ask)
  await browser.settle()
  await browser.go(-1)
  expect(browser.depth()).toBe(2)
  await browser.go(-1)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(browser.depth()).toBe(2)
  remove()
  await browser.settle()
  expect(browser.depth()).toBe(1)
  expect(browser.ahead()).toBe(1)
  expect(browser.router).not.toHaveBeenCalled()
})

test.each([
  ['before it has gone back', 0],
  ['while it goes back', 3],
])('a page that is opened %s is shown, and one step back leads to the page before it', async (_when, delay) => {
  const browser = makeBrowser()
  const { remove } = await openOverlay(browser)
  remove()
  if (delay > 0) await browser.settle(delay)
  browser.routerPushes('next')
  await browser.settle()
  expect(browser.keyAt()).toBe('next')
  expect(browser.router).not.toHaveBeenCalled()
  await browser.go(-1)
  expect(browser.keyAt()).toBe('page')
  expect(browser.depth()).toBe(1)
  expect(browser.router).toHaveBeenCalledExactlyOnceWith('page')
})

test('a step back over a page and what is open on it reaches the router', async () => {
  const browser = makeBrowser()
  const { close } = await openOverlay(browser)
  await browser.go(-2)
  expect(browser.router).toHaveBeenCalledExactlyOnceWith('before')
  expect(close).toHaveBeenCalledTimes(1)
})

test('a traversal that the browser drops hides no later one from the router', async () => {
  const browser = makeBrowser()
  const { remove } = await openOverlay(browser)
  browser.dropTraversals()
  remove()
  await browser.settle()
  browser.routerPushes('next')
  browser.takeTraversals()
  await browser.settle(2000)
  await browser.go(-1)
  expect(browser.router).toHaveBeenCalledExactlyOnceWith('page')
  expect(browser.depth()).toBe(1)
})

test.each(['at once', 'when it arrives'])(
  'a page that the router opens while two overlays close stays open, if the browser counts the way back %s',
  async (counts) => {
    const browser = makeBrowser()
    if (counts === 'at once') browser.countTraversalsAtOnce()
    const [lower, upper] = [await openOverlay(browser), await openOverlay(browser)]
    upper.remove()
    lower.remove()
    await browser.settle(2)
    browser.routerPushes('next')
    await browser.settle()
    expect([browser.keyAt(), browser.ahead()]).toEqual(['next', 0])
    expect(browser.router).not.toHaveBeenCalled()
    // And its own overlays close as ever.
    const { close } = await openOverlay(browser)
    await browser.go(-1)
    expect(close).toHaveBeenCalledTimes(1)
    expect(browser.keyAt()).toBe('next')
  },
)

test.each(['before', 'after'])(
  'after a reload, an overlay that opens %s the entry of the former one is left stays open, and a step back closes it',
  async (order) => {
    const browser = makeBrowser({ isReloaded: true })
    if (order === 'after') await browser.settle()
    const { close } = await openOverlay(browser)
    expect(close).not.toHaveBeenCalled()
    expect(browser.depth()).toBe(2)
    await browser.go(-1)
    expect(close).toHaveBeenCalledTimes(1)
    expect([browser.depth(), browser.keyAt()]).toEqual([1, 'page'])
  },
)

test('a step back after a reload that the browser drops keeps no overlay from closing', async () => {
  const browser = makeBrowser({ isReloaded: true })
  browser.dropTraversals()
  await browser.settle(2_000)
  browser.takeTraversals()
  const { close } = await openOverlay(browser)
  await browser.go(-1)
  expect(close).toHaveBeenCalledTimes(1)
})
