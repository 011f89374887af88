import type { Category } from '#contract/categories.ts'
import type { Company } from '#contract/company-fields.ts'
import { factDefinitions, factsOf } from '#contract/facts.ts'
import { type FactsInput, statedFacts } from '#contract/facts-input.ts'
import { createPage } from '#contract/page.ts'
import type {
  Professional,
  ProfessionalFacets,
  ProfessionalPage,
  ProfessionalStatus,
  ProfessionalsQuery,
  ProfileInput,
} from '#contract/professionals.ts'
import type { Database } from '#server/db/connect.ts'
import type { PersonPatterns } from '#server/db/erased-text.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import type { Actor } from '#server/actor.ts'
import { transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { cachePart } from '#server/response-cache/cached-parts.ts'
import { listTags, type Tag, tags } from '#server/response-cache/tags.ts'
import { presentPicture } from '#server/features/media/service.ts'
import { foldCroatian } from '#server/fold-croatian.ts'
import { selectClosest, selectFirst } from './beginning-queries.ts'
import { completeSearch, type Completion } from './complete.ts'
import { MAX_COMPARED, selectFacets, selectSpellings } from './facet-queries.ts'
import { areSpelt, facetsFrom, factFacetsFrom, spellingsFrom } from './facets.ts'
import { MAX_STATING, selectFacts } from './fact-queries.ts'
import { findByBeginning } from './find-by-beginning.ts'
import { findByWords } from './find-by-words.ts'
import { areComparedOnce, areWholeWords, facetsKey, findsNobody, isBounded, type ListFilters } from './list-filters.ts'
import { countMatching, isNamed, MAX_COUNTED } from './list-queries.ts'
import { findPage, type Found } from './page-queries.ts'
import { canSee } from './policy.ts'
import { type Named, presentCard, presentDetail, presentNamed, presentPlace } from './present.ts'
import { readNameWords } from './name-word-queries.ts'
import { filtersFrom } from './read-filters.ts'
import {
  type CardRow,
  countByCategoryAndCity,
  countPairs,
  eraseFromRejectionReasons,
  foldInDatabase,
  insertProfile,
  lockApproved,
  lockProfile,
  selectApprovedCards,
  selectApprovedDates,
  selectApprovedIds,
  selectApprovedSummary,
  selectCards,
  selectCategoryNames,
  selectForDecision,
  selectProfessional,
  selectVisibility,
  selectWithOwner,
  setProfileUpdatedAt,
  updateFacts,
  updatePremium,
  updateProfile,
  updateRestored,
  updateStatus,
  updateSuspended,
} from './queries.ts'
import { countFree } from './ways-queries.ts'
import type { NamedMonth } from './read-month.ts'
import { factsAsFilters, presentFacts } from './readings.ts'
import { areFillers } from './understand.ts'
import { everybody, findMonth, findWaysOn, SHORT_ANSWER, type WayCounts } from './ways-on.ts'

type DatabaseDeps = Pick<Deps, 'db'>
type ListDeps = Pick<Deps, 'db' | 'clock' | 'responseCache'>

const fold = async (db: Database, text: string) => foldCroatian(text) ?? foldInDatabase(db, text)

const readFilters = (db: Database, query: ProfessionalsQuery) => filtersFrom(query, (text) => fold(db, text))

/** Of a town of the map, whose letters are all well known. */
const foldedKnown = (city: string) => foldCroatian(city) ?? city

const cardOf = (row: CardRow): Professional => presentCard(row, row.pictures.map(presentPicture))

const cachedCategoryNames = ({ db, responseCache }: ListDeps) =>
  cachePart(responseCache, { key: 'category names', tags: [tags.categories] }, () => selectCategoryNames(db))

/** Of the category that is asked for; those of every category where none is. */
async function findFactFacets(deps: ListDeps, filters: ListFilters) {
  const category = (await cachedCategoryNames(deps)).find(({ id }) => id === filters.category_id)
  const keys = factsOf(category?.slug).filter((key) => factDefinitions[key].kind !== 'number')
  const bounds = { counted: MAX_COUNTED, compared: MAX_STATING }
  return factFacetsFrom(await selectFacts(deps.db, filters, keys), keys, bounds)
}

const loadSpellings = async (db: Database) => spellingsFrom(await selectSpellings(db, {}))

/** No filter changes them, and to sort them takes as long as all the numbers of a list. */
const cachedSpellings = ({ db, responseCache }: ListDeps) =>
  cachePart(responseCache, { key: 'spellings', tags: [tags.professionals] }, () => loadSpellings(db))

async function findChoices(deps: ListDeps, { filters, facetRows }: Pick<Found, 'filters'> & Partial<Found>) {
  const bounds = { counted: MAX_COUNTED, compared: MAX_COMPARED }
  const found = facetRows ?? (findsNobody(filters) ? [] : selectFacets(deps.db, filters))
  const [rows, cached] = await Promise.all([found, cachedSpellings(deps)])
  // A town that has just come in may be in the numbers and not yet among the names.
  const spellings = areSpelt(rows, cached) ? cached : await loadSpellings(deps.db)
  return facetsFrom(rows, filters, bounds, spellings)
}

/**
 * null where that would be to go through too many. The same for each page and each order of a list, so it is cached
 * apart from these.
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
  /** The same list is asked for once, also where it only tells whether anybody has a name. */
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

/** How many a query finds in the end, as whoever follows a suggestion asks it. */
function countsFor({ db }: ListDeps, lookups: ReturnType<typeof createLookups>): WayCounts {
  const list = async (...asked: Parameters<typeof lookups.list>) => ({ total: await lookups.count(...asked) })
  return {
    asked: async (query) => (await findByWords(query, { ...lookups, list })).page.total,
    free: async (filters, days) => (findsNobody(filters) ? new Map() : countFree(db, filters, days)),
  }
}

/**
 * Similar spellings are searched only when nothing matches exactly: a search for `marina` must not give every Martina.
 */
export async function listProfessionals(
  deps: ListDeps,
  query: ProfessionalsQuery,
  named?: NamedMonth,
): Promise<ProfessionalPage> {
  const { db } = deps
  const count = (asked: Parameters<typeof findFacets>[1]) => findFacets(deps, asked, query.count_facts === true)
  // Without words it is known before the page what is asked in the end, and without facts that the numbers will be told.
  const known = query.facets === false || query.search !== undefined ? null : await readFilters(db, query)
  const early = known === null || isBounded(known) ? null : count({ filters: known })
  // Handled below, after the page.
  early?.catch(() => {})
  const lookups = createLookups(deps)
  const asked = await findByWords(query, lookups)
  const { page: found } = asked
  const isShort = query.facets !== false && found.total < SHORT_ANSWER && query.page === 1
  const facets = found.isMinimum || query.facets === false ? null : await (early ?? count(found))
  const ofMonth = named && query.facets !== false && query.page === 1
  const { left_out, ...taken } = asked.suggestion
  const suggestion = {
    ...taken,
    // The month is not left out then.
    ...(left_out !== undefined && !(ofMonth && areFillers(left_out)) && { left_out }),
    ...(ofMonth && (await findMonth(asked, named, countsFor(deps, lookups)))),
    ...(isShort && (await findWaysOn({ ...asked, facets, today: deps.clock.today() }, countsFor(deps, lookups)))),
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

/** The public ones whose names have each word at the beginning of one of theirs, then those that have it within. */
export async function listByBeginning({ db }: DatabaseDeps, search: string, limit: number): Promise<Named[]> {
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

/** The continuations of the end of a search, with the number of each list; null where it is no trade’s and no town’s. */
export async function completeWords({ db }: DatabaseDeps, search: string) {
  const completion = completeSearch(search)
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

/** Cards by id, of the public ones among these ids. */
export const findPublicCards = async ({ db }: DatabaseDeps, ids: number[]): Promise<Map<number, Professional>> =>
  new Map((await selectApprovedCards(db, { ids })).map((row) => [row.id, cardOf(row)]))

/** The public ones among these ids. */
export const filterPublic = async ({ db }: DatabaseDeps, ids: number[]): Promise<number[]> =>
  (await selectApprovedIds(db, ids)).map(({ id }) => id)

/** Cards by id, of any status, for admins. */
export const findCards = async ({ db }: DatabaseDeps, ids: number[]): Promise<Map<number, Professional>> =>
  new Map((await selectCards(db, ids)).map((row) => [row.id, cardOf(row)]))

/** Whether the profile is public; until the transaction ends it cannot be deleted. */
export const lockPublicProfile = async (tx: Database, id: number): Promise<boolean> =>
  (await lockApproved(tx, id)) !== undefined

/** How many profiles are public, and when the newest of them was last changed. */
export const getPublicSummary = ({ db }: DatabaseDeps) => selectApprovedSummary(db)

/** The public profiles and when each was last changed, in the order of their ids. */
export const listPublicDates = ({ db }: DatabaseDeps, limit: number, offset: number) =>
  selectApprovedDates(db, limit, offset)

/** How many profiles are public in each category, as a row without a city, and of them in each home city. */
export const countPublicByCity = ({ db }: DatabaseDeps) => countByCategoryAndCity(db)

/** For the mails about a profile: their address, and what they say of it; undefined once it is gone. */
export const findProfileWithOwner = (db: Database, id: number) => selectWithOwner(db, id)

/** Within the transaction that deletes an account. */
export async function eraseFromRejections(tx: Database, { anywhere }: PersonPatterns): Promise<void> {
  await eraseFromRejectionReasons(tx, anywhere)
}

/** The tags of every answer that shows the profile, or what belongs to it. */
export const profileTags = (id: number): Tag[] => [
  tags.professional(id),
  tags.professionals,
  tags.prices,
  tags.edits,
  tags.reviews(id),
  tags.calendar(id),
  tags.calendars,
]

const notVisible = () => new AppError('not_found', { message: 'Pružatelj usluga nije pronađen.' })

/** Why a change of a profile that is there was not made: it is another's, or the own one has been changed meanwhile. */
const refusedChange = ({ professional }: Actor, id: number) =>
  professional?.id === id
    ? new AppError('conflict', { message: 'Profil je upravo promijenjen na drugom uređaju. Pokušajte ponovo.' })
    : new AppError('forbidden', { message: 'Možete uređivati samo vlastiti profil.' })

/** Throws not_found for a profile that the viewer must not know of. */
export async function ensureVisible({ db }: DatabaseDeps, viewer: Actor | null, id: number): Promise<void> {
  const profile = await selectVisibility(db, id)
  if (!profile || !canSee(viewer, profile)) throw notVisible()
}

/** Throws not_found for a profile that the viewer must not know of. */
export async function getProfessional(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Actor | null,
  id: number,
): Promise<Professional> {
  const row = await selectProfessional(db, id, clock.today())
  if (!row || !canSee(viewer, row)) throw notVisible()
  return presentDetail(row, row.pictures.map(presentPicture))
}

/** The profile of a new professional: pending, so that nothing that is public changes. Within the caller's transaction. */
export async function createProfile(tx: Database, userId: number, company: Company): Promise<void> {
  await insertProfile(tx, userId, company)
}

/** The status stays as it is, approved or not. Throws conflict where the profile is not the one to be replaced. */
export const changeProfile = (deps: Deps, actor: Actor, id: number, input: ProfileInput): Promise<Professional> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const owner = { id, user_id: actor.id, replaces: input.replaces }
    await lockProfile(tx, owner)
    const changed = await updateProfile(tx, owner, input, deps.clock.now())
    const profile = await getProfessional({ ...deps, db: tx }, actor, id)
    if (!changed) throw refusedChange(actor, id)
    const lists = [
      ...(changed.is_listed_elsewhere ? [tags.professionals] : []),
      ...(changed.begins_at_another_price ? [tags.prices] : []),
    ]
    invalidate(tags.professional(id), ...listTags(profile.status, tags.edits, ...lists))
    return profile
  })

/**
 * Within a transaction that changes what belongs to the profile: until it ends nobody else does. Throws not_found for a
 * profile that the actor must not know of, forbidden for another's, and conflict where it is not the one to be replaced.
 */
export async function lockOwnProfile(
  deps: Pick<Deps, 'clock'> & { db: Database },
  actor: Actor,
  id: number,
  { replaces }: Pick<ProfileInput, 'replaces'>,
): Promise<void> {
  if (await setProfileUpdatedAt(deps.db, { id, user_id: actor.id, replaces }, deps.clock.now())) return
  await ensureVisible(deps, actor, id)
  throw refusedChange(actor, id)
}

/** The facts of the profile's category are replaced, those of another one stay. */
export const changeFacts = (deps: Deps, actor: Actor, id: number, input: FactsInput): Promise<Professional> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const own = { ...deps, db: tx }
    await lockOwnProfile(own, actor, id, input)
    const { category, status } = await getProfessional(own, actor, id)
    const replaced = factsOf(category?.slug)
    const facts = statedFacts(input.facts)
    const stranger = Object.keys(facts).find((key) => !replaced.some((known) => known === key))
    if (stranger !== undefined) throw invalidField(`facts.${stranger}`, 'Tvrtke iz vaše kategorije to ne navode.')
    await updateFacts(tx, id, { travels_km: input.travels_km, facts, replaced })
    // Lists are filtered by them.
    invalidate(tags.professional(id), ...listTags(status, tags.edits, tags.professionals))
    return getProfessional(own, actor, id)
  })

/** Call within a transaction: locks the profile for a decision until it ends. */
export const lockForDecision = (tx: Database, id: number) => selectForDecision(tx, id)

export async function setStatus(
  tx: Database,
  id: number,
  { status, reason }: { status: ProfessionalStatus; reason: string | null },
  now: Date,
): Promise<void> {
  await updateStatus(tx, id, status, status === 'rejected' ? reason : null, now)
}

export async function setPremium(tx: Database, id: number, premium: boolean, now: Date): Promise<void> {
  await updatePremium(tx, id, premium, now)
}

/** Takes the account's profile out of public sight; its id, or null where there is none. */
export const suspendProfile = async (tx: Database, userId: number, now: Date): Promise<number | null> =>
  (await updateSuspended(tx, userId, now))?.id ?? null

/** Gives the account's profile the status that it had; its id, or null where there is none. */
export const restoreProfile = async (tx: Database, userId: number, now: Date): Promise<number | null> =>
  (await updateRestored(tx, userId, now))?.id ?? null
