import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { calendarDay } from './calendar-day-schema.ts'
import { namedSchemas } from './named-schemas.ts'
import { single } from './page.ts'
import { pathId } from './query.ts'

const counts = {
  /** Visits to the profile, not counting its owner and admins. */
  views: z.int(),
  /** How often couples added it to their favourites. */
  saves: z.int(),
  leads: z.int(),
  /** Leads of that period that are no longer new. */
  answered: z.int(),
  /** Leads of that period that are booked now. */
  booked: z.int(),
  /** Offers of that period, except those that the professional replaced or withdrew. */
  offers: z.int(),
  /** How many of these were accepted. */
  offers_accepted: z.int(),
  /**
   * In euros: the value agreed in that period, of leads that are still booked. An amendment counts as its difference,
   * which may be negative.
   */
  agreed_value: z.number(),
}

/** How often a profile was viewed and saved on one day. */
export const profileCount = z
  .object({ date: calendarDay, views: z.int(), saves: z.int() })
  .register(namedSchemas, { id: 'ProfileCount' })

export type ProfileCount = z.infer<typeof profileCount>

/** A professional's numbers for the last twelve months, including the current one, oldest first. */
const statistics = z
  .object({
    months: z.array(z.object({ month: z.string().check(z.regex(/^\d{4}-\d{2}$/)), ...counts })),
    total: z.object({
      ...counts,
      /** The share of leads, from 0 to 1; null without leads. */
      answered_share: z.nullable(z.number()),
      booked_share: z.nullable(z.number()),
      /** The share of offers, from 0 to 1; null without offers. */
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
