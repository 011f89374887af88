import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Professional } from '#contract/professionals.ts'
import { MAX_SIMILAR } from '#contract/similar.ts'
import type { Actor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { ensureVisible, findPublicCards } from '#server/features/professionals/service.ts'
import { selectSimilar } from './queries.ts'

type DatabaseDeps = Pick<Deps, 'db'>

/** Most similar first; none for a profile that is not public. */
export async function findSimilar(deps: DatabaseDeps, id: number, date?: CalendarDay): Promise<Professional[]> {
  const rows = await selectSimilar(deps.db, { id, date, limit: MAX_SIMILAR })
  if (rows.length === 0) return []
  const cards = await findPublicCards(
    deps,
    rows.map((row) => row.id),
  )
  return rows.flatMap((row) => {
    const card = cards.get(row.id)
    if (!card) return []
    return date === undefined ? [card] : [{ ...card, availability: row.is_available ? 'available' : 'unknown' }]
  })
}

/** The same; throws not_found for a profile that the viewer must not know of. */
export async function listSimilar(
  deps: DatabaseDeps,
  viewer: Actor | null,
  id: number,
  date?: CalendarDay,
): Promise<Professional[]> {
  const found = await findSimilar(deps, id, date)
  if (found.length === 0) await ensureVisible(deps, viewer, id)
  return found
}
