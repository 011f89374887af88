import { redirect } from 'react-router'
import type { Category } from '#contract/categories.ts'
import { furtherFiltersKey } from '#contract/site-pages.ts'
import { isCallFailure } from '#web/call.ts'
import { failureMessage } from '#web/lib/failure.ts'
import { loadPage, type LoadTools } from '#web/lib/load.ts'
import { asFound } from './as-meant.ts'
import { toCard } from './card-data.ts'
import { droppedText } from './dropped-text.ts'
import { hasFilters, searchHref, type SearchPath } from './filters.ts'
import { importActiveFilters, importAnswerNotes } from './later-parts.ts'
import { dropForeignFacts, readSearch } from './read-search.ts'

const notLoaded = 'Učitavanje pružatelja usluga nije uspjelo. Pokušajte ponovo za nekoliko trenutaka.'

type Options = {
  path: SearchPath
  categories: Promise<Category[]>
  /** The categories of the open page, with which it keeps its form if the list cannot be loaded. */
  shownCategories: Category[] | null
}

function toRefusal(error: unknown) {
  if (!isCallFailure(error)) throw error
  return { failure: failureMessage(error, notLoaded) }
}

/**
 * The list for an address. An unknown category is dropped like any invalid filter, and a page past the end redirects to
 * the last one.
 */
export async function loadSearch({ call, today, publicUrl }: LoadTools, request: Request, options: Options) {
  const { path, shownCategories } = options
  // Handled below, unless the address leads elsewhere first.
  options.categories.catch(() => {})
  const { searchParams } = new URL(request.url)
  const { filters, dropped } = readSearch(searchParams, today)
  // The form sends the day as typed, but the list has one address per day.
  if (filters.date && filters.date !== searchParams.get('date')) throw redirect(searchHref(path, filters))
  const { signal } = request
  // In parallel with the list; a failure is reported when the chips are rendered.
  if (hasFilters(filters)) importActiveFilters().catch(() => {})
  const showsAllFilters = searchParams.has(furtherFiltersKey)
  const listOf = ({ page, compared: _compared, ...rest }: typeof filters) =>
    call('GET /professionals', { query: { ...rest, page, ...(showsAllFilters && { count_facts: 1 }) }, signal })
  const first = listOf(filters)
  // Handled below, after the categories.
  first.catch(() => {})
  const categories = await loadPage(
    shownCategories ? options.categories.catch(() => shownCategories) : options.categories,
    notLoaded,
  )
  const isUnknown = filters.category_id && !categories.some(({ id }) => String(id) === filters.category_id)
  if (isUnknown) {
    delete filters.category_id
    dropped.push('kategorija')
  }
  const hasForeignFacts = dropForeignFacts({ filters, dropped }, categories)
  const answerOf = (listing: typeof first) =>
    shownCategories === null ? loadPage(listing, notLoaded) : listing.catch(toRefusal)
  let list = await answerOf(isUnknown || hasForeignFacts ? listOf(filters) : first)
  // Only the answer says which category the words mean.
  if (!('failure' in list) && dropForeignFacts({ filters, dropped }, categories, list.suggestion))
    list = await answerOf(listOf(filters))
  const common = {
    filters,
    /** Names the filters of the address that were ignored; empty if there were none. */
    notice: dropped.length > 0 ? droppedText(dropped) : '',
    /** In the form itself, as requested by a browser without scripts. */
    showsAllFilters,
    today,
    publicUrl,
    categories,
  }
  if ('failure' in list)
    return {
      ...common,
      cards: [],
      paging: null,
      found: filters,
      suggestion: undefined,
      facets: undefined,
      failure: list.failure,
    }
  const { data: professionals, facets: counted, suggestion, ...paging } = list
  if (filters.page > paging.last_page) throw redirect(searchHref(path, { ...filters, page: paging.last_page }))
  // The search that produced the list: a category in place of its word.
  const found = suggestion ? asFound(filters, suggestion) : filters
  if (suggestion) importAnswerNotes().catch(() => {})
  // Only the form with all filters shows them on the page.
  const facets = (showsAllFilters && counted) || undefined
  return { ...common, cards: professionals.map(toCard), paging, found, suggestion, facets, failure: null }
}

export type Search = Awaited<ReturnType<typeof loadSearch>>
