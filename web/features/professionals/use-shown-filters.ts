import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { usePendingLocation } from '#web/lib/use-pending-location.ts'
import { useOfferedWeddingDay } from '#web/lib/wedding-day.ts'
import { type Filters, searchHref, type SearchPath, withCategory } from './filters.ts'
import type { Search } from './load-search.ts'
import { readSearch, readSearchForm } from './read-search.ts'

/** The filters that the search's form shows, and what leads to a page with others. */
export function useShownFilters(
  path: SearchPath,
  { filters, found, today }: Search,
  form: RefObject<HTMLFormElement | null>,
) {
  const navigate = useNavigate()
  const pending = usePendingLocation()
  // While the next page loads its filters are shown already, so that a control never jumps back.
  const shown = pending?.pathname === path ? readSearch(new URLSearchParams(pending.search), today).filters : filters
  // Another category, town or day stands in place of the words that meant one.
  const base = shown === filters ? found : shown

  const { offered, decline, onType } = useOfferedWeddingDay()
  // Once a day was searched for, an empty field is what the couple wants.
  if (base.date && offered !== '') decline()
  const date = shown.date || offered

  /** A search is for everything that the form shows, also for the wedding day that was filled in. */
  const apply = (change: Partial<Filters>, options?: { replace: boolean }) =>
    void navigate(searchHref(path, { ...shown, date, ...change, page: 1 }), { preventScrollReset: true, ...options })

  function applyDay(day: CalendarDay | '') {
    if (day === date) return
    if (day === '') decline()
    if (day !== (shown.date ?? '')) apply({ ...base, date: day })
  }

  // Chosen while the script was on its way: it counts like a choice made after.
  const applyEarlyChoice = useEffectEvent(() => {
    const { category_id = '', city = '' } = form.current ? readSearchForm(form.current, today).filters : shown
    if (category_id !== (shown.category_id ?? '')) apply({ ...withCategory(shown, category_id), city })
    else if (city !== (shown.city ?? '')) apply({ city })
  })
  useEffect(() => applyEarlyChoice(), [])

  return { shown, base, date, apply, applyDay, onType }
}
