import type { Category } from '#contract/categories.ts'
import type { ProfessionalsQuery, Suggestion } from '#contract/professionals.ts'
import {
  areFillers,
  isGeneric,
  isWhollyTaken,
  nameWordsOf,
  type Reading,
  readingsOf,
  type SetFilters,
} from './understand.ts'

interface Found {
  total: number
}

/** The questions that the search asks of the database. */
export interface Lookups<Page extends Found> {
  /** The list, its words taken for names. */
  list: (query: ProfessionalsQuery, forgivesTypos: boolean) => Promise<Page>
  /** How many that list has. */
  count: (query: ProfessionalsQuery) => Promise<number>
  /** Whether a name has all the words as they are, or is `exactly` them. */
  isNamed: (query: ProfessionalsQuery, exactly: boolean) => Promise<boolean>
  categories: () => Promise<Category[]>
}

/** A way to answer: the filters that it comes to, and how the words were taken where they are more than names. */
interface Attempt {
  query: ProfessionalsQuery
  forgivesTypos: boolean
  reading: Reading | null
}

export interface Answered<Page> {
  page: Page
  /** The question in the end: its words are names alone. */
  query: ProfessionalsQuery
  suggestion: Pick<Suggestion, 'category' | 'city' | 'region' | 'by_name' | 'left_out'>
}

const take = (query: ProfessionalsQuery, reading: Reading, categories: Category[]): ProfessionalsQuery => ({
  ...query,
  category_id: query.category_id ?? categories.find(({ slug }) => slug === reading.category)?.id,
  city: query.city ?? reading.city,
  ...(reading.region && { near: reading.region.city, km: reading.region.km }),
  search: reading.search === '' ? undefined : reading.search,
})

const withoutFillers = (query: ProfessionalsQuery): ProfessionalsQuery => ({
  ...query,
  search: nameWordsOf(query.search ?? ''),
})

/** The first has the most of what was typed; typos are forgiven only where nothing else is found. */
function* attemptsFor(query: ProfessionalsQuery, { readings, set, categories }: Understood): Generator<Attempt> {
  const taken = (reading: Reading, forgivesTypos = false): Attempt => ({
    query: take(query, reading, categories),
    forgivesTypos,
    reading,
  })
  const [first] = readings
  yield* readings.map((reading) => taken(reading))
  yield { query, forgivesTypos: false, reading: null }
  yield { query: withoutFillers(query), forgivesTypos: false, reading: null }
  if (areFillers(query.search ?? '')) return
  yield* readingsOf(query.search ?? '', set, true).map((reading) => taken(reading))
  if (first !== undefined && !isWhollyTaken(first)) yield taken(first, true)
  yield { query, forgivesTypos: true, reading: null }
  yield { query: withoutFillers(query), forgivesTypos: true, reading: null }
}

const keyOf = ({ query: { category_id, city, near, search }, forgivesTypos }: Attempt) =>
  JSON.stringify([category_id, city, near, search, forgivesTypos])

/** How the words were or could be taken, with the number of the list that this gives. */
function presentReading(
  { category, city, region, search }: Reading,
  categories: Category[],
  total: number,
  applied: boolean,
): Answered<unknown>['suggestion'] {
  const named = categories.find(({ slug }) => slug === category)
  return {
    ...(named && { category: { category_id: named.id, name: named.name, search, total, applied } }),
    ...(city !== undefined && { city: { city, search, total, applied } }),
    ...(region && { region: { name: region.name, near: region.city, km: region.km, search, total, applied } }),
  }
}

interface Understood {
  readings: Reading[]
  set: SetFilters
  categories: Category[]
}

/** A category that is not there has nobody, whatever the words mean. */
async function understand(query: ProfessionalsQuery, lookups: Lookups<Found>): Promise<Understood> {
  const categories = await lookups.categories()
  const category = categories.find(({ id }) => id === query.category_id)?.slug
  const set = {
    category: query.category_id === undefined ? undefined : (category ?? ''),
    city: query.city,
    near: query.near,
  }
  return { readings: readingsOf(query.search ?? '', set), set, categories }
}

/** The first that finds anybody; null where none does. */
async function findFirst<Page extends Found>(attempts: Iterable<Attempt>, lookups: Lookups<Page>) {
  const tried = new Set<string>()
  for (const attempt of attempts) {
    const key = keyOf(attempt)
    if (tried.has(key)) continue
    tried.add(key)
    // One after the other: the next is asked only where this one finds nobody.
    const page = await lookups.list(attempt.query, attempt.forgivesTypos)
    if (page.total > 0) return { attempt, page }
  }
  return null
}

/** Names alone, as they are spelt or nearly so. */
async function findByName<Page extends Found>(
  query: ProfessionalsQuery,
  lookups: Lookups<Page>,
): Promise<Answered<Page>> {
  const page = await lookups.list(query, false)
  const isFound = page.total > 0 || query.search === undefined
  return { page: isFound ? page : await lookups.list(query, true), query, suggestion: {} }
}

/**
 * The list of a search whose words may be a trade, a town or a name. A company of this name comes before the trade that it
 * names; a word is a trade or a town before it is a part of names. How words were taken otherwise than as names is told,
 * and how they could have been.
 */
export async function findByWords<Page extends Found>(
  query: ProfessionalsQuery,
  lookups: Lookups<Page>,
): Promise<Answered<Page>> {
  if (query.search === undefined || query.by_name) return findByName(query, lookups)
  const understood = await understand(query, lookups)
  const { readings, categories } = understood
  const [likeliest] = readings
  if (likeliest !== undefined && (await lookups.isNamed(query, isGeneric(query.search)))) {
    const total = await lookups.count(take(query, likeliest, categories))
    return {
      ...(await findByName(query, lookups)),
      suggestion: total > 0 ? presentReading(likeliest, categories, total, false) : {},
    }
  }
  const found = await findFirst(attemptsFor(query, understood), lookups)
  if (found === null) return leaveOutNames(query, understood, lookups)
  const { attempt, page } = found
  if (attempt.reading === null) return { page, query: attempt.query, suggestion: {} }
  const named = await lookups.count(query)
  const suggestion = {
    ...presentReading(attempt.reading, categories, page.total, true),
    ...(named > 0 && { by_name: { search: query.search, total: named } }),
  }
  return { page, query: attempt.query, suggestion }
}

/** Nobody is found: what the words mean, without those that nobody has in a name. */
async function leaveOutNames<Page extends Found>(
  query: ProfessionalsQuery,
  { readings: [likeliest], categories }: Understood,
  lookups: Lookups<Page>,
): Promise<Answered<Page>> {
  if (likeliest === undefined) {
    const { search = '' } = query
    const asked = areFillers(search) ? { ...query, search: undefined } : query
    return {
      page: await lookups.list(asked, false),
      query: asked,
      suggestion: asked === query ? {} : { left_out: search },
    }
  }
  const alone = { ...likeliest, search: '' }
  const taken = take(query, alone, categories)
  const page = await lookups.list(taken, false)
  if (page.total === 0 && !isWhollyTaken(likeliest))
    return { page: await lookups.list(query, false), query, suggestion: {} }
  const left_out = isWhollyTaken(likeliest) ? {} : { left_out: likeliest.search }
  return { page, query: taken, suggestion: { ...presentReading(alone, categories, page.total, true), ...left_out } }
}
