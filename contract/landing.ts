import * as z from 'zod/mini'
import { category, categorySlugs } from './categories.ts'
import { homeCities } from './cities.ts'
import { slugOf } from './landing-address.ts'
import { namedSchemas } from './named-schemas.ts'

/** One category with its approved professionals: all of them, and those of each home city that has any. */
export const categoryCount = z
  .object({
    category,
    total: z.int(),
    cities: z.array(z.object({ city: z.enum(homeCities), total: z.int() })),
  })
  .register(namedSchemas, { id: 'CategoryCount' })

export type CategoryCount = z.infer<typeof categoryCount>

/** Starting prices in euros, of those who say one. */
const prices = z.object({
  count: z.int(),
  lowest: z.nullable(z.number()),
  /** A price that somebody really asks: in the middle when all are put in order. */
  middle: z.nullable(z.number()),
})

export const landingPrices = z
  .object({ here: prices, everywhere: prices })
  .register(namedSchemas, { id: 'LandingPrices' })

export type LandingPrices = z.infer<typeof landingPrices>

/** A category and a city as an address names them; nothing else has such an address. */
export const landingPath = z.object({
  category: z.enum(categorySlugs),
  city: z.enum(homeCities.map(slugOf)),
})
