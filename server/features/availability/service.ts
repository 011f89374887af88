import type {
  AvailabilityDay,
  AvailabilityQuery,
  DayAvailabilityQuery,
  DayOfProfessional,
  FreeDay,
  FreeDaysQuery,
} from '#contract/availability.ts'
import { FREE_DAYS_MAX } from '#contract/free-days.ts'
import type { Actor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { invalidField } from '#server/errors.ts'
import { findPublicDays, listActiveDays, listActiveOn } from '#server/features/events/service.ts'
import { ensureVisible, filterPublic } from '#server/features/professionals/service.ts'
import { selectFreeDays } from './queries.ts'
import { freeDaysSpan, spanOf, validateSpan } from './span.ts'

/** The day's entries of the public professionals among them; those without one are not listed. */
export async function listDay(deps: Deps, query: DayAvailabilityQuery): Promise<DayOfProfessional[]> {
  return listActiveOn(deps, query.date, await filterPublic(deps, query.professional_ids))
}

/** The days on which at least one professional says that it is free, with how many do. */
export async function listFreeDays(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { from, to, ...query }: FreeDaysQuery,
): Promise<FreeDay[]> {
  const span = freeDaysSpan({ from, to }, clock.today())
  const error = validateSpan(span, FREE_DAYS_MAX)
  if (error !== null) throw invalidField('to', error)
  const [days] = await selectFreeDays(db, { ...span, ...query })
  const numbers = days?.numbers ?? []
  return (days?.dates ?? []).map((date, place) => ({ date, available: numbers[place] ?? 0 }))
}

/** Days without an event are not listed, because their status is unknown. */
export async function listAvailability(
  deps: Deps,
  viewer: Actor | null,
  professionalId: number,
  query: AvailabilityQuery,
): Promise<AvailabilityDay[]> {
  const span = spanOf(query, deps.clock.today())
  const error = validateSpan(span)
  if (error !== null) throw invalidField('end_date', error)
  const days = await findPublicDays(deps, professionalId, span)
  if (days !== null) return days
  await ensureVisible(deps, viewer, professionalId)
  return listActiveDays(deps, professionalId, span)
}
