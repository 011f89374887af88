import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { calendarDay } from './calendar-day-schema.ts'
import { namedSchemas } from './named-schemas.ts'
import { single } from './page.ts'
import { pathId } from './query.ts'

const counts = {
  /** Visits of the profile by anyone but its owner and admins. */
  views: z.int(),
  /** How often a couple added it to its favourites. */
  saves: z.int(),
  leads: z.int(),
  /** Leads of that time which are no longer new. */
  answered: z.int(),
  /** Leads of that time which are booked now. */
  booked: z.int(),
  /** Offers of that time, without those that the professional itself replaced or withdrew. */
  offers: z.int(),
  /** Of these, how many were accepted. */
  offers_accepted: z.int(),
  /**
   * In euros: what was agreed in that time and still stands, since its lead is booked. An amendment counts as the
   * difference that it makes, which may be negative.
   */
  agreed_value: z.number(),
}

/** How often a profile was seen and saved on one day. */
export const profileCount = z
  .object({ date: calendarDay, views: z.int(), saves: z.int() })
  .register(namedSchemas, { id: 'ProfileCount' })

export type ProfileCount = z.infer<typeof profileCount>

/** A professional's numbers of the last twelve months, this one included, oldest first. */
const statistics = z
  .object({
    months: z.array(z.object({ month: z.string().check(z.regex(/^\d{4}-\d{2}$/)), ...counts })),
    total: z.object({
      ...counts,
      /** Of the leads, from 0 to 1; null without leads. */
      answered_share: z.nullable(z.number()),
      booked_share: z.nullable(z.number()),
      /** Of the offers, from 0 to 1; null without offers. */
      accepted_share: z.nullable(z.number()),
    }),
  })
  .register(namedSchemas, { id: 'Statistics' })

export type Statistics = z.infer<typeof statistics>

export const statisticsCalls = {
  'POST /professionals/:id/views': {
    operationId: 'recordProfessionalView',
    who: 'everyone',
    tokenIsOptional: true,
    tag: 'Statistika',
    summary: 'Bilježenje pregleda profila',
    description:
      'Broji se najviše jednom u pola sata s iste adrese, bez ičega što bi posjetitelja otkrilo. Vlasnik profila i administratori ne broje se.',
    params: pathId,
    answer: { 204: z.null() },
  },
  'GET /statistics': {
    operationId: 'getStatistics',
    who: ['professional'],
    apiKey: 'read',
    tag: 'Statistika',
    summary: 'Vlastita statistika',
    description:
      'Zadnjih dvanaest mjeseci po vremenu u Zagrebu, od najstarijeg, s tekućim. Upit se broji u mjesecu u kojem je stigao, ponuda u mjesecu u kojem je poslana (bez zamijenjenih i povučenih), a vrijednost dogovora u mjesecu u kojem je prihvaćen, dok je dan rezerviran; dopuna se broji kao razlika.',
    answer: { 200: single(statistics) },
  },
} satisfies Calls
