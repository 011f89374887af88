import type { CalendarDay } from '#contract/calendar-day.ts'
import { counted } from '#contract/croatian.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { longDay } from '#server/emails/days.ts'

/** A year of dates is no sentence. */
const NAMED_AT_MOST = 10

export interface Clashes {
  message: string
  errors: FieldErrors
}

/**
 * What stands against storing an event on each of these days, by its place among them, when only those in `stored`
 * could be; null when nothing does.
 */
export function clashesOf(days: readonly CalendarDay[], stored: ReadonlySet<CalendarDay>): Clashes | null {
  const errors: FieldErrors = {}
  const clashing = new Set<CalendarDay>()
  for (const [place, day] of days.entries()) {
    const isRepeated = days.indexOf(day) < place
    if (stored.has(day) && !isRepeated) continue
    clashing.add(day)
    errors[`events.${place}.event_date`] = [
      isRepeated ? 'Ovaj je dan naveden više puta.' : 'Za ovaj dan već postoji događaj.',
    ]
  }
  return clashing.size === 0 ? null : { message: messageOf([...clashing].toSorted()), errors }
}

function messageOf(days: CalendarDay[]): string {
  const named = days.slice(0, NAMED_AT_MOST).map(longDay).join(', ')
  const others = days.length - NAMED_AT_MOST
  const rest = others > 0 ? ` i još ${counted(others, 'dan', 'dana', 'dana')}.` : ''
  return `${days.length === 1 ? 'Ovaj se dan preklapa' : 'Ovi se dani preklapaju'} s drugim događajem: ${named}${rest}`
}
