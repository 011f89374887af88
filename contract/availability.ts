import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { calendarDay } from './calendar-day-schema.ts'
import { FREE_DAYS_MAX } from './free-days.ts'
import { namedSchemas } from './named-schemas.ts'
import { listOf } from './page.ts'
import { pathId, queryDay, queryId, queryText, requiredQueryDay, requiredQueryIds } from './query.ts'

const availabilityQuery = z.object({
  start_date: queryDay,
  end_date: queryDay,
})

export type AvailabilityQuery = z.infer<typeof availabilityQuery>

const availabilityDay = z
  .object({ date: calendarDay, status: z.enum(['available', 'booked', 'blocked']) })
  .register(namedSchemas, { id: 'AvailabilityDay' })

export type AvailabilityDay = z.infer<typeof availabilityDay>

/** `unknown` is a day without an event: neither free nor busy. */
export type DayStatus = AvailabilityDay['status'] | 'unknown'

/** The longest span that one call accepts, including both ends. */
export const AVAILABILITY_MAX_DAYS = 366

/** The most professionals that one call accepts. */
const MAX_PROFESSIONALS = 100

const idsMessage = `Navedite oznake najviše ${MAX_PROFESSIONALS} pružatelja usluga, odvojene zarezom.`

const dayQuery = z.object({
  date: requiredQueryDay,
  professional_ids: requiredQueryIds(MAX_PROFESSIONALS, idsMessage),
})

export type DayAvailabilityQuery = z.infer<typeof dayQuery>

const dayOfProfessional = z
  .object({ professional_id: z.int(), status: z.enum(['available', 'booked', 'blocked']) })
  .register(namedSchemas, { id: 'DayOfProfessional' })

export type DayOfProfessional = z.infer<typeof dayOfProfessional>

const freeDaysQuery = z.object({
  category_id: queryId,
  city: queryText(100),
  from: queryDay,
  to: queryDay,
})

export type FreeDaysQuery = z.infer<typeof freeDaysQuery>

/** How many say that they are free on that day. */
const freeDay = z.object({ date: calendarDay, available: z.int() }).register(namedSchemas, { id: 'FreeDay' })

export type FreeDay = z.infer<typeof freeDay>

export const availabilityCalls = {
  'GET /availability': {
    operationId: 'listAvailableDays',
    who: 'everyone',
    isConditional: true,
    tag: 'Pružatelji usluga',
    summary: 'Broj slobodnih pružatelja usluga po danima',
    description: `Samo dani na koje je netko slobodan; onoliko ih je koliko i u popisu za taj dan uz „free_only”. Najviše ${FREE_DAYS_MAX} dana.`,
    query: freeDaysQuery,
    answer: { 200: listOf(freeDay) },
  },
  'GET /availability/day': {
    operationId: 'getAvailableDay',
    who: 'everyone',
    tag: 'Pružatelji usluga',
    summary: 'Dostupnost više pružatelja usluga na jedan dan',
    description: 'Samo objavljeni pružatelji o čijem se danu nešto zna.',
    query: dayQuery,
    answer: { 200: listOf(dayOfProfessional) },
  },
  'GET /professionals/:id/availability': {
    operationId: 'listProfessionalAvailability',
    who: 'everyone',
    apiKey: 'read',
    isConditional: true,
    tokenIsOptional: true,
    tag: 'Pružatelji usluga',
    summary: 'Dostupnost pružatelja usluga po danima',
    description: 'Samo dani o kojima se nešto zna; bez razdoblja tekući mjesec. Najviše 366 dana.',
    params: pathId,
    query: availabilityQuery,
    answer: { 200: listOf(availabilityDay) },
  },
} satisfies Calls
