import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const one = { id: 7, name: 'Foto Val' }
const named = (...ids: number[]) => ids.map((id) => ({ id, name: `Tvrtka ${id}` }))

vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})

/** As on a freshly opened page. */
async function openPage() {
  vi.resetModules()
  return import('./chosen.ts')
}

beforeEach(() => stored.clear())

test('what was chosen is there after a reload, and gone when it was removed', async () => {
  const first = await openPage()
  expect(first.toggleChosen(one)).toBe(true)
  const second = await openPage()
  expect(second.readChosen()).toEqual([one])
  expect(second.toggleChosen(one)).toBe(true)
  expect(stored.size).toBe(0)
  expect((await openPage()).readChosen()).toEqual([])
})

test('a fifth is refused, and one of four can be removed', async () => {
  const { readChosen, setChosen, toggleChosen } = await openPage()
  setChosen(named(1, 2, 3, 4))
  expect(toggleChosen(one)).toBe(false)
  expect(readChosen()).toEqual(named(1, 2, 3, 4))
  expect(toggleChosen(named(2)[0] ?? one)).toBe(true)
  expect(toggleChosen(one)).toBe(true)
  expect(readChosen()).toEqual([...named(1, 3, 4), one])
})

test('a choice that another tab has made meanwhile is added to, not undone', async () => {
  const { setChosen, toggleChosen, readChosen } = await openPage()
  setChosen(named(1, 2))
  stored.set('draft:compared', JSON.stringify(named(1, 2, 3)))
  expect(toggleChosen(one)).toBe(true)
  expect(readChosen()).toEqual([...named(1, 2, 3), one])
  stored.set('draft:compared', JSON.stringify(named(1, 2, 3, 4)))
  expect(toggleChosen({ id: 5, name: 'Peti' })).toBe(false)
})

test('where nothing can be stored the choice is as long as the page', async () => {
  const { toggleChosen, readChosen } = await openPage()
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  toggleChosen(one)
  toggleChosen({ id: 2, name: 'Drugi' })
  expect(readChosen()).toEqual([one, { id: 2, name: 'Drugi' }])
  full.mockRestore()
})

test('a comparison tells the choice its names, and who is not public any more', async () => {
  const { refreshChosen, setChosen, readChosen } = await openPage()
  setChosen([...named(1, 2), one])
  const write = vi.spyOn(stored, 'set')
  refreshChosen(named(1, 2), [99])
  expect(write).not.toHaveBeenCalled()
  refreshChosen([{ id: 7, name: 'Foto Val d.o.o.' }], [2])
  expect(readChosen()).toEqual([...named(1), { id: 7, name: 'Foto Val d.o.o.' }])
})

test.each(['', 'x', '{}', 'null', '[null, 7, {"id": "7", "name": "x"}, {"id": 7}]'])(
  'a store of %j counts as empty',
  async (text) => {
    stored.set('draft:compared', text)
    expect((await openPage()).readChosen()).toEqual([])
  },
)

test('of a store with too many the first four count', async () => {
  stored.set('draft:compared', JSON.stringify(named(1, 2, 3, 4, 5)))
  expect((await openPage()).readChosen()).toEqual(named(1, 2, 3, 4))
})
