import * as z from 'zod/mini'
import { isCalendarDay, type CalendarDay } from './calendar-day.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'
import { optionalText, requiredMessage } from './text.ts'

/**
 * Separate from the arithmetic of days, so that a page that only calculates with days does not load the schema library.
 */
export const calendarDay = z.string().check(
  z.refine((text) => isCalendarDay(text), { error: 'Datum nije ispravan.' }),
  z.meta({ format: 'date', example: '2027-06-12' }),
) as unknown as z.ZodMiniType<CalendarDay, string> // the refinement is the brand; mini has no narrowing check

/** A required day in a body. */
export const requiredDay = z
  .pipe(
    z.string({ error: requiredMessage }).check(z.trim(), z.minLength(1, { error: requiredMessage, abort: true })),
    calendarDay,
  )
  .register(jsonSchemaOverrides, { type: 'string', format: 'date' })

/** An optional day in a body: empty, null and missing all mean null. */
export const optionalDay = z
  .pipe(optionalText(40), z.nullable(calendarDay))
  .register(jsonSchemaOverrides, { type: ['string', 'null'], format: 'date' })
