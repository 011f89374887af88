import { beforeEach, expect, test, vi } from 'vitest'
import type { Seen } from './seen.ts'

const stored = new Map<string, string>()

vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})

const one = (id: number, company_name = `Tvrtka ${id}`): Seen => ({
  id,
  company_name,
  city: 'Split',
  category: null,
  cover: null,
})

/** As on a freshly opened page. */
async function openPage() {
  vi.resetModules()
  return import('./seen.ts')
}

const idsOf = (seen: readonly Seen[]) => seen.map(({ id }) => id)

beforeEach(() => stored.clear())

test('the last twelve are kept, the latest first, each once', async () => {
  const { noteSeen } = await openPage()
  for (let id = 1; id <= 14; id++) noteSeen(one(id))
  noteSeen(one(5))
  const { readSeen } = await openPage()
  expect(idsOf(readSeen())).toEqual([5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3])
})

test('nothing more of a professional is kept than the list shows', async () => {
  const { noteSeen } = await openPage()
  noteSeen({ ...one(7), description: 'Dugačak opis' } as Seen)
  expect([...stored.values()].join('')).not.toContain('opis')
})

test('those who are gone leave the list, others are shown as they are now', async () => {
  const { noteSeen, readSeen, refreshSeen } = await openPage()
  for (const id of [1, 2, 3]) noteSeen(one(id))
  refreshSeen(
    new Map([
      [1, one(1, 'Novo ime')],
      [2, null],
    ]),
  )
  expect(readSeen().map(({ company_name }) => company_name)).toEqual(['Tvrtka 3', 'Novo ime'])
})

test('a cleared list leaves nothing behind', async () => {
  const { clearSeen, noteSeen, readSeen } = await openPage()
  noteSeen(one(1))
  clearSeen()
  expect([readSeen(), stored.size]).toEqual([[], 0])
})

test.each(['', 'x', '{}', '[1, null, {"id": 1}]'])('a store of %j counts as empty', async (text) => {
  stored.set('draft:seen', text)
  expect((await openPage()).readSeen()).toEqual([])
})

test('one that a card could not show is left out', async () => {
  const broken = [
    { cover: {} },
    { cover: 5 },
    { category: 'glazba' },
    { city: { a: 1 } },
    { company_name: null },
    { id: 'x' },
  ]
  stored.set('draft:seen', JSON.stringify([...broken.map((part) => ({ ...one(1), ...part })), one(2)]))
  expect((await openPage()).readSeen()).toEqual([one(2)])
})
