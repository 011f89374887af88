import * as z from 'zod/mini'
import { addDays, type CalendarDay, SATURDAY, toCalendarDay, weekday } from '#contract/calendar-day.ts'
import {
  professionalCalls,
  type ProfessionalFacets,
  type ProfessionalsQuery,
  type Suggestion,
} from '#contract/professionals.ts'
import { type SearchKey, searchKeys } from '#contract/search-keys.ts'
import { distanceKm, findTown } from '#contract/towns.ts'
import type { ListFilters } from './list-filters.ts'
import type { NamedMonth } from '#server/typed-words/read-month.ts'

/** An answer with fewer results comes with suggestions. */
export const SHORT_ANSWER = 5

/** How many Saturdays are checked first; they are rarely all taken. */
const NEAR_SATURDAYS = 8

/** Half a year before and after. */
const DAYS_AROUND = 183

const MAX_SATURDAYS = 3
const MAX_WITHOUT = 2
const MAX_ONLY = 2

/** The Saturdays of a year around the day, nearest first, without the day itself or any before today. */
function saturdaysAround(date: CalendarDay, today: CalendarDay): CalendarDay[] {
  const found: CalendarDay[] = []
  for (let distance = 1; distance <= DAYS_AROUND; distance++)
    found.push(...[addDays(date, -distance), addDays(date, distance)].filter((day) => weekday(day) === SATURDAY))
  return found.filter((day) => day >= today)
}

/** Those of the days on which somebody is free, in order. */
const daysWithAnybody = (
  days: CalendarDay[],
  totals: ReadonlyMap<CalendarDay, number>,
): NonNullable<Suggestion['saturdays']> =>
  days.flatMap((date) => {
    const total = totals.get(date) ?? 0
    return total > 0 ? [{ date, total }] : []
  })

/** The nearest of the days on which somebody is free, in order. */
const chooseSaturdays = (...found: Parameters<typeof daysWithAnybody>) =>
  daysWithAnybody(...found)
    .slice(0, MAX_SATURDAYS)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))

/** The town with results that is nearest to a town of the map. */
function nearestTown(cities: { city: string; total: number }[], city: string): Suggestion['nearby'] {
  const from = findTown(city)
  if (from === undefined) return undefined
  const [nearest] = cities
    .flatMap(({ city: name, total }) => {
      const town = findTown(name)
      return town === undefined || town === from ? [] : [{ city: name, total, distance: distanceKm(from, town) }]
    })
    .toSorted((one, other) => one.distance - other.distance)
  return nearest && { city: nearest.city, distance_km: Math.round(nearest.distance), total: nearest.total }
}

/** These change an answer's order or how it is read, and exclude nobody. */
const notFilters: ReadonlySet<SearchKey> = new Set(['sort', 'by_name', 'km'])

/** The filters that are set, each with the query without it and without whatever depends on it. */
function withoutEach(query: ProfessionalsQuery): { filter: SearchKey; query: ProfessionalsQuery }[] {
  return searchKeys
    .filter((key) => !notFilters.has(key) && query[key] !== undefined && query[key] !== false)
    .filter((key) => key !== 'free_only' || query.date !== undefined)
    .map((filter) => ({
      filter,
      query: {
        ...query,
        page: 1,
        [filter]: undefined,
        ...(filter === 'date' && { free_only: undefined }),
        ...(filter === 'near' && { km: undefined }),
        ...(filter === 'search' && { by_name: undefined }),
      },
    }))
}

/** The two with the most results. */
const chooseWithout = (found: NonNullable<Suggestion['without']>, total: number): NonNullable<Suggestion['without']> =>
  found
    .filter((one) => one.total > total)
    .toSorted((one, other) => other.total - one.total)
    .slice(0, MAX_WITHOUT)

/** The days on which a list for a day depends, since a short list suggests others. */
export const daysOfList = (date: CalendarDay, total: number, today: CalendarDay): CalendarDay[] =>
  total < SHORT_ANSWER ? [date, ...saturdaysAround(date, today)] : [date]

/** A short answer, and the query that it answers. */
interface ShortAnswer {
  query: ProfessionalsQuery
  page: { total: number; filters: ListFilters }
  /** null if these are not counted. */
  facets: ProfessionalFacets | null
  today: CalendarDay
}

export interface WayCounts {
  /** The number of results of a query, for those who follow a suggestion. */
  total: (query: ProfessionalsQuery) => Promise<number>
  /** How many are free on each of the days, with all other filters unchanged. */
  free: (filters: ListFilters, days: CalendarDay[]) => Promise<Map<CalendarDay, number>>
}

async function findNearby({ query, facets }: ShortAnswer, counts: WayCounts) {
  if (query.city === undefined) return undefined
  const nearest = nearestTown(facets?.cities ?? [], query.city)
  if (nearest === undefined || query.search === undefined) return nearest
  const total = await counts.total({ ...query, city: nearest.city })
  return total > 0 ? { ...nearest, total } : undefined
}

async function findSaturdays({ query, page, today }: ShortAnswer, counts: WayCounts) {
  const { date } = query
  // With similar spellings, who is listed depends on whether any name has the exact words, which differs from day to
  // day.
  if (date === undefined || page.filters.forgivesTypos) return []
  const days = saturdaysAround(date, today)
  const near = await counts.free(page.filters, days.slice(0, NEAR_SATURDAYS))
  const chosen = chooseSaturdays(days, near.size < MAX_SATURDAYS ? await counts.free(page.filters, days) : near)
  if (query.search === undefined) return chosen
  const totals = await Promise.all(
    chosen.map((one) => counts.total({ ...query, date: toCalendarDay(one.date), free_only: true })),
  )
  return chosen
    .map(({ date: day }, index) => ({ date: day, total: totals[index] ?? 0 }))
    .filter(({ total }) => total > 0)
}

/**
 * The days of the month on which somebody is free. Nothing if words are searched in names, since one of them may be a
 * month's.
 */
export async function findMonth(
  { query, page }: Pick<ShortAnswer, 'query' | 'page'>,
  { month, weekdays, days }: NamedMonth,
  counts: WayCounts,
): Promise<Pick<Suggestion, 'month'>> {
  if (query.search !== undefined || days.length === 0) return {}
  const totals = await counts.free(page.filters, days)
  return { month: { month, weekdays, days: daysWithAnybody(days, totals) } }
}

/** No filter is set. */
export const everybody = z.parse(professionalCalls['GET /professionals'].query, {})

/** Whether nobody at all has such a name, so that no other filter is to blame. */
const isUnknown = async ({ query, page }: ShortAnswer, counts: WayCounts) =>
  query.search !== undefined &&
  page.total === 0 &&
  (await counts.total({ ...everybody, search: query.search, by_name: query.by_name })) === 0

async function findWithout(answer: ShortAnswer, counts: WayCounts) {
  const choices = withoutEach(answer.query)
  const isWordAlone = choices.length > 1 && (await isUnknown(answer, counts))
  const found: { filter: SearchKey; total: number }[] = []
  // One after another, so that a single answer does not take every connection.
  for (const { filter, query } of choices) {
    if (isWordAlone && filter !== 'search') continue
    found.push({ filter, total: await counts.total(query) })
  }
  return chooseWithout(found, answer.page.total)
}

/** The query with only one of its filters; a fact needs its category to mean anything. */
const onlyEach = (query: ProfessionalsQuery) =>
  searchKeys
    .filter((key) => !notFilters.has(key) && key !== 'free_only' && !key.startsWith('fact_'))
    .filter((key) => query[key] !== undefined && query[key] !== '')
    .map((filter) => ({
      filter,
      query: {
        ...everybody,
        [filter]: query[filter],
        ...(filter === 'near' && { km: query.km }),
        ...(filter === 'search' && { by_name: query.by_name }),
      },
    }))

/** For filters that contradict each other in several ways: those that have results on their own. */
async function findOnly({ query }: ShortAnswer, counts: WayCounts): Promise<NonNullable<Suggestion['only']>> {
  const choices = onlyEach(query)
  const found: NonNullable<Suggestion['only']> = []
  if (choices.length < 2) return found
  for (const { filter, query: alone } of choices) {
    const total = await counts.total(alone)
    if (total > 0) found.push({ filter, total })
    if (found.length === MAX_ONLY) break
  }
  return found
}

/** Ways on, each with the number of the list that it leads to. */
export async function findWaysOn(
  answer: ShortAnswer,
  counts: WayCounts,
): Promise<Pick<Suggestion, 'nearby' | 'saturdays' | 'without' | 'only'>> {
  const without = await findWithout(answer, counts)
  const [nearby, saturdays] = [await findNearby(answer, counts), await findSaturdays(answer, counts)]
  const isDeadEnd = answer.page.total === 0 && without.length === 0 && !nearby && saturdays.length === 0
  const only = isDeadEnd ? await findOnly(answer, counts) : []
  return {
    ...(only.length > 0 && { only }),
    ...(nearby && { nearby }),
    ...(saturdays.length > 0 && { saturdays }),
    ...(without.length > 0 && { without }),
  }
}
