import { SEEN_KEY } from '#web/lib/draft.ts'
import type { Cover } from '#web/lib/media-files.ts'
import { createStoredList } from '#web/lib/stored-list.ts'
import type { CardData } from './card-data.ts'

/** The part of a card that the browser stores for visited professionals. */
export type Seen = Pick<CardData, 'id' | 'company_name' | 'city' | 'category'> & { cover: Cover | null }

const MAX_SEEN = 12

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Checks everything that a card reads, because data written by another release or program must not break the page. */
function isSeen(value: unknown): value is Seen {
  if (!isRecord(value)) return false
  const { id, company_name, city, category, cover } = value
  return (
    Number.isInteger(id) &&
    typeof company_name === 'string' &&
    (city === null || typeof city === 'string') &&
    (category === null || isRecord(category)) &&
    (cover === null || (isRecord(cover) && Array.isArray(cover['widths'])))
  )
}

/** Most recent first. */
const seen = createStoredList(SEEN_KEY, MAX_SEEN, isSeen)

export const { read: readSeen, subscribe: subscribeToSeen } = seen

const toSeen = ({ id, company_name, city, category, cover }: Seen): Seen => ({
  id,
  company_name,
  city,
  category,
  cover,
})

/** Moves a visited professional to the front. */
export const noteSeen = (one: Seen) =>
  seen.write([toSeen(one), ...seen.readStored().filter(({ id }) => id !== one.id)].slice(0, MAX_SEEN))

/** Takes over current data; null removes a professional that is no longer public. */
export function refreshSeen(known: ReadonlyMap<number, Seen | null>) {
  const next = seen.readStored().flatMap((one) => {
    const now = known.get(one.id)
    return now === null ? [] : [toSeen(now ?? one)]
  })
  seen.write(next)
}

export const clearSeen = () => seen.write([])
