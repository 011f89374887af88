import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { category, categorySlugs } from './categories.ts'
import { homeCities } from './cities.ts'
import { slugOf } from './landing-address.ts'
import { namedSchemas } from './named-schemas.ts'
import { listOf, single } from './page.ts'

/** The number of approved professionals in a category, in total and in each home city that has any. */
const categoryCount = z
  .object({
    category,
    total: z.int(),
    cities: z.array(z.object({ city: z.enum(homeCities), total: z.int() })),
  })
  .register(namedSchemas, { id: 'CategoryCount' })

export type CategoryCount = z.infer<typeof categoryCount>

/** Starting prices in euros, of the professionals who state one. */
const prices = z.object({
  count: z.int(),
  lowest: z.nullable(z.number()),
  /** The median, which is one of the stated prices and never an average of two. */
  middle: z.nullable(z.number()),
})

const landingPrices = z.object({ here: prices, everywhere: prices }).register(namedSchemas, { id: 'LandingPrices' })

export type LandingPrices = z.infer<typeof landingPrices>

/** By their slugs. */
const landingPath = z.object({
  category: z.enum(categorySlugs),
  city: z.enum(homeCities.map(slugOf)),
})

export const landingCalls = {
  'GET /landing': {
    operationId: 'listLandingPages',
    who: 'everyone',
    isConditional: true,
    tag: 'Kategorije',
    summary: 'Broj odobrenih pružatelja usluga po kategorijama i gradovima',
    description: 'Sve kategorije svojim redom; od gradova samo oni s početne stranice u kojima nekoga ima.',
    answer: { 200: listOf(categoryCount) },
  },
  'GET /landing/:category/:city': {
    operationId: 'getLandingPage',
    who: 'everyone',
    isConditional: true,
    tag: 'Kategorije',
    summary: 'Početne cijene kategorije u jednom gradu i u cijeloj Hrvatskoj',
    description: 'Samo onih koji su cijenu objavili. Srednja je cijena ona koju netko doista traži.',
    params: landingPath,
    answer: { 200: single(landingPrices) },
  },
} satisfies Calls
