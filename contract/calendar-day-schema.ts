import * as z from 'zod/mini'
import { isCalendarDay, type CalendarDay } from './calendar-day.ts'

/** Apart from the arithmetic of days, so that a page which only counts days does not carry the schema library. */
export const calendarDay = z.string().check(
  z.refine((text) => isCalendarDay(text), { error: 'Datum nije ispravan.' }),
  z.meta({ format: 'date', example: '2027-06-12' }),
) as unknown as z.ZodMiniType<CalendarDay, string> // the refinement is the brand; mini has no narrowing check
