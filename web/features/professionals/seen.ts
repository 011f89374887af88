import type { Media } from '#contract/media.ts'
import { subscribeToSession } from '#web/lib/session.ts'
import type { CardData } from './card-data.ts'

/** So much of a card as a browser keeps of those that were looked at. */
export type Seen = Pick<CardData, 'id' | 'company_name' | 'city' | 'category'> & { cover: Media | null }

/** Begins as a draft's does: a sign-out removes it, so that the next person at this browser does not find it. */
const SEEN_KEY = 'draft:seen'

const MAX_SEEN = 12

let seen: readonly Seen[] | null = null
let isFollowing = false
const listeners = new Set<() => void>()

function readStored(): Seen[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SEEN_KEY) ?? '[]')
    return Array.isArray(stored) ? (stored.filter(isSeen) as Seen[]).slice(0, MAX_SEEN) : [] // written by `write`
  } catch {
    // Forbidden, or not ours.
    return []
  }
}

const isSeen = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value && 'company_name' in value && 'cover' in value

function show(next: readonly Seen[]) {
  seen = next
  for (const listener of listeners) listener()
}

function write(next: readonly Seen[]) {
  try {
    if (next.length === 0) localStorage.removeItem(SEEN_KEY)
    else localStorage.setItem(SEEN_KEY, JSON.stringify(next))
  } catch {
    // Storage is full or forbidden: the list is as long as the page.
  }
  show(next)
}

/** The last ones first. */
export const readSeen = () => (seen ??= readStored())

export function subscribeToSeen(listener: () => void) {
  if (!isFollowing) followOthers()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Other tabs add to the list, and a sign-out removes it. */
function followOthers() {
  isFollowing = true
  addEventListener('storage', ({ key }) => {
    if (key === SEEN_KEY || key === null) show(readStored())
  })
  subscribeToSession(({ status }) => {
    if (status === 'anonymous') show(readStored())
  })
}

const toSeen = ({ id, company_name, city, category, cover }: Seen): Seen => ({
  id,
  company_name,
  city,
  category,
  cover,
})

/** Puts one that is looked at before all others. */
export const noteSeen = (one: Seen) =>
  write([toSeen(one), ...readStored().filter(({ id }) => id !== one.id)].slice(0, MAX_SEEN))

/** Takes over what is known of them now; null for those who are not public any more. */
export function refreshSeen(known: ReadonlyMap<number, Seen | null>) {
  const next = readStored().flatMap((one) => {
    const now = known.get(one.id)
    return now === null ? [] : [toSeen(now ?? one)]
  })
  write(next)
}

export const clearSeen = () => write([])
