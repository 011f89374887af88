import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { instant } from './instant.ts'
import { namedSchemas } from './named-schemas.ts'
import { single } from './page.ts'

/** The secret address by which other programs read a professional's calendar. */
export const calendarFeed = z
  .object({ url: z.string(), created_at: instant })
  .register(namedSchemas, { id: 'CalendarFeed' })

export type CalendarFeed = z.infer<typeof calendarFeed>

/** The address of the file itself, outside the API: calendar programs read it. */
export const calendarFeedPath = (token: string) => `/calendars/${token}.ics`

export const calendarFeedCalls = {
  'GET /calendar-feed': {
    operationId: 'getCalendarFeed',
    who: ['professional'],
    tag: 'Kalendar',
    summary: 'Tajna adresa vlastitog kalendara',
    description: 'S nje drugi programi čitaju kalendar, bez prijave. Dok adrese nema, „data” je null.',
    answer: { 200: single(z.nullable(calendarFeed)) },
  },
  'POST /calendar-feed': {
    operationId: 'createCalendarFeed',
    who: ['professional'],
    tag: 'Kalendar',
    summary: 'Nova tajna adresa vlastitog kalendara',
    description: 'Prva ili nova; stara više ne vrijedi.',
    takesIdempotencyKey: true,
    answer: { 201: single(calendarFeed) },
  },
  'DELETE /calendar-feed': {
    operationId: 'deleteCalendarFeed',
    who: ['professional'],
    tag: 'Kalendar',
    summary: 'Ukidanje tajne adrese vlastitog kalendara',
    description: 'Uspješno je i kad adrese nema.',
    answer: { 204: z.null() },
  },
} satisfies Calls
