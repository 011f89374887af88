import type { Category } from '#contract/categories.ts'
import { factParameter } from '#contract/facts.ts'
import type { NamedFacts, ProfessionalsQuery, Suggestion } from '#contract/professionals.ts'
import type { NamedFact } from './fact-words.ts'
import { isWhollyTaken, type Reading } from './understand.ts'

/** The filters for these facts. */
export const factsAsFilters = (facts: NamedFact[]): Partial<ProfessionalsQuery> =>
  Object.fromEntries(facts.map(({ key, option }) => [factParameter(key), option ?? true]))

/** The query with the reading's meaning applied. */
export const take = (query: ProfessionalsQuery, reading: Reading, categories: Category[]): ProfessionalsQuery => ({
  ...query,
  category_id: query.category_id ?? categories.find(({ slug }) => slug === reading.category)?.id,
  city: query.city ?? reading.city,
  ...(reading.region && { near: reading.region.city, km: reading.region.km }),
  ...factsAsFilters(reading.facts),
  search: reading.search === '' ? undefined : reading.search,
})

export const presentFacts = (facts: NamedFact[]): NamedFacts => facts.map(({ key, option }) => ({ fact: key, option }))

/** How the words were or could be understood, with the size of the resulting list. */
export function presentReading(
  { category, city, region, facts, search }: Reading,
  categories: Category[],
  total: number,
  applied: boolean,
): Pick<Suggestion, 'category' | 'city' | 'region' | 'facts'> {
  const named = categories.find(({ slug }) => slug === category)
  return {
    ...(named && { category: { category_id: named.id, name: named.name, search, total, applied } }),
    ...(city !== undefined && { city: { city, search, total, applied } }),
    ...(region && { region: { name: region.name, near: region.city, km: region.km, search, total, applied } }),
    ...(facts.length > 0 && { facts: { stated: presentFacts(facts), search, total, applied } }),
  }
}

interface TakenList {
  categories: Category[]
  total: number
  count: (query: ProfessionalsQuery) => Promise<number>
}

/**
 * If words name facts: the list without them, professionals in other towns who state them, and those who do not state
 * them but have such a word in their name and would not be found otherwise.
 */
async function presentOthers(query: ProfessionalsQuery, reading: Reading, { categories, total, count }: TakenList) {
  const { facts, unstated, isNamedByFact } = reading
  const search = isNamedByFact ? '' : reading.search
  const countOf = (changed: Partial<Reading>, by_name = query.by_name) =>
    count({ ...take(query, { ...reading, search, ...changed }, categories), by_name })
  const everybody = facts.length > 0 || isNamedByFact ? await countOf({ facts: [] }) : 0
  const isInPlace =
    query.city !== undefined || query.near !== undefined || (reading.city ?? reading.region) !== undefined
  const anywhere = { ...query, city: undefined, near: undefined, km: undefined }
  const stated = { ...reading, search, city: undefined, region: undefined, facts: [...facts, ...unstated] }
  const elsewhere = unstated.length > 0 && isInPlace ? await count(take(anywhere, stated, categories)) : 0
  const word = isWhollyTaken(reading) ? [...facts, ...unstated].find(({ inNames }) => inNames)?.inNames : undefined
  const named = word ? await countOf({ facts: [], search: word }, true) : 0
  const stating = word && named > 0 && facts.length > 0 ? await countOf({ search: word }, true) : 0
  return {
    ...(unstated.length > 0 && { facts_not_stated: presentFacts(unstated) }),
    ...(elsewhere > 0 && { facts_elsewhere: { search, total: elsewhere } }),
    ...(everybody > total && { without_facts: { search, total: everybody } }),
    ...(word && named > stating && { fact_in_names: { search: word, total: named } }),
  }
}

/**
 * If words name two trades, only one is listed; this is the other one's list, in the same town and without the first
 * one's facts.
 */
async function presentOtherTrade(query: ProfessionalsQuery, reading: Reading, { categories, count }: TakenList) {
  const { otherTrade } = reading
  const named = categories.find(({ slug }) => slug === otherTrade)
  if (named === undefined || query.category_id !== undefined) return {}
  const total = await count(take(query, { ...reading, category: otherTrade, facts: [], search: '' }, categories))
  return total > 0 && { other_category: { category_id: named.id, name: named.name, total } }
}

/** If words name several towns, one is listed; these are the lists of the others, whatever their size. */
async function presentOtherPlaces(query: ProfessionalsQuery, reading: Reading, { categories, count }: TakenList) {
  const { otherPlaces = [] } = reading
  const others: NonNullable<Suggestion['other_places']> = []
  for (const { city, region } of otherPlaces) {
    const total = await count(take(query, { ...reading, city, region }, categories))
    if (region) others.push({ name: region.name, near: region.city, km: region.km, total })
    else if (city !== undefined) others.push({ name: city, city, total })
  }
  return others.length > 0 && { other_places: others }
}

/** For the reading's list: how the words were understood, and the alternatives if they name facts. */
export async function presentTaken(
  query: ProfessionalsQuery,
  reading: Reading,
  list: TakenList,
): Promise<Omit<Suggestion, 'filters'>> {
  const namesFacts = reading.facts.length + reading.unstated.length > 0
  return {
    ...presentReading(reading, list.categories, list.total, true),
    ...(namesFacts && (await presentOthers(query, reading, list))),
    ...(await presentOtherTrade(query, reading, list)),
    ...(await presentOtherPlaces(query, reading, list)),
  }
}
