import * as z from 'zod/mini'
import { weekdays } from './calendar-day.ts'
import type { Calls } from './calls.ts'
import { category } from './categories.ts'
import { checkPriceRange, companyAnswer, companyInput } from './company-fields.ts'
import { instant, replacedInstant } from './instant.ts'
import { type FactDefinition, factDefinitions, type FactKey, factKeys, factParameter } from './facts.ts'
import { media } from './media.ts'
import { namedSchemas } from './named-schemas.ts'
import { factsInput } from './facts-input.ts'
import { pageOf, single } from './page.ts'
import { packageUnits } from './package-prices.ts'
import {
  pageQuery,
  pathId,
  queryDay,
  queryEnum,
  queryFlag,
  queryId,
  queryNumber,
  queryPrice,
  queryText,
} from './query.ts'
import { requiredText } from './text.ts'

export const professionalStatuses = ['pending', 'approved', 'rejected'] as const
export type ProfessionalStatus = (typeof professionalStatuses)[number]

/** Something that a professional sells, in its own words. */
export const offeredPackage = z
  .object({
    id: z.int(),
    name: z.string(),
    /** In euros, per `unit`. */
    price: z.number(),
    unit: z.enum(packageUnits),
    description: z.nullable(z.string()),
    includes: z.array(z.string()),
  })
  .register(namedSchemas, { id: 'Package' })

export type OfferedPackage = z.infer<typeof offeredPackage>

/** A number, `true` for a flag, or the keys of chosen options; facts that are not stated are left out. */
const facts = z.record(z.string(), z.union([z.number(), z.literal(true), z.array(z.string())]))

/** The components of the `recommended` order: `score` = weighted rating + premium, as the terms explain. */
const ranking = z
  .object({
    /** The average of the reviews; null without any. */
    rating: z.nullable(z.number()),
    /**
     * The share of the weighted rating, from 0 to 1, that the reviews determine; an assumed rating of 4 makes up the
     * rest.
     */
    reviews_weight: z.number(),
    /** 0.15 or 0. */
    premium: z.number(),
    score: z.number(),
  })
  .register(namedSchemas, { id: 'Ranking' })

export type Ranking = z.infer<typeof ranking>

export const professional = z
  .object({
    id: z.int(),
    ...companyAnswer,
    category: z.nullable(category),
    price_range: z.string(),
    premium: z.boolean(),
    status: z.enum(professionalStatuses),
    /** Only for its owner and admins, and only while it is rejected. */
    rejection_reason: z.optional(z.nullable(z.string())),
    average_rating: z.number(),
    review_count: z.int(),
    /** In a list only the cover; for a single professional all pictures, in order. */
    media: z.array(media),
    media_count: z.int(),
    /** In a list for a day: whether that day is available. */
    availability: z.optional(z.enum(['available', 'unknown'])),
    /** In a list near a town: the distance of the professional's town, in kilometres along the great circle. */
    distance_km: z.optional(z.nullable(z.int())),
    /** In a list that was asked to explain its order. */
    ranking: z.optional(ranking),
    /** For a single professional: how far from its town it travels to a wedding; null if it does not say. */
    travels_km: z.optional(z.nullable(z.int())),
    /** For a single professional, by the keys of its category. */
    facts: z.optional(facts),
    /** For a single professional, in its order. */
    packages: z.optional(z.array(offeredPackage)),
    /**
     * For a single professional: how it has answered enquiries in the last 180 days; null for fewer than five. The
     * hours are null if it is not known when any of them was answered.
     */
    replies: z.optional(
      z.nullable(
        z.object({
          median_hours: z.nullable(z.int()),
          answered_percent: z.int(),
        }),
      ),
    ),
    created_at: instant,
    updated_at: instant,
  })
  .register(namedSchemas, { id: 'Professional' })

export type Professional = z.infer<typeof professional>

const PROFESSIONALS_PER_PAGE = 24

export const professionalOrders = ['recommended', 'rating', 'price', 'reviews', 'newest'] as const
export type ProfessionalOrder = (typeof professionalOrders)[number]

const factFilter = (definition: FactDefinition) => {
  if (definition.kind === 'number') return queryNumber({ min: 1, max: definition.max })
  return definition.kind === 'flag' ? queryFlag : queryEnum(Object.keys(definition.options) as [string, ...string[]]) // each choice has options
}

type FactFilters = Record<`fact_${FactKey}`, ReturnType<typeof factFilter>>

const factFilters = Object.fromEntries(
  factKeys.map((key) => [factParameter(key), factFilter(factDefinitions[key])]),
) as FactFilters // every key has its entry

const professionalsQuery = z.object({
  category_id: queryId,
  city: queryText(100),
  search: queryText(100),
  by_name: queryFlag,
  date: queryDay,
  free_only: queryFlag,
  price_min: queryPrice,
  price_max: queryPrice,
  rating_min: queryNumber({ min: 1, max: 5, decimals: 1 }),
  near: queryText(100),
  km: queryNumber({ min: 10, max: 300 }),
  ...factFilters,
  sort: queryEnum(professionalOrders),
  explain: queryFlag,
  facets: queryFlag,
  count_facts: queryFlag,
  ...pageQuery(PROFESSIONALS_PER_PAGE, 100),
})

export type ProfessionalsQuery = z.infer<typeof professionalsQuery>

/**
 * The number of results if this choice were made instead of the current one, with all other filters unchanged. Words
 * mean the same as in this answer, and misspellings are only considered if nobody matches exactly.
 */
const facets = z
  .object({
    /** Only those with results. */
    categories: z.array(z.object({ category_id: z.int(), total: z.int() })),
    /** The 200 largest cities, largest first, in the most common spelling. */
    cities: z.array(z.object({ city: z.string(), total: z.int() })),
    /** By starting price; `price_max` is null for the last band. */
    prices: z.array(z.object({ price_min: z.number(), price_max: z.nullable(z.number()), total: z.int() })),
    ratings: z.array(z.object({ rating_min: z.number(), total: z.int() })),
    /**
     * With `count_facts=1`, in a list of a category: each flag, and each option of a choice, that somebody states. As
     * in the list, counting stops at a thousand; null if too many would have to be compared.
     */
    facts: z.optional(
      z.nullable(z.array(z.object({ fact: z.enum(factKeys), option: z.nullable(z.string()), total: z.int() }))),
    ),
  })
  .register(namedSchemas, { id: 'Facets' })

export type ProfessionalFacets = z.infer<typeof facets>

/** Facts that words of a search name: a flag, with a null option, or an option of a choice. */
export const namedFacts = z.array(z.object({ fact: z.enum(factKeys), option: z.nullable(z.string()) }))

export type NamedFacts = z.infer<typeof namedFacts>

/**
 * If the words mean a trade or a town, the meaning that was applied; if there are few results, alternatives, each with
 * its number of results.
 */
const suggestion = z
  .object({
    /**
     * Words of the search mean this category, town or region, and `search` is the rest of the words. If `applied`, the
     * answer is that list; otherwise the answer takes the words for names, and this describes the alternative. `total`
     * is the size of that list, counted like the list itself.
     */
    category: z.optional(
      z.object({ category_id: z.int(), name: z.string(), search: z.string(), total: z.int(), applied: z.boolean() }),
    ),
    city: z.optional(z.object({ city: z.string(), search: z.string(), total: z.int(), applied: z.boolean() })),
    /**
     * Words name this town or region, but nobody there is in the trade. The answer covers `region`, the area around it.
     */
    nobody_in: z.optional(z.string()),
    /** Words mean a part of the country, as the area around a town: with `near` and `km`. */
    region: z.optional(
      z.object({
        name: z.string(),
        near: z.string(),
        km: z.int(),
        search: z.string(),
        total: z.int(),
        applied: z.boolean(),
      }),
    ),
    /** Words name facts of the category, as filters: `fact_genres=tamburasi`, or `1` if the option is null. */
    facts: z.optional(z.object({ stated: namedFacts, search: z.string(), total: z.int(), applied: z.boolean() })),
    /** Facts that words name but that nobody in this list states all of, so it is not filtered by them. */
    facts_not_stated: z.optional(namedFacts),
    /** Professionals in any town who state these facts: the list filtered by them and by category. */
    facts_elsewhere: z.optional(z.object({ search: z.string(), total: z.int() })),
    /** The list without the facts that the words name, if that has more results. */
    without_facts: z.optional(z.object({ search: z.string(), total: z.int() })),
    /**
     * Professionals of the category and town who have a fact's word in their name, if some of them do not state it:
     * with `by_name=1`.
     */
    fact_in_names: z.optional(z.object({ search: z.string(), total: z.int() })),
    /** If words name two trades: the one not listed, with the size of its list in the same town. */
    other_category: z.optional(z.object({ category_id: z.int(), name: z.string(), total: z.int() })),
    /** If words name several towns and regions: those not listed, each with the size of its list. */
    other_places: z.optional(
      z.array(
        z.object({
          name: z.string(),
          city: z.optional(z.string()),
          near: z.optional(z.string()),
          km: z.optional(z.int()),
          total: z.int(),
        }),
      ),
    ),
    /** Words that nobody among the rest's results has in their name, so the answer is the list without them. */
    left_out: z.optional(z.string()),
    /**
     * Hours, members, guests and times of day in the words by which the answer is not filtered, because nobody in it
     * states that much or no list is filtered by them.
     */
    amounts_not_stated: z.optional(z.string()),
    /**
     * Amounts, a day and guests in the words, by which the answer is filtered, and the order that they ask for;
     * `search` is the rest of the words.
     */
    filters: z.optional(
      z.object({
        search: z.string(),
        price_min: z.optional(z.number()),
        price_max: z.optional(z.number()),
        date: z.optional(z.string()),
        fact_hours: z.optional(z.int()),
        fact_members: z.optional(z.int()),
        fact_guests: z.optional(z.int()),
        fact_seats: z.optional(z.int()),
        fact_people: z.optional(z.int()),
        sort: z.optional(z.enum(['price', 'rating'])),
      }),
    ),
    /**
     * The words name this month, `YYYY-MM`; these are its days on the given weekdays on which somebody is free: with
     * `free_only=1`.
     */
    month: z.optional(
      z.object({
        month: z.string(),
        /** Those that the words name, or Saturday. */
        weekdays: z.array(z.enum(weekdays)),
        days: z.array(z.object({ date: z.string(), total: z.int() })),
      }),
    ),
    /** The words name this season or year, given in the accusative; `YYYY-MM` is its first month that is not over. */
    season: z.optional(z.object({ name: z.string(), month: z.string() })),
    /**
     * Professionals who have the words in their names, if the words were taken for something else: with `by_name=1`.
     */
    by_name: z.optional(z.object({ search: z.string(), total: z.int() })),
    /** The nearest town with results, all other filters unchanged. */
    nearby: z.optional(z.object({ city: z.string(), distance_km: z.int(), total: z.int() })),
    /** The nearest Saturdays to the day, in order, on which somebody is free: with `free_only=1`. */
    saturdays: z.optional(z.array(z.object({ date: z.string(), total: z.int() }))),
    /** The two filters whose removal gives the most results, by parameter name. */
    without: z.optional(z.array(z.object({ filter: z.string(), total: z.int() }))),
    /** If none of the above helps: at most two filters that have results on their own, without all the others. */
    only: z.optional(z.array(z.object({ filter: z.string(), total: z.int() }))),
  })
  .register(namedSchemas, { id: 'Suggestion' })

export type Suggestion = z.infer<typeof suggestion>

/** If words occur in many names, results are counted and listed only up to a thousand. */
const professionalPage = z.extend(pageOf(professional), {
  total_is_minimum: z.optional(z.literal(true)),
  /** null if the total is only a minimum, or if words or facts are so common that they are not compared. */
  facets: z.optional(z.nullable(facets)),
  suggestion: z.optional(suggestion),
})

export type ProfessionalPage = z.infer<typeof professionalPage>

/** A professional's own profile; a field that is left out or empty has no value. */
export const profileInput = z
  .object({ ...companyInput, city: requiredText(80), replaces: replacedInstant })
  .check(checkPriceRange)

export type ProfileInput = z.infer<typeof profileInput>

export const professionalCalls = {
  'GET /professionals': {
    operationId: 'listProfessionals',
    who: 'everyone',
    isConditional: true,
    tag: 'Pružatelji usluga',
    summary: 'Popis odobrenih pružatelja usluga',
    description:
      'Po ponderiranoj ocjeni, kojoj premium dodaje 0,15, zatim po nazivu; „sort” daje drugi red. Uz datum su najprije slobodni toga dana, zatim oni bez podatka, a zauzetih nema. Riječi u „search” su usluga (kategorija), njezina činjenica (tamburaši, bez glutena), grad, kraj (Istra) ili naziv, u bilo kojem padežu; iznos, dan i broj gostiju u njima filteri su, uz uslugu riječi poput „jeftin” i „najbolji” određuju redoslijed, a mjesec dobiva svoje subote ili dane u tjednu koji su uz njega. Za što su uzete, kaže „suggestion”, a „by_name” traži ih samo u nazivima. Pretraga ne razlikuje velika i mala slova ni dijakritičke znakove i oprašta tipfelere. Nađe li se manje od pet, „suggestion” navodi i najbliži grad, slobodne subote i filtere bez kojih se nađe više, ili filtere koji sami nađu nekoga. Opis je skraćen na 100 znakova. Pretraga po riječima ili činjenicama (fact_…) broji najviše 1000 pogodaka; ima li ih više, total_is_minimum je true.',
    query: professionalsQuery,
    answer: { 200: professionalPage },
  },
  'GET /professionals/:id': {
    operationId: 'getProfessional',
    who: 'everyone',
    apiKey: 'read',
    isConditional: true,
    tokenIsOptional: true,
    tag: 'Pružatelji usluga',
    summary: 'Jedan pružatelj usluga',
    description: 'Profil koji nije odobren vide samo njegov vlasnik i administratori.',
    params: pathId,
    answer: { 200: single(professional) },
  },
  'PUT /professionals/:id': {
    operationId: 'updateProfessional',
    who: ['professional'],
    apiKey: 'write',
    tag: 'Pružatelji usluga',
    summary: 'Izmjena vlastitog profila',
    description:
      'Što se izostavi ili pošalje prazno, briše se. Odobren profil ostaje odobren; premium, status i ocjene ne mijenjaju se ovdje.',
    params: pathId,
    body: profileInput,
    answer: { 200: single(professional) },
    rejectsConflicts: true,
  },
  'PUT /professionals/:id/facts': {
    operationId: 'updateFacts',
    who: ['professional'],
    apiKey: 'write',
    tag: 'Pružatelji usluga',
    summary: 'Vlastite činjenice i koliko daleko se dolazi',
    description:
      'Sve činjenice kategorije odjednom; što se izostavi, briše se. Činjenice druge kategorije ostaju spremljene i opet se vide kad se profil u nju vrati.',
    params: pathId,
    body: factsInput,
    answer: { 200: single(professional) },
    rejectsConflicts: true,
    rejectsByState: true,
  },
} satisfies Calls
