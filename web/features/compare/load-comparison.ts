import type { DayStatus } from '#contract/availability.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Professional } from '#contract/professionals.ts'
import type * as Towns from '#contract/towns.ts'
import { ApiError } from '#web/call.ts'
import { loadBesideForm } from '#web/lib/load-beside-form.ts'
import { loadOptional, loadPage, type LoadTools } from '#web/lib/load.ts'
import { type Compared, toCompared } from './compared.ts'
import { type Comparison, readComparison } from './compare-query.ts'

export interface LoadedComparison {
  comparison: Comparison
  compared: Compared[]
  /** The ids of professionals that are not public, or never existed. */
  gone: number[]
  /** Why there are no distances to the town of the wedding: the map does not have it, or could not be loaded. */
  townFailure: 'unknown' | 'not-loaded' | null
  /** Why the comparison is incomplete or outdated; the page keeps its data. */
  failure: string | null
}

const notLoaded = 'Učitavanje usporedbe nije uspjelo. Pokušajte ponovo za nekoliko trenutaka.'
const dayNotLoaded = 'Nije se učitalo tko je slobodan na vaš datum.'

/** Loads everything that the comparison's address names. */
export async function loadComparison({ call, today }: LoadTools, request: Request): Promise<LoadedComparison> {
  const { signal } = request
  const comparison = readComparison(new URL(request.url).searchParams, today)
  const { ids, date, near } = comparison
  const days =
    date === undefined || ids.length === 0
      ? null
      : call('GET /availability/day', { query: { date, professional_ids: ids.join(',') }, signal })
  const [answers, statuses, map] = await Promise.all([
    loadPage(
      Promise.all(ids.map((id) => findPublic(call('GET /professionals/:id', { params: { id }, signal })))),
      notLoaded,
    ),
    // The rest is worth comparing without it.
    days && loadOptional(days),
    near === '' ? null : loadMap(),
  ])
  const distanceOf = map && map !== 'not-loaded' ? distancesFrom(map, near) : map
  const statusOf = (id: number): DayStatus | null =>
    statuses === null
      ? null
      : (statuses.data.find(({ professional_id }) => professional_id === id)?.status ?? 'unknown')
  const found = answers.filter((one) => one !== null)
  return {
    comparison,
    compared: found.map((one) => ({
      ...toCompared(one),
      dayStatus: statusOf(one.id),
      distanceKm: typeof distanceOf === 'function' ? distanceOf(one.city) : null,
    })),
    gone: ids.filter((id) => !found.some((one) => one.id === id)),
    townFailure: distanceOf === 'not-loaded' ? distanceOf : distanceOf === undefined ? 'unknown' : null,
    failure: days !== null && statuses === null ? dayNotLoaded : null,
  }
}

/** In the browser, the shown professionals stay, without the data for the next address that could not be loaded. */
export const loadBesideComparison = <T extends LoadedComparison>(
  request: Request,
  today: CalendarDay,
  load: () => Promise<T>,
): Promise<T> =>
  loadBesideForm(request, load, (shown, failure) => {
    const comparison = readComparison(new URL(request.url).searchParams, today)
    const { ids, date, near } = comparison
    const isSameDay = date === shown.comparison.date
    const isSameTown = near === shown.comparison.near
    const compared = ids.flatMap((id) => shown.compared.filter((one) => one.id === id))
    return {
      ...shown,
      comparison,
      compared: compared.map((one) => ({
        ...one,
        dayStatus: isSameDay ? one.dayStatus : null,
        distanceKm: isSameTown ? one.distanceKm : null,
      })),
      gone: ids.filter((id) => shown.gone.includes(id)),
      townFailure: isSameTown ? shown.townFailure : null,
      failure,
    }
  })

/** Null if visitors cannot see the profile, even for its owner or an admin: the page is the same for everyone. */
async function findPublic(answer: Promise<{ data: Professional }>): Promise<Professional | null> {
  try {
    const { data } = await answer
    return data.status === 'approved' ? data : null
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Loaded only if there is a town. */
const loadMap = () => import('#contract/towns.ts').catch(() => 'not-loaded' as const)

/** Undefined for a town that is not on the map. */
function distancesFrom({ distanceKm, findTown }: typeof Towns, near: string) {
  const from = findTown(near)
  return (
    from &&
    ((city: string | null) => {
      const town = city === null ? undefined : findTown(city)
      return town === undefined ? null : Math.round(distanceKm(from, town))
    })
  )
}
