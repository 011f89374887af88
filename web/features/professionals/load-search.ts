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
  /** The categories that the open page shows: with them it keeps its form when the list cannot be loaded. */
  shownCategories: Category[] | null
}

function toRefusal(error: unknown) {
  if (!isCallFailure(error)) throw error
  return { failure: failureMessage(error, notLoaded) }
}

/**
 * The list that the address asks for. A category that does not exist is dropped like any other filter without a meaning,
 * and a page past the last one leads to the last.
 */
export async function loadSearch({ call, today, publicUrl }: LoadTools, request: Request, options: Options) {
  const { path, shownCategories } = options
  const { searchParams } = new URL(request.url)
  const { filters, dropped } = readSearch(searchParams, today)
  // Sent as it was typed: the list has one address for a day.
  if (filters.date && filters.date !== searchParams.get('date')) throw redirect(searchHref(path, filters))
  const { signal } = request
  // In parallel with the list; a failure shows when the chips are rendered.
  if (hasFilters(filters)) importActiveFilters().catch(() => {})
  const showsAllFilters = searchParams.has(furtherFiltersKey)
  const listOf = ({ page, ...rest }: typeof filters) =>
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
  // The category that the words mean is known by the answer alone.
  if (!('failure' in list) && dropForeignFacts({ filters, dropped }, categories, list.suggestion))
    list = await answerOf(listOf(filters))
  const common = {
    filters,
    /** Says which filters of the address were left out; empty where none was. */
    notice: dropped.length > 0 ? droppedText(dropped) : '',
    /** In the form itself, as a browser without a script has asked for them. */
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
  // The search that found the list: a category in place of its word.
  const found = suggestion ? asFound(filters, suggestion) : filters
  if (suggestion) importAnswerNotes().catch(() => {})
  // Only the form with all filters shows them in the page.
  const facets = (showsAllFilters && counted) || undefined
  return { ...common, cards: professionals.map(toCard), paging, found, suggestion, facets, failure: null }
}

export type Search = Awaited<ReturnType<typeof loadSearch>>
