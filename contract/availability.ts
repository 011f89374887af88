import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { calendarDay } from './calendar-day-schema.ts'
import { namedSchemas } from './named-schemas.ts'
import { listOf } from './page.ts'
import { pathId, queryDay } from './query.ts'

const availabilityQuery = z.object({
  start_date: queryDay.check(z.describe('Prvi dan; bez njega prvi u mjesecu.')),
  end_date: queryDay.check(z.describe('Zadnji dan; bez njega zadnji u mjesecu prvoga dana.')),
})

export type AvailabilityQuery = z.infer<typeof availabilityQuery>

const availabilityDay = z
  .object({ date: calendarDay, status: z.enum(['available', 'booked', 'blocked']) })
  .register(namedSchemas, { id: 'AvailabilityDay' })

export type AvailabilityDay = z.infer<typeof availabilityDay>

/** The longest span that one call answers, both ends included. */
export const AVAILABILITY_MAX_DAYS = 366

export const availabilityCalls = {
  'GET /professionals/:id/availability': {
    who: 'everyone',
    tag: 'Pružatelji usluga',
    summary: 'Raspoloživost pružatelja usluga po danima',
    description: 'Samo dani o kojima se nešto zna; bez razdoblja tekući mjesec. Najviše 366 dana.',
    params: pathId,
    query: availabilityQuery,
    answer: { 200: listOf(availabilityDay) },
  },
} satisfies Calls
