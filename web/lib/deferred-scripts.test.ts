import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { deferredScriptType, startScript } from './deferred-scripts.ts'

/** A page as the script finds it, with a paint observer that the test triggers. */
function run({ hidden = false, observes = true } = {}) {
  const appended: { rel?: string; href?: string; type?: string; text?: string }[] = []
  const own = { remove: vi.fn<() => void>() }
  const page = {
    hidden,
    currentScript: own,
    querySelector: (selector: string) =>
      selector === `script[type="${deferredScriptType}"]` ? { text: 'import "/assets/entry.js"' } : null,
    createElement: () => ({ remove() {} }),
    head: { append: (element: object) => appended.push(element) },
  }
  let paint = () => {}
  class PaintObserver {
    constructor(report: () => void) {
      if (!observes) throw new TypeError('no such observer')
      paint = report
    }
    observe() {}
  }
  const timers: { work: () => void; ms: number }[] = []
  runInNewContext(startScript(['/assets/a.js', '/assets/b.js']), {
    document: page,
    PerformanceObserver: PaintObserver,
    setTimeout: (work: () => void, ms: number) => timers.push({ work, ms }),
  })
  return { appended, own, timers, paint: () => paint() }
}

test('the scripts begin with the first paint, once, with all their modules', () => {
  const { appended, own, timers, paint } = run()
  expect(own.remove).toHaveBeenCalledOnce()
  expect(appended).toEqual([])
  paint()
  paint()
  timers[0]?.work()
  expect(appended).toMatchObject([
    { rel: 'modulepreload', href: '/assets/a.js' },
    { rel: 'modulepreload', href: '/assets/b.js' },
    { type: 'module', text: 'import "/assets/entry.js"' },
  ])
})

test.each([
  ['a tab in the background does not wait for a paint', { hidden: true }, 0],
  ['a browser that does not report paints waits two seconds', { observes: false }, 2_000],
])('%s', (_name, page, expected) => {
  const { appended, timers } = run(page)
  expect(timers.map(({ ms }) => ms)).toEqual([expected])
  timers[0]?.work()
  expect(appended).toHaveLength(3)
})
