import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { usePendingLocation } from '#web/lib/use-pending-location.ts'
import { useOfferedWeddingDay } from '#web/lib/wedding-day.ts'
import { type Filters, searchHref, type SearchPath, withCategory } from './filters.ts'
import type { Search } from './load-search.ts'
import { readSearch, readSearchForm } from './read-search.ts'

/** The filters shown in the search form, and functions that open the page with others. */
export function useShownFilters(
  path: SearchPath,
  { filters, found, today }: Search,
  form: RefObject<HTMLFormElement | null>,
) {
  const navigate = useNavigate()
  const pending = usePendingLocation()
  // While the next page is loading its filters are already shown, so that a control never jumps back.
  const shown = pending?.pathname === path ? readSearch(new URLSearchParams(pending.search), today).filters : filters
  // A new category, town or day replaces the words that meant one.
  const base = shown === filters ? found : shown

  const { offered, decline, onType } = useOfferedWeddingDay()
  // Once a day was searched for, clearing the field is a deliberate choice.
  if (base.date && offered !== '') decline()
  const date = shown.date || offered

  /** A search includes everything that the form shows, even a prefilled wedding day. */
  const apply = (change: Partial<Filters>, options?: { replace: boolean }) =>
    void navigate(searchHref(path, { ...shown, date, ...change, page: 1 }), { preventScrollReset: true, ...options })

  function applyDay(day: CalendarDay | '') {
    if (day === date) return
    if (day === '') decline()
    if (day !== (shown.date ?? '')) apply({ ...base, date: day })
  }

  // A choice made while the script was loading counts like a later one.
  const applyEarlyChoice = useEffectEvent(() => {
    const { category_id = '', city = '' } = form.current ? readSearchForm(form.current, today).filters : shown
    if (category_id !== (shown.category_id ?? '')) apply({ ...withCategory(shown, category_id), city })
    else if (city !== (shown.city ?? '')) apply({ city })
  })
  useEffect(() => applyEarlyChoice(), [])

  return { shown, base, date, apply, applyDay, onType }
}
