import type { CalendarDay } from '#contract/calendar-day.ts'
import { leadLifecycle } from '#contract/lead-lifecycle.ts'
import type { Lead } from '#contract/leads.ts'

/** `own` is a day that is booked for the couple, `asked` one that it waits for. */
export type OwnDayStatus = 'own' | 'asked'

/** The days of a couple's enquiries to one professional; those that came to nothing are left out. */
export function ownLeadDays(leads: readonly Lead[]): ReadonlyMap<string, OwnDayStatus> {
  const days = new Map<CalendarDay, OwnDayStatus>()
  for (const { event_date: day, status } of leads) {
    const { booksDay, isOpen } = leadLifecycle[status]
    if (booksDay) days.set(day, 'own')
    else if (isOpen && !days.has(day)) days.set(day, 'asked')
  }
  return days
}
