import type { DayStatus } from '#contract/availability.ts'
import type { Professional } from '#contract/professionals.ts'
import { ApiError } from '#web/call.ts'
import { loadOptional, loadPage, type LoadTools } from '#web/lib/load.ts'
import { type Compared, toCompared } from './compared.ts'
import { type Comparison, readComparison } from './compare-query.ts'

export interface LoadedComparison {
  comparison: Comparison
  compared: Compared[]
  /** The ids of those who are not public, or never were. */
  gone: number[]
  /** Whether the map knows the town of the wedding; true without one. */
  isTownKnown: boolean
}

const notLoaded = 'Učitavanje usporedbe nije uspjelo. Pokušajte ponovo za nekoliko trenutaka.'

/** Everything of a comparison that its address names. */
export async function loadComparison({ call, today }: LoadTools, request: Request): Promise<LoadedComparison> {
  const { signal } = request
  const comparison = readComparison(new URL(request.url).searchParams, today)
  const { ids, date, near } = comparison
  const days =
    date === undefined || ids.length === 0
      ? null
      : call('GET /availability/day', { query: { date, professional_ids: ids.join(',') }, signal })
  const [answers, statuses, distanceOf] = await Promise.all([
    loadPage(
      Promise.all(ids.map((id) => findPublic(call('GET /professionals/:id', { params: { id }, signal })))),
      notLoaded,
    ),
    // The rest is worth comparing without it.
    days && loadOptional(days),
    near === '' ? null : distancesFrom(near),
  ])
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
      distanceKm: distanceOf?.(one.city) ?? null,
    })),
    gone: ids.filter((id) => !found.some((one) => one.id === id)),
    isTownKnown: distanceOf !== undefined,
  }
}

/** Null for one that a visitor cannot see, also while its owner or an admin looks: the page is the same for everybody. */
async function findPublic(answer: Promise<{ data: Professional }>): Promise<Professional | null> {
  try {
    const { data } = await answer
    return data.status === 'approved' ? data : null
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Undefined for a town that is not on the map. The map is fetched only where there is a town. */
async function distancesFrom(near: string) {
  const { distanceKm, findTown } = await import('#contract/towns.ts')
  const from = findTown(near)
  return (
    from &&
    ((city: string | null) => {
      const town = city === null ? undefined : findTown(city)
      return town === undefined ? null : Math.round(distanceKm(from, town))
    })
  )
}
