import { redirect } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Category } from '#contract/categories.ts'
import { loadBesideForm } from '#web/lib/load-beside-form.ts'
import { loadPage, type LoadTools } from '#web/lib/load.ts'
import { asFound } from './as-meant.ts'
import { mapHref } from './filters.ts'
import { dropForeignFacts, readSearch } from './read-search.ts'

/** The address's filters, without the town, whichever list they came from. */
function readMap(request: Request, today: CalendarDay) {
  const { filters, dropped } = readSearch(new URL(request.url).searchParams, today)
  return { filters: { ...filters, city: '', page: 1 }, dropped }
}

export async function loadMap({ call, today, publicUrl }: LoadTools, request: Request) {
  const { filters: read, dropped } = readMap(request, today)
  let filters = read
  if (filters.date && filters.date !== new URL(request.url).searchParams.get('date')) throw redirect(mapHref(filters))
  const { signal } = request
  const count = () => call('GET /professionals', { query: { ...filters, per_page: 1 }, signal })
  const [{ data: counts }, first] = await loadPage(Promise.all([call('GET /landing', { signal }), count()]))
  const categories = counts.map(({ category }) => category)
  const { suggestion } = first
  const isTownInWords = suggestion?.city?.applied === true
  if (isTownInWords || suggestion?.filters) filters = { ...asFound(filters, suggestion), city: '' }
  const hasForeignFacts = dropForeignFacts({ filters, dropped }, categories, suggestion)
  const { total, facets } = isTownInWords || hasForeignFacts ? await loadPage(count()) : first
  const cities = facets?.cities ?? null
  return { filters, dropped, categories, total, cities, failure: noFailure, today, publicUrl }
}

const noFailure: string | null = null

/** In the browser, the form stays if the next map cannot be loaded. */
export const loadMapBesideForm = (tools: LoadTools, request: Request) =>
  loadBesideForm(
    request,
    () => loadMap(tools, request),
    (shown, failure) => ({ ...shown, ...readShownMap(request, shown), total: 0, cities: null, failure }),
  )

function readShownMap(request: Request, { categories, today }: { categories: Category[]; today: CalendarDay }) {
  const shown = readMap(request, today)
  dropForeignFacts(shown, categories)
  return shown
}
