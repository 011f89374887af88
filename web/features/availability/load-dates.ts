import type { Category } from '#contract/categories.ts'
import { loadBesideForm } from '#web/lib/load-beside-form.ts'
import { loadPage, type LoadTools } from '#web/lib/load.ts'
import { textOf } from '#web/lib/text-of.ts'
import { weekendsOf } from './free-weekends.ts'

/** The limit of the API for a town. */
const LONGEST_CITY = 100

/** The filters in the address; invalid ones are ignored and reported, as everywhere. */
function readDates(request: Request, categories: Category[]) {
  const { searchParams } = new URL(request.url)
  const [categoryId, city] = [textOf(searchParams, 'category_id'), textOf(searchParams, 'city')]
  const category = categories.find(({ id }) => String(id) === categoryId) ?? null
  const isTown = city.length <= LONGEST_CITY
  const dropped = [...(category === null && categoryId !== '' ? ['kategorija'] : []), ...(isTown ? [] : ['grad'])]
  return { category, city: isTown ? city : '', dropped }
}

export async function loadDates({ call, today, publicUrl }: LoadTools, request: Request) {
  const { signal } = request
  const { data: counts } = await loadPage(call('GET /landing', { signal }))
  const categories = counts.map((one) => one.category)
  const search = readDates(request, categories)
  const category_id = search.category?.id
  const [{ data: days }, { facets }] = await loadPage(
    Promise.all([
      call('GET /availability', { query: { category_id, city: search.city, from: today }, signal }),
      call('GET /professionals', { query: { category_id, per_page: 1 }, signal }),
    ]),
  )
  const towns = facets?.cities.map(({ city }) => city) ?? []
  return { ...search, categories, towns, free: weekendsOf(days), failure: noFailure, today, publicUrl }
}

const noFailure: string | null = null

/** In the browser, the form stays if the next days cannot be loaded. */
export const loadDatesBesideForm = (tools: LoadTools, request: Request) =>
  loadBesideForm(
    request,
    () => loadDates(tools, request),
    (shown, failure) => ({ ...shown, ...readDates(request, shown.categories), free: weekendsOf([]), failure }),
  )
