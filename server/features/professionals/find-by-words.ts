import type { Category } from '#contract/categories.ts'
import type { ProfessionalsQuery, Suggestion } from '#contract/professionals.ts'
import type { Region } from '#server/typed-words/regions.ts'
import { presentReading, presentTaken, take } from '#server/typed-words/readings.ts'
import {
  absentIn,
  areFillers,
  areKnown,
  areMisspeltFillers,
  areWishes,
  isDescription,
  isGeneric,
  isShortTown,
  isWhollyTaken,
  namesWedding,
  nameWordsOf,
  orWithoutFacts,
  type Reading,
  readingsOf,
  type SetFilters,
} from '#server/typed-words/understand.ts'
import { regionAround, USUAL_KM } from '#server/typed-words/surroundings.ts'
import { everybody } from './ways-on.ts'

interface Found {
  total: number
}

/** The queries that the search runs. */
export interface Lookups<Page extends Found> {
  /** The list, with its words taken as names. */
  list: (query: ProfessionalsQuery, forgivesTypos: boolean) => Promise<Page>
  /** How many that list has. */
  count: (query: ProfessionalsQuery) => Promise<number>
  /** Whether a name has all the words exactly or, with `exactly`, equals them. */
  isNamed: (query: ProfessionalsQuery, exactly: boolean) => Promise<boolean>
  categories: () => Promise<Category[]>
  /** Whether other words of the search are an amount, a day, a month or a number of guests. */
  namesMore?: boolean
}

/** One way to answer: the resulting filters, and how the words were understood if they are more than names. */
interface Attempt {
  query: ProfessionalsQuery
  forgivesTypos: boolean
  reading: Reading | null
}

export interface Answered<Page> {
  page: Page
  /** The final query, whose words are only names. */
  query: ProfessionalsQuery
  suggestion: Omit<Suggestion, 'filters' | 'nearby' | 'saturdays' | 'without' | 'only'>
}

const withoutFillers = (query: ProfessionalsQuery): ProfessionalsQuery => ({
  ...query,
  search: nameWordsOf(query.search ?? ''),
})

/** The first attempt uses most of what was typed; typos are only forgiven if nothing else is found. */
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
  // Correctly spelt words are not a misspelt name.
  if (isGeneric(query.search ?? '') || areKnown(first?.search ?? query.search ?? '')) return
  if (areMisspeltFillers(query.search ?? '')) return
  if (first !== undefined && isWhollyTaken(first)) return
  const misspelt = readingsOf(query.search ?? '', set, true)
  yield* misspelt.map((reading) => taken(reading))
  // `Makraska` is Makarska, where nobody is, rather than Maraška.
  if (first === undefined && misspelt.some(isSurePlace)) return
  if (first !== undefined) yield* orWithoutFacts(first).map((reading) => taken(reading, true))
  // Next to a trade and a town, `pri` is dropped rather than searched for among misspelt names.
  if (first?.category !== undefined && (first.city ?? first.region) !== undefined) return
  yield { query, forgivesTypos: true, reading: null }
  yield { query: withoutFillers(query), forgivesTypos: true, reading: null }
}

const keyOf = ({ query: { category_id, city, near, search }, forgivesTypos, reading }: Attempt) =>
  JSON.stringify([category_id, city, near, search, forgivesTypos, reading?.facts ?? []])

/** Whether all words are a place, with or without a trade. */
const isSurePlace = (reading: Reading) =>
  (reading.city ?? reading.region) !== undefined && !reading.isDoubtful && isWhollyTaken(reading)

interface Understood {
  readings: Reading[]
  set: SetFilters
  categories: Category[]
}

/** A category that does not exist has no results, whatever the words mean. */
async function understand(query: ProfessionalsQuery, lookups: Lookups<Found>): Promise<Understood> {
  const categories = await lookups.categories()
  const category = categories.find(({ id }) => id === query.category_id)?.slug
  const set = { ...query, category: query.category_id === undefined ? undefined : (category ?? '') }
  return { readings: readingsOf(query.search ?? '', set), set, categories }
}

/** The first attempt with results; null if none has any. */
async function findFirst<Page extends Found>(attempts: Iterable<Attempt>, lookups: Lookups<Page>) {
  const tried = new Set<string>()
  for (const attempt of attempts) {
    const key = keyOf(attempt)
    if (tried.has(key)) continue
    tried.add(key)
    const { search = '' } = attempt.reading ?? {}
    const mustBeNamed = isShortTown(search) || isDescription(search)
    if (mustBeNamed && !(await lookups.isNamed(attempt.query, false))) continue
    // One after another, because the next is only needed if this one has no results.
    const page = await lookups.list(attempt.query, attempt.forgivesTypos)
    if (page.total > 0) return { attempt, page }
  }
  return null
}

/** As names only, spelt exactly or nearly so. */
async function findByName<Page extends Found>(
  query: ProfessionalsQuery,
  lookups: Lookups<Page>,
): Promise<Answered<Page>> {
  const page = await lookups.list(query, false)
  const isFound = page.total > 0 || query.search === undefined
  return { page: isFound ? page : await lookups.list(query, true), query, suggestion: {} }
}

/**
 * The list for a search whose words may be a trade, a town or a name. A company with exactly this name comes before the
 * trade that the name contains, and a word is a trade or a town before it is part of a name. The answer says if words
 * were understood as anything but names, and how else they could have been understood.
 */
export async function findByWords<Page extends Found>(
  query: ProfessionalsQuery,
  lookups: Lookups<Page>,
): Promise<Answered<Page>> {
  if (query.search === undefined || query.by_name) return findByName(query, lookups)
  const answered = await findByMeaning(query, query.search, lookups)
  const { category, city, region, left_out } = answered.suggestion
  // Next to a trade or a wedding, a church only says where; next to just a town, it is what is searched for.
  const isAsked = category === undefined && (city ?? region)?.applied === true && !namesWedding(query.search)
  const leftOut = isAsked ? absentIn(query.search) : ''
  if (left_out !== undefined || leftOut === '') return answered
  return { ...answered, suggestion: { ...answered.suggestion, left_out: leftOut } }
}

async function findByMeaning<Page extends Found>(
  query: ProfessionalsQuery,
  search: string,
  lookups: Lookups<Page>,
): Promise<Answered<Page>> {
  const understood = await understand(query, lookups)
  const { readings, categories } = understood
  const [likeliest] = readings
  if (likeliest !== undefined && (await lookups.isNamed(query, isGeneric(search)))) {
    const suggestion = await offerReading(query, likeliest, understood, lookups)
    return { ...(await findByName(query, lookups)), suggestion }
  }
  const found = await findFirst(attemptsFor(query, understood), lookups)
  if (found === null) return leaveOutNames(query, understood, lookups)
  const { attempt, page } = found
  if (attempt.reading === null) return { page, query: attempt.query, suggestion: {} }
  const suggestion = await presentTaken(query, attempt.reading, { categories, total: page.total, count: lookups.count })
  const named = await lookups.count(query)
  return {
    page,
    query: attempt.query,
    suggestion: { ...suggestion, ...(named > 0 && { by_name: { search, total: named } }) },
  }
}

/** Next to names: the list that the words could also mean, taking the first reading with results. */
async function offerReading(
  query: ProfessionalsQuery,
  likeliest: Reading,
  { categories }: Understood,
  lookups: Lookups<Found>,
): Promise<Answered<unknown>['suggestion']> {
  for (const reading of orWithoutFacts(likeliest)) {
    const total = await lookups.count(take(query, reading, categories))
    if (total > 0) return presentReading(reading, categories, total, false)
  }
  return {}
}

/** Whether no name at all has these words, so that only the amount or day next to them is understood. */
const isUnknown = async (search: string, { count }: Lookups<Found>) => (await count({ ...everybody, search })) === 0

/**
 * Whether the words are nothing but a trade or a town other than those chosen: after `bend`, a visitor who chooses
 * Fotografija is done with bands.
 */
const nameAnother = (search: string, set: SetFilters): boolean =>
  readingsOf(search, { ...set, category: undefined, city: undefined, near: undefined }).some(
    (reading) => isWhollyTaken(reading) && !reading.isDoubtful,
  )

/** If nobody is found: the meaning of the words without those that nobody has in their name. */
async function leaveOutNames<Page extends Found>(
  query: ProfessionalsQuery,
  { readings, set, categories }: Understood,
  lookups: Lookups<Page>,
): Promise<Answered<Page>> {
  // Without such a name, `rab fotograf` means the town; `marina fotograf` may well not.
  const likeliest =
    readings.find((reading) => isWhollyTaken(reading) && !reading.isDoubtful) ??
    readings[0] ??
    readingsOf(query.search ?? '', set, true).find(isSurePlace)
  if (likeliest === undefined) {
    const { search = '' } = query
    const isEmpty = areFillers(search) || areMisspeltFillers(search)
    const addsNothing =
      isEmpty ||
      areWishes(search) ||
      nameAnother(search, set) ||
      ((lookups.namesMore === true || namesWedding(search)) && (await isUnknown(search, lookups)))
    const answered = addsNothing ? { ...query, search: undefined } : query
    const leftOut = isEmpty ? absentIn(search) : nameWordsOf(search)
    return {
      page: await lookups.list(answered, false),
      query: answered,
      suggestion: answered === query || leftOut === '' ? {} : { left_out: leftOut },
    }
  }
  const isWhole = isWhollyTaken(likeliest)
  // No word of `šminkerca Zadar` is dropped if nobody in Zadar does make-up.
  const spelt = isWhole ? null : await findMisspelt(query, set, categories, lookups)
  if (spelt) return spelt
  const alone = { ...likeliest, search: '' }
  const leftOut = isWhole ? {} : { left_out: wordsOfNobody(likeliest, readings) }
  for (const reading of isWhole ? [] : orWithoutFacts(alone)) {
    const taken = take(query, reading, categories)
    const page = await lookups.list(taken, false)
    if (page.total === 0) continue
    const suggestion = await presentTaken(query, reading, { categories, total: page.total, count: lookups.count })
    return { page, query: taken, suggestion: { ...suggestion, ...leftOut } }
  }
  const last = (await isStatedAnywhere(alone, categories, lookups)) ? alone : withoutFacts(alone)
  const around = await findAround(query, last, categories, lookups)
  if (around) return { ...around, suggestion: { ...around.suggestion, ...leftOut } }
  const taken = take(query, last, categories)
  const page = await lookups.list(taken, false)
  return { page, query: taken, suggestion: { ...presentReading(last, categories, page.total, true), ...leftOut } }
}

/** The surroundings of a place in words of which none is unknown if typos are forgiven. */
async function findMisspelt<Page extends Found>(
  query: ProfessionalsQuery,
  set: SetFilters,
  categories: Category[],
  lookups: Lookups<Page>,
): Promise<Answered<Page> | null> {
  const misspelt = readingsOf(query.search ?? '', set, true).find(isWhollyTaken)
  return misspelt === undefined ? null : findAround(query, misspelt, categories, lookups)
}

/** How far to look around a town or the centre of a region without professionals of the trade. */
const DISTANCES_KM = [USUAL_KM, 60, 100]

/** The place of a reading in wider and wider surroundings; none of a word that may as well be a name. */
function widened({ city, region, isDoubtful }: Reading): Region[] {
  const centre = city ?? region?.city
  if (centre === undefined || isDoubtful) return []
  const { name } = regionAround(region?.name.replace(/ i okolica$/, '') ?? centre, USUAL_KM)
  return DISTANCES_KM.filter((km) => km > (region?.km ?? 0)).map((km) => ({ ...regionAround(centre, km), name }))
}

/**
 * Of a town or a region that words name and where nobody is of the trade, whatever the other filters: those around it
 * and who come there, sooner further away than without the facts. Where somebody is, a filter is in the way, and the ways
 * on lead past it. null where nobody is near, either.
 */
async function findAround<Page extends Found>(
  query: ProfessionalsQuery,
  reading: Reading,
  categories: Category[],
  lookups: Lookups<Page>,
): Promise<Answered<Page> | null> {
  const regions = query.city === undefined && query.near === undefined ? widened(reading) : []
  if (regions.length === 0) return null
  const inPlace = take({ ...everybody, category_id: query.category_id }, withoutFacts(reading), categories)
  if ((await lookups.count(inPlace)) > 0) return null
  const readings = reading.facts.length > 0 ? [reading, withoutFacts(reading)] : [reading]
  for (const around of readings.flatMap((one) => regions.map((region) => ({ ...one, city: undefined, region })))) {
    const taken = take(query, around, categories)
    const page = await lookups.list(taken, false)
    if (page.total === 0) continue
    const suggestion = await presentTaken(query, around, { categories, total: page.total, count: lookups.count })
    return { page, query: taken, suggestion: { ...suggestion, nobody_in: reading.city ?? reading.region?.name } }
  }
  return null
}

/** Without the words of the other trade, whose list is offered. */
const wordsOfNobody = (likeliest: Reading, readings: Reading[]): string => {
  const { category, city, region } = likeliest
  const same = readings.filter(
    (one) => one.category === category && one.city === city && one.region === region && !one.isNamedByFact,
  )
  return same.at(-1)?.search || likeliest.search
}

const withoutFacts = (reading: Reading): Reading => ({ ...reading, facts: [], unstated: reading.facts })

/** A fact that nobody states anywhere would hide the nearest town with the trade. */
const isStatedAnywhere = async ({ category, facts }: Reading, categories: Category[], { count }: Lookups<Found>) =>
  facts.length === 0 ||
  (await count(
    take(everybody, { category, city: undefined, facts, unstated: [], isDoubtful: false, search: '' }, categories),
  )) > 0
