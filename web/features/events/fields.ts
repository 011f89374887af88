import type { CalendarDay } from '#contract/calendar-day.ts'
import { type Event, type EventChange, eventChange, type EventInput, eventInput } from '#contract/events.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'
import { pastDay } from './text.ts'

type TypedValues = Record<string, unknown>

/** A day that is new in the calendar must not have passed. */
function pastDayIssues(typed: TypedValues, today: CalendarDay, before?: CalendarDay) {
  const day = typed['event_date']
  const isPast = typeof day === 'string' && /^\d{4}-/.test(day) && day < today && day !== before
  return isPast ? [{ path: ['event_date'], message: pastDay }] : []
}

function parseWithPastIssues<T>(
  result: { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } },
  past: Issue[],
): T {
  if (past.length === 0)
    return parseOrThrow(result.success ? result : { success: false, error: { issues: [...result.error.issues] } })
  return parseOrThrow<T>({
    success: false,
    error: { issues: [...(result.success ? [] : result.error.issues), ...past] },
  })
}

type Issue = { path: PropertyKey[]; message: string }

export function toEventInput(form: FormData, today: CalendarDay): EventInput {
  const typed: TypedValues = Object.fromEntries(form)
  return parseWithPastIssues(eventInput.safeParse(typed), pastDayIssues(typed, today))
}

/** Only the changed fields, so that another tab's changes of the others remain. */
export function toEventChange(form: FormData, event: Event, today: CalendarDay): EventChange {
  const typed: TypedValues = Object.fromEntries(form)
  const whole = parseWithPastIssues(eventChange.safeParse(typed), pastDayIssues(typed, today, event.event_date))
  return Object.fromEntries(
    Object.entries(whole).filter(([name, value]) => value !== event[name as keyof EventChange]), // its own keys
  )
}

/** The same event for each of these days. */
export function toEventInputs(form: FormData, days: readonly CalendarDay[]): EventInput[] {
  const { event_type, title, notes } = Object.fromEntries(form)
  // Validated once, with any of the days; that there is none is shown beside the preview.
  const one = parseOrThrow(eventInput.safeParse({ event_type, title, notes, event_date: days[0] ?? '' }))
  return days.map((event_date) => ({ ...one, event_date }))
}
