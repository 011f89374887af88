import { MAX_COMPARED } from '#contract/compare.ts'
import { COMPARED_KEY } from '#web/lib/draft.ts'
import { createStoredList } from '#web/lib/stored-list.ts'

/** A professional to compare. The name is stored as well, so that the bar needs nothing from the server. */
export interface Chosen {
  id: number
  name: string
}

function isChosen(value: unknown): value is Chosen {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('name' in value)) return false
  return Number.isInteger(value.id) && typeof value.name === 'string'
}

const chosen = createStoredList(COMPARED_KEY, MAX_COMPARED, isChosen)

export const { read: readChosen, write: setChosen, subscribe: subscribeToChosen } = chosen

/** Updates the names, and removes professionals that are no longer public, after a comparison was loaded. */
export function refreshChosen(compared: readonly Chosen[], gone: readonly number[]) {
  const before = chosen.readStored()
  const next = before.flatMap((one) => {
    const name = compared.find(({ id }) => id === one.id)?.name ?? one.name
    return gone.includes(one.id) ? [] : [name === one.name ? one : { ...one, name }]
  })
  if (next.length < before.length || next.some((one, index) => one !== before[index])) setChosen(next)
}

/** Adds or removes a professional; false if the maximum is reached. */
export function toggleChosen(one: Chosen): boolean {
  const before = chosen.readStored()
  const others = before.filter(({ id }) => id !== one.id)
  if (others.length === before.length && before.length >= MAX_COMPARED) return false
  setChosen(others.length < before.length ? others : [...before, one])
  return true
}
