import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { namedSchemas } from './named-schemas.ts'
import { single } from './page.ts'

/** The operator of the site and how to reach them; null where the configuration does not state it. */
const site = z
  .object({
    operator_name: z.nullable(z.string()),
    operator_address: z.nullable(z.string()),
    operator_oib: z.nullable(z.string()),
    contact_email: z.nullable(z.string()),
    contact_phone: z.nullable(z.string()),
    /** Invented, for the demo marketplace. */
    fictional: z.boolean(),
  })
  .register(namedSchemas, { id: 'Site' })

export type Site = z.infer<typeof site>

export const siteCalls = {
  'GET /site': {
    who: 'everyone',
    tag: 'Stranica',
    summary: 'Tko vodi ovo mjesto i kako ga dobiti',
    description: 'Ono što voditelj nije upisao u postavke prazno je.',
    answer: { 200: single(site) },
  },
} satisfies Calls
