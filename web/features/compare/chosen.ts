import { MAX_COMPARED } from '#contract/compare.ts'
import { subscribeToSession } from '#web/lib/session.ts'

/** One that is to be compared; its name is stored too, so that the bar needs nothing from the server. */
export interface Chosen {
  id: number
  name: string
}

/** Begins as a draft's does: a sign-out removes it, so that the next person at this browser does not find it. */
const CHOSEN_KEY = 'draft:compared'

/** Null until it was read: the server, which renders the page of the comparison, has no storage. */
let chosen: readonly Chosen[] | null = null
const listeners = new Set<() => void>()

function readStored(): Chosen[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CHOSEN_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isChosen).slice(0, MAX_COMPARED) : []
  } catch {
    // Forbidden, or not ours.
    return []
  }
}

function isChosen(value: unknown): value is Chosen {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('name' in value)) return false
  return Number.isInteger(value.id) && typeof value.name === 'string'
}

function show(next: readonly Chosen[]) {
  chosen = next
  for (const listener of listeners) listener()
}

export const readChosen = () => (chosen ??= readStored())

let isFollowing = false

export function subscribeToChosen(listener: () => void) {
  if (!isFollowing) followOthers()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Other tabs change what is stored, and a sign-out removes it. */
function followOthers() {
  isFollowing = true
  addEventListener('storage', ({ key }) => {
    if (key === CHOSEN_KEY || key === null) show(readStored())
  })
  subscribeToSession(({ status }) => {
    if (status === 'anonymous') show(readStored())
  })
}

export function setChosen(next: readonly Chosen[]) {
  try {
    if (next.length === 0) localStorage.removeItem(CHOSEN_KEY)
    else localStorage.setItem(CHOSEN_KEY, JSON.stringify(next))
  } catch {
    // Storage is full or forbidden: they are there as long as the page.
  }
  show(next)
}

/** Adds or removes one; false where there are as many as can be compared. */
export function toggleChosen(one: Chosen): boolean {
  const before = readChosen()
  const others = before.filter(({ id }) => id !== one.id)
  if (others.length === before.length && before.length >= MAX_COMPARED) return false
  setChosen(others.length < before.length ? others : [...before, one])
  return true
}
