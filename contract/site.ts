import * as z from 'zod/mini'
import { namedSchemas } from './named-schemas.ts'

/** Who runs the site and how to reach them; null where the operator has not said it. */
export const site = z
  .object({
    operator_name: z.nullable(z.string()),
    operator_address: z.nullable(z.string()),
    operator_oib: z.nullable(z.string()),
    contact_email: z.nullable(z.string()),
    contact_phone: z.nullable(z.string()),
    /** These are the made-up ones of the demo marketplace. */
    fictional: z.boolean(),
  })
  .register(namedSchemas, { id: 'Site' })

export type Site = z.infer<typeof site>
