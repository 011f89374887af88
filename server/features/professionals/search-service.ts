import { type Category, categorySlugs } from '#contract/categories.ts'
import { factDefinitions, factsOf } from '#contract/facts.ts'
import { createPage } from '#contract/page.ts'
import type { ProfessionalFacets, ProfessionalPage, ProfessionalsQuery } from '#contract/professionals.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { cachePart } from '#server/response-cache/cached-parts.ts'
import { tags } from '#server/response-cache/tags.ts'
import { foldCroatian } from '#server/fold-croatian.ts'
import { selectClosest, selectFirst } from './beginning-queries.ts'
import { completePhrases } from '#server/typed-words/complete-phrases.ts'
import { completeSearch, type Completion } from '#server/typed-words/complete.ts'
import { MAX_COMPARED } from './compared-queries.ts'
import { selectFacets, selectSpellings } from './facet-queries.ts'
import { areSpelt, facetsFrom, factFacetsFrom, spellingsFrom } from './facets.ts'
import { MAX_STATING, selectFacts } from './fact-queries.ts'
import { findByBeginning } from './find-by-beginning.ts'
import { findByWords } from './find-by-words.ts'
import { areComparedOnce, areWholeWords, facetsKey, findsNobody, isBounded, type ListFilters } from './list-filters.ts'
import { countMatching, isNamed, MAX_COUNTED } from './list-queries.ts'
import { findPage, type Found } from './page-queries.ts'
import { type Named, presentNamed, presentPlace } from './present.ts'
import { readAmounts, type ReadQuery } from '#server/typed-words/read-amounts.ts'
import { readWhileTyping, type TypedSearch } from './read-while-typing.ts'
import { readNameWords } from './name-word-queries.ts'
import { filtersFrom } from './read-filters.ts'
import { countPairs, foldInDatabase, selectCategoryNames } from './queries.ts'
import { countFree } from './ways-queries.ts'
import { factsAsFilters, presentFacts } from '#server/typed-words/readings.ts'
import { everybody, findMonth, findWaysOn, SHORT_ANSWER, type WayCounts } from './ways-on.ts'
import { cardOf } from './service.ts'

type ListDeps = Pick<Deps, 'db' | 'clock' | 'responseCache'>

const fold = async (db: Database, text: string) => foldCroatian(text) ?? foldInDatabase(db, text)

const readFilters = (db: Database, query: ProfessionalsQuery) => filtersFrom(query, (text) => fold(db, text))

/** For a town of the map, which only has well-known letters. */
const foldedKnown = (city: string) => foldCroatian(city) ?? city

const cachedCategoryNames = ({ db, responseCache }: ListDeps) =>
  cachePart(responseCache, { key: 'category names', tags: [tags.categories] }, () => selectCategoryNames(db))

/** Those of the requested category, or of every category if none is requested. */
async function findFactFacets(deps: ListDeps, filters: ListFilters) {
  const category = (await cachedCategoryNames(deps)).find(({ id }) => id === filters.category_id)
  const keys = factsOf(category?.slug).filter((key) => factDefinitions[key].kind !== 'number')
  const bounds = { counted: MAX_COUNTED, compared: MAX_STATING }
  return factFacetsFrom(await selectFacts(deps.db, filters, keys), keys, bounds)
}

const loadSpellings = async (db: Database) => spellingsFrom(await selectSpellings(db, {}))

/** Cached separately, since no filter changes them and sorting them takes as long as counting a whole list. */
const cachedSpellings = ({ db, responseCache }: ListDeps) =>
  cachePart(responseCache, { key: 'spellings', tags: [tags.professionals] }, () => loadSpellings(db))

async function findChoices(deps: ListDeps, { filters, facetRows }: Pick<Found, 'filters'> & Partial<Found>) {
  const bounds = { counted: MAX_COUNTED, compared: MAX_COMPARED }
  const found = facetRows ?? (findsNobody(filters) ? [] : selectFacets(deps.db, filters))
  const [rows, cached] = await Promise.all([found, cachedSpellings(deps)])
  // A new town may already be counted without being among the cached names.
  const spellings = areSpelt(rows, cached) ? cached : await loadSpellings(deps.db)
  return facetsFrom(rows, filters, bounds, spellings)
}

/**
 * null if too many professionals would have to be compared. The same for each page and order of a list, so it is cached
 * apart from them.
 */
async function findFacets(
  deps: ListDeps,
  found: Pick<Found, 'filters'> & Partial<Found>,
  withFacts: boolean,
): Promise<ProfessionalFacets | null> {
  const { filters } = found
  const { date } = filters
  const facets = await cachePart(
    deps.responseCache,
    {
      key: facetsKey(filters),
      tags: [tags.professionals, tags.prices, ...(date === undefined ? [] : [tags.availableOn(date), tags.days])],
    },
    () => findChoices(deps, found),
  )
  return facets && withFacts ? { ...facets, facts: await findFactFacets(deps, filters) } : facets
}

const createLookups = (deps: ListDeps) => {
  const { db } = deps
  const withNameWords = readNameWords(db)
  const filtersOf = async (query: ProfessionalsQuery, forgivesTypos = false) =>
    withNameWords(await readFilters(db, query), forgivesTypos)
  const lists = new Map<string, ReturnType<typeof findPage>>()
  /** Each list is only requested once, even if it is also used to find out whether anybody has a name. */
  const list = async (query: ProfessionalsQuery, forgivesTypos: boolean) => {
    const filters = await filtersOf(query, forgivesTypos)
    const key = JSON.stringify([query, forgivesTypos])
    const found = lists.get(key) ?? findPage(db, filters, query)
    lists.set(key, found)
    return found
  }
  return {
    list,
    count: async (query: ProfessionalsQuery, forgivesTypos?: boolean) => {
      const filters = await filtersOf(query, forgivesTypos)
      if (findsNobody(filters)) return 0
      if (isBounded(filters)) return countMatching(db, filters, MAX_COUNTED)
      return (await findPage(db, filters, { page: 1, per_page: 1 })).total
    },
    isNamed: async (query: ProfessionalsQuery, exactly: boolean) => {
      const filters = await filtersOf(query)
      const { name } = filters
      if (name === undefined || findsNobody(filters)) return false
      if (!exactly && areWholeWords(filters) && areComparedOnce(filters)) return (await list(query, false)).total > 0
      return isNamed(db, filters, exactly ? name.exactly : name.words)
    },
    categories: () => cachedCategoryNames(deps),
  }
}

function countsFor({ db }: ListDeps, lookups: ReturnType<typeof createLookups>): WayCounts {
  const list = async (...search: Parameters<typeof lookups.list>) => ({ total: await lookups.count(...search) })
  return {
    total: async (query) => (await findByWords(query, { ...lookups, list })).page.total,
    free: async (filters, days) => (findsNobody(filters) ? new Map() : countFree(db, filters, days)),
  }
}

/** Ignores hours, members and guests in the words if nobody states that much, even if somebody states less. */
async function findAnswer(
  { query, soft, unstated }: Pick<ReadQuery, 'query' | 'soft' | 'unstated'>,
  lookups: Parameters<typeof findByWords<Found>>[1],
) {
  const answer = await findByWords(query, lookups)
  const isWhole = ({ page, suggestion }: typeof answer) => page.total > 0 && !suggestion.facts_not_stated
  if (soft.length === 0 || isWhole(answer)) return { ...answer, unstated, isDropped: false }
  const dropped = Object.fromEntries(soft.flatMap(({ fact }) => (fact ? [[fact, undefined]] : [])))
  const without = await findByWords({ ...query, ...dropped }, lookups)
  if (answer.page.total > 0 && !isWhole(without)) return { ...answer, unstated, isDropped: false }
  return { ...without, unstated: [...soft.map(({ text }) => text), ...unstated], isDropped: true }
}

const withoutSoft = ({ written, soft }: Pick<ReadQuery, 'soft'> & { written: NonNullable<ReadQuery['written']> }) =>
  Object.fromEntries(
    Object.entries(written).filter(([key]) => !soft.some(({ fact }) => fact === key)),
  ) as typeof written // the others stay

/**
 * The meaning of numbers in the words depends on what the chosen category can state, and only the category's row tells
 * which one that is.
 */
async function readInCategory(deps: ListDeps, typed: ProfessionalsQuery, read: ReadQuery): Promise<ReadQuery> {
  const { category_id, search } = typed
  if (category_id === undefined || search === undefined) return read
  const category = (await cachedCategoryNames(deps)).find(({ id }) => id === category_id)
  return readAmounts(
    typed,
    deps.clock.today(),
    categorySlugs.find((slug) => slug === category?.slug),
  )
}

/**
 * The list for the query as typed. `readAlone` is what its words mean regardless of the chosen category. Similar
 * spellings are only searched if nothing matches exactly: a search for `marina` must not find every Martina.
 */
export async function listProfessionals(
  deps: ListDeps,
  typed: ProfessionalsQuery,
  readAlone: ReadQuery,
): Promise<ProfessionalPage> {
  const read = await readInCategory(deps, typed, readAlone)
  const { query, written, month, season, soft } = read
  const { db } = deps
  const count = (list: Parameters<typeof findFacets>[1]) => findFacets(deps, list, query.count_facts === true)
  // If there are no words, not even some that may be dropped, the filters are final before the page is found, and
  // without facts they are always counted. Both then run at once.
  const known =
    query.facets === false || query.search !== undefined || soft.length > 0 ? null : await readFilters(db, query)
  const early = known === null || isBounded(known) ? null : count({ filters: known })
  // Handled below, after the page.
  early?.catch(() => {})
  const lookups = createLookups(deps)
  const namesMore = (written ?? month) !== undefined
  const { unstated, isDropped, ...answer } = await findAnswer(read, { ...lookups, namesMore })
  const { page: found } = answer
  const isShort = query.facets !== false && found.total < SHORT_ANSWER && query.page === 1
  const facets = found.isMinimum || query.facets === false ? null : await (early ?? count(found))
  const ofMonth = month && query.facets !== false && query.page === 1
  const suggestion = {
    ...answer.suggestion,
    ...(unstated.length > 0 && { amounts_not_stated: unstated.join(', ') }),
    ...(season && query.facets !== false && query.page === 1 && answer.query.search === undefined && { season }),
    ...(ofMonth && (await findMonth(answer, month, countsFor(deps, lookups)))),
    ...(isShort && (await findWaysOn({ ...answer, facets, today: deps.clock.today() }, countsFor(deps, lookups)))),
    ...(written && { filters: isDropped ? withoutSoft({ written, soft }) : written }),
  }
  const explains = query.explain === true
  const listed = found.rows.map((row) => ({
    ...cardOf(row),
    ...presentPlace(row, { near: found.filters.near, explains }),
  }))
  return {
    ...createPage(listed, found.total, query),
    ...(found.isMinimum && { total_is_minimum: true }),
    ...(query.facets !== false && { facets }),
    ...(Object.keys(suggestion).length > 0 && { suggestion }),
  }
}

/** The words typed so far, without their amounts and day. */
export const readTyped = ({ clock }: Pick<Deps, 'clock'>, search: string): TypedSearch =>
  readWhileTyping(search, clock.today())

/** Completes the end of the search with phrases for which the suggested lists have no filter. */
export const continueTyped = ({ rest }: TypedSearch, search: string): string[] => completePhrases(search, rest)

/**
 * Public profiles whose names have a word beginning with each typed word, followed by those that contain the words
 * elsewhere.
 */
export async function listByBeginning({ db }: Pick<Deps, 'db'>, search: string, limit: number): Promise<Named[]> {
  const found = await findByBeginning(await fold(db, search), limit, {
    closest: (patterns, closeness) => selectClosest(db, patterns, closeness, limit),
    first: (patterns) => selectFirst(db, patterns, limit),
  })
  return found.map(presentNamed)
}

async function countStated(db: Database, category: Category, { city, facts }: NonNullable<Completion['stated']>) {
  const query = { ...everybody, category_id: category.id, city, ...factsAsFilters(facts) }
  const total = await countMatching(db, await readFilters(db, query), MAX_COUNTED)
  return { category, city: city ?? null, stated: presentFacts(facts), total }
}

/**
 * Completions of the last words of a search without its amounts and days, with the size of each list; null if they are
 * neither a trade nor a town.
 */
export async function completeWords({ db }: Pick<Deps, 'db'>, { rest, finished }: TypedSearch) {
  const completion = completeSearch(rest) ?? completeSearch(finished)
  if (completion === null) return null
  const { before, cities, stated } = completion
  const names = await selectCategoryNames(db)
  const named = (slug: string | undefined) => names.find((one) => one.slug === slug) ?? null
  const category = named(before.category)
  const ofFacts = named(stated?.category)
  const categories = completion.categories.flatMap((slug) => named(slug) ?? [])
  const pairs = [
    ...categories.map(({ id }) => ({ category_id: id, search_city: before.city ? foldedKnown(before.city) : null })),
    ...cities.map((city) => ({ category_id: category?.id ?? null, search_city: foldedKnown(city) })),
  ]
  const totals = pairs.length === 0 ? [] : await countPairs(db, pairs)
  return {
    facts: stated && ofFacts ? [await countStated(db, ofFacts, stated)] : [],
    categories: categories.map((one, index) => ({
      category: one,
      city: before.city ?? null,
      total: totals[index] ?? 0,
    })),
    cities: cities.map((city, index) => ({ city, category, total: totals[categories.length + index] ?? 0 })),
  }
}
