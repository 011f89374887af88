import { useEffect, useState } from 'react'
import type { ProfessionalFacets } from '#contract/professionals.ts'
import { call } from '#web/call.ts'
import type { Filters } from './filters.ts'

export interface AnswerCounts {
  total: number
  isMinimum: boolean
  facets: ProfessionalFacets | undefined
}

/** The last counts and their query. */
interface Known {
  query: string
  counts: AnswerCounts | undefined
}

/** So that a series of quick choices makes a single request. */
const PAUSE_MS = 200

/**
 * The number of results of a search and with each other choice. Previous counts stay until the next arrive; if they
 * cannot be loaded, there are none.
 */
export function useAnswerCounts(filters: Filters) {
  const query = JSON.stringify({ ...filters, sort: '', page: 1, per_page: 1, count_facts: 1 })
  const [known, setKnown] = useState<Known>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      const latest = JSON.parse(query) as Filters // as serialised above
      call('GET /professionals', { query: latest, signal }).then(
        ({ total, total_is_minimum, facets }) =>
          setKnown({ query, counts: { total, isMinimum: total_is_minimum === true, facets: facets ?? undefined } }),
        () => {
          if (!signal.aborted) setKnown({ query, counts: undefined })
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query])
  return { counts: known && countsFor(filters, known), isCounting: known?.query !== query }
}

/** Facts of the previous category do not belong to this one, and would show 0. */
function countsFor({ category_id }: Filters, { query, counts }: Known): AnswerCounts | undefined {
  const counted = JSON.parse(query) as Filters // as serialised above
  if (!counts?.facets || (counted.category_id ?? '') === (category_id ?? '')) return counts
  return { ...counts, facets: { ...counts.facets, facts: undefined } }
}
