import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#test/eventually.ts'

let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.resetModules()
})

afterEach(() => vi.unstubAllGlobals())

/** A fresh copy of the module, as in a new document, and whether its first use has happened. */
async function openDocument() {
  const { documentUsed } = await import('./first-use.ts')
  const used = vi.fn()
  void documentUsed().then(used)
  return { documentUsed, used }
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5))

test.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin', 'input', 'click', 'popstate'])(
  'a document that nobody has used yet is used with its first %s',
  async (sign) => {
    const { used } = await openDocument()
    await aMoment()
    expect(used).not.toHaveBeenCalled()
    page.dispatchEvent(new Event(sign))
    await eventually(async () => expect(used).toHaveBeenCalledOnce())
  },
)

test('what is asked later finds the document used', async () => {
  const { documentUsed } = await openDocument()
  page.dispatchEvent(new Event('keydown'))
  await expect(documentUsed()).resolves.toBeUndefined()
})

test('one set of listeners waits for all who ask, and goes with the first sign', async () => {
  const added = vi.spyOn(page, 'addEventListener')
  const removed = vi.spyOn(page, 'removeEventListener')
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const { documentUsed } = await openDocument()
  const count = added.mock.calls.length
  void documentUsed()
  expect(added.mock.calls).toHaveLength(count)
  page.dispatchEvent(new Event('wheel'))
  expect(removed.mock.calls).toHaveLength(count)
})

test('a document that was scrolled before its scripts were here is in use', async () => {
  vi.stubGlobal('scrollY', 300)
  const { used } = await openDocument()
  await eventually(async () => expect(used).toHaveBeenCalledOnce())
})

test('so is one in which something was chosen before that', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: { used: '' } } })
  const { used } = await openDocument()
  await eventually(async () => expect(used).toHaveBeenCalledOnce())
})

test('so is one whose reader is signed in', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  const { used } = await openDocument()
  const { beginSession } = await import('./session.ts')
  expect(used).not.toHaveBeenCalled()
  beginSession({
    token: 'x',
    user: { id: 7, name: 'Ana', email: 'ana@primjer.test', phone: null, role: 'couple' },
  })
  await eventually(async () => expect(used).toHaveBeenCalledOnce())
})
