import type { CalendarDay } from '#contract/calendar-day.ts'
import { formatQuantity } from '#contract/croatian.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { longDay } from '#server/emails/days.ts'

/** The message names this many days and counts the rest. */
const MAX_LISTED_DAYS = 10

export interface EventConflicts {
  message: string
  errors: FieldErrors
}

/**
 * The refusal of days that are not among the `stored` ones or are repeated, with an error for the field of each; null
 * without a conflict.
 */
export function findConflicts(days: readonly CalendarDay[], stored: ReadonlySet<CalendarDay>): EventConflicts | null {
  const errors: FieldErrors = {}
  const conflicting = new Set<CalendarDay>()
  for (const [place, day] of days.entries()) {
    const isRepeated = days.indexOf(day) < place
    if (stored.has(day) && !isRepeated) continue
    conflicting.add(day)
    errors[`events.${place}.event_date`] = [
      isRepeated ? 'Ovaj je dan naveden više puta.' : 'Za ovaj dan već postoji događaj.',
    ]
  }
  return conflicting.size === 0 ? null : { message: conflictMessage([...conflicting].toSorted()), errors }
}

function conflictMessage(days: CalendarDay[]): string {
  const named = days.slice(0, MAX_LISTED_DAYS).map(longDay).join(', ')
  const others = days.length - MAX_LISTED_DAYS
  const rest = others > 0 ? ` i još ${formatQuantity(others, 'dan', 'dana', 'dana')}.` : ''
  return `${days.length === 1 ? 'Ovaj se dan preklapa s drugim događajem' : 'Ovi se dani preklapaju s drugim događajima'}: ${named}${rest}`
}
