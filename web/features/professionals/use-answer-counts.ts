import { useEffect, useState } from 'react'
import type { ProfessionalFacets } from '#contract/professionals.ts'
import { call } from '#web/call.ts'
import type { Filters } from './filters.ts'

export interface AnswerCounts {
  total: number
  isMinimum: boolean
  facets: ProfessionalFacets | undefined
}

/** The last counts, and of which query they are. */
interface Known {
  query: string
  counts: AnswerCounts | undefined
}

/** So that a row of quick choices is asked for once. */
const PAUSE_MS = 200

/**
 * How many a search would find, and with each other choice. The counts before stay until the next are there; where they
 * cannot be had, there are none.
 */
export function useAnswerCounts(filters: Filters) {
  const query = JSON.stringify({ ...filters, sort: '', page: 1, per_page: 1, count_facts: 1 })
  const [known, setKnown] = useState<Known>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      const latest = JSON.parse(query) as Filters // as it was written above
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

/** The facts of a former category are none of this one's, and would stand at 0. */
function countsFor({ category_id }: Filters, { query, counts }: Known): AnswerCounts | undefined {
  const counted = JSON.parse(query) as Filters // as it was written above
  if (!counts?.facets || (counted.category_id ?? '') === (category_id ?? '')) return counts
  return { ...counts, facets: { ...counts.facets, facts: undefined } }
}
