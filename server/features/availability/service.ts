import type { AvailabilityDay, AvailabilityQuery } from '#contract/availability.ts'
import type { Actor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { invalidField } from '#server/errors.ts'
import { listActiveDays } from '#server/features/events/service.ts'
import { ensureVisible } from '#server/features/professionals/service.ts'
import { spanOf, validateSpan } from './span.ts'

/** Days without an event are not listed: their status is unknown. */
export async function listAvailability(
  deps: Deps,
  viewer: Actor | null,
  professionalId: number,
  query: AvailabilityQuery,
): Promise<AvailabilityDay[]> {
  const span = spanOf(query, deps.clock.today())
  const error = validateSpan(span)
  if (error !== null) throw invalidField('end_date', error)
  await ensureVisible(deps, viewer, professionalId)
  return listActiveDays(deps, professionalId, span)
}
