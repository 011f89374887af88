import type { Media } from '#contract/media.ts'
import { SEEN_KEY } from '#web/lib/draft.ts'
import { createStoredList } from '#web/lib/stored-list.ts'
import type { CardData } from './card-data.ts'

/** So much of a card as a browser keeps of those that were looked at. */
export type Seen = Pick<CardData, 'id' | 'company_name' | 'city' | 'category'> & { cover: Media | null }

const MAX_SEEN = 12

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Everything that a card reads: one that another release or program has written must not take the page down. */
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

/** The last ones first. */
const seen = createStoredList(SEEN_KEY, MAX_SEEN, isSeen)

export const { read: readSeen, subscribe: subscribeToSeen } = seen

const toSeen = ({ id, company_name, city, category, cover }: Seen): Seen => ({
  id,
  company_name,
  city,
  category,
  cover,
})

/** Puts one that is looked at before all others. */
export const noteSeen = (one: Seen) =>
  seen.write([toSeen(one), ...seen.readStored().filter(({ id }) => id !== one.id)].slice(0, MAX_SEEN))

/** Takes over what is known of them now; null for those who are not public any more. */
export function refreshSeen(known: ReadonlyMap<number, Seen | null>) {
  const next = seen.readStored().flatMap((one) => {
    const now = known.get(one.id)
    return now === null ? [] : [toSeen(now ?? one)]
  })
  seen.write(next)
}

export const clearSeen = () => seen.write([])
