import type { CalendarDay } from '#contract/calendar-day.ts'
import type { ApiError } from '#web/call.ts'

/** The days that the server refused, which it names by their place among those that were sent. */
export const conflictingDays = ({ fields }: Pick<ApiError, 'fields'>, sent: readonly CalendarDay[]): CalendarDay[] =>
  Object.keys(fields).flatMap((field) => {
    const place = /^events\.(\d+)\.event_date$/.exec(field)?.[1]
    return sent[Number(place)] ?? []
  })
