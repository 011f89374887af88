import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { category } from './categories.ts'
import { namedSchemas } from './named-schemas.ts'
import { single } from './page.ts'
import { namedFacts } from './professionals.ts'
import { queryText } from './query.ts'

export const MAX_SUGGESTED = { categories: 3, cities: 3, professionals: 5 } as const

/** Each with the size of the list it leads to. The words before the last may have named a category or a town. */
const suggestions = z
  .object({
    /**
     * Amounts, a day and guests in the words, by which the lists will be filtered; the sizes do not take them into
     * account.
     */
    filters: z.optional(
      z.object({
        price_min: z.optional(z.number()),
        price_max: z.optional(z.number()),
        date: z.optional(z.string()),
        fact_guests: z.optional(z.int()),
        fact_seats: z.optional(z.int()),
        fact_people: z.optional(z.int()),
      }),
    ),
    /**
     * Hours and members in the words, as the `search` of the lists, which are filtered by them if somebody states that
     * much.
     */
    search: z.optional(z.string()),
    /** The words name facts of the category, as filters of its list; left out if they name none. */
    facts: z.optional(
      z.array(z.object({ category, city: z.nullable(z.string()), stated: namedFacts, total: z.int() })),
    ),
    categories: z.array(z.object({ category, city: z.nullable(z.string()), total: z.int() })),
    cities: z.array(z.object({ city: z.string(), category: z.nullable(category), total: z.int() })),
    /** Completions of the search for which these lists have no filter: an occasion, a month, a region, a style. */
    phrases: z.optional(z.array(z.string())),
    professionals: z.array(
      z.object({
        id: z.int(),
        company_name: z.string(),
        city: z.nullable(z.string()),
        category: z.nullable(category),
      }),
    ),
  })
  .register(namedSchemas, { id: 'Suggestions' })

export type Suggestions = z.infer<typeof suggestions>

export const suggestionCalls = {
  'GET /suggestions': {
    operationId: 'listSuggestions',
    who: 'everyone',
    isConditional: true,
    tag: 'Pružatelji usluga',
    summary: 'Prijedlozi dok se upisuje pretraga',
    description:
      'Najviše tri kategorije, tri grada i pet tvrtki čiji nazivi nastavljaju ono što je upisano; kategorije, njihove činjenice („facts”) i gradovi i u padežima i razgovornim riječima, s brojem onih na popisu kojem vode. Nastavci upisanoga na blagdan, mjesec, kraj ili vrstu („phrases”) cijele su pretrage. Što je upisano prije zadnje riječi, uzima se u obzir: „bend spl” predlaže bendove u Splitu.',
    query: z.object({ search: queryText(100) }),
    answer: { 200: single(suggestions) },
  },
} satisfies Calls
