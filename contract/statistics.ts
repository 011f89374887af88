import * as z from 'zod/mini'
import { namedSchemas } from './named-schemas.ts'

const counts = {
  /** How often the profile was opened by somebody else than its owner. */
  views: z.int(),
  /** How often it was put among favourites. */
  saves: z.int(),
  leads: z.int(),
  /** Leads of that time which are no longer new. */
  answered: z.int(),
  /** Leads of that time which are booked now. */
  booked: z.int(),
}

/** A professional's numbers of the last twelve months, this one included, oldest first. */
export const statistics = z
  .object({
    months: z.array(z.object({ month: z.string().check(z.regex(/^\d{4}-\d{2}$/)), ...counts })),
    total: z.object({
      ...counts,
      /** Of the leads, from 0 to 1; null without leads. */
      answered_share: z.nullable(z.number()),
      booked_share: z.nullable(z.number()),
    }),
  })
  .register(namedSchemas, { id: 'Statistics' })

export type Statistics = z.infer<typeof statistics>
