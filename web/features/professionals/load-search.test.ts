import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import type { Category } from '#contract/categories.ts'
import { pages } from '#contract/paths.ts'
import { createCall } from '#web/call.ts'
import { loadSearch } from './load-search.ts'

const categories: Category[] = [{ id: 2, name: 'Fotografija', slug: 'fotografija' }]
const list = { data: [], current_page: 1, last_page: 3, per_page: 24, total: 60 }

/** Loads the search with a server that answers every list like this; also returns the requested addresses. */
async function load(
  query: string,
  {
    status = 200,
    body = list,
    shown = null,
    failing,
  }: { status?: number; body?: unknown; shown?: Category[] | null; failing?: Error } = {},
) {
  const asked: string[] = []
  const call = createCall(async ({ path }) => {
    asked.push(path)
    return { status, body }
  })
  const tools = { call, today: toCalendarDay('2026-11-22'), publicUrl: 'https://zauvijek.test' }
  const request = new Request(`https://zauvijek.test/${query}`)
  const loaded = failing ? Promise.reject<Category[]>(failing) : Promise.resolve(categories)
  const options = { path: pages.home, categories: loaded, shownCategories: shown }
  return { asked, search: loadSearch(tools, request, options) }
}

describe('a search', () => {
  test('for a category that does not exist drops it, says so and lists the others', async () => {
    const { asked, search } = await load('?category_id=999&city=Split')
    expect(await search).toMatchObject({
      filters: { city: 'Split', page: 1 },
      notice: 'Filter iz adrese nije valjan pa ga nismo primijenili: kategorija.',
    })
    expect(asked.at(-1)).toBe('/api/v1/professionals?city=Split&page=1')
  })

  test('for a fact of another category drops it, says so and lists the category', async () => {
    const { asked, search } = await load('?category_id=2&fact_parking=1&fact_drone=1')
    expect(await search).toMatchObject({
      filters: { category_id: '2', fact_parking: '', fact_drone: '1' },
      notice: 'Filter iz adrese nije valjan pa ga nismo primijenili: vlastito parkiralište.',
    })
    expect(asked.at(-1)).toBe('/api/v1/professionals?category_id=2&fact_drone=1&page=1')
  })

  test('for words that name a sum was found by it, and leaves the words as they were typed', async () => {
    const { search } = await load('?search=fotograf+do+1000+eura&city=Split', {
      body: { ...list, suggestion: { filters: { search: 'fotograf', price_max: 1000 } } },
    })
    expect(await search).toMatchObject({
      filters: { search: 'fotograf do 1000 eura', city: 'Split' },
      found: { search: 'fotograf', city: 'Split', price_max: '1000' },
    })
  })

  test('for words that mean a category drops the facts of others, says so and asks again', async () => {
    const taken = { category_id: 2, name: 'Fotografija', search: '', total: 0, applied: true }
    const { asked, search } = await load('?search=fotograf&fact_parking=1&fact_drone=1', {
      body: { ...list, suggestion: { category: taken } },
    })
    expect(await search).toMatchObject({
      filters: { search: 'fotograf', fact_parking: '', fact_drone: '1' },
      found: { category_id: '2', fact_parking: '' },
      notice: 'Filter iz adrese nije valjan pa ga nismo primijenili: vlastito parkiralište.',
    })
    expect(asked).toEqual([
      '/api/v1/professionals?search=fotograf&fact_parking=1&fact_drone=1&page=1',
      '/api/v1/professionals?search=fotograf&fact_drone=1&page=1',
    ])
  })

  test('for words that could mean a category keeps the facts: they are of those who are found', async () => {
    const offered = { category_id: 2, name: 'Fotografija', search: '', total: 3, applied: false }
    const { asked, search } = await load('?search=fotograf&fact_parking=1', {
      body: { ...list, suggestion: { category: offered } },
    })
    expect(await search).toMatchObject({ filters: { fact_parking: '1' }, notice: '' })
    expect(asked).toHaveLength(1)
  })

  test('past its last page leads to the last, with the same filters', async () => {
    const { search } = await load('?category_id=2&page=999')
    const redirected = (await search.catch((error: unknown) => error)) as Response
    expect([redirected.status, redirected.headers.get('location')]).toEqual([302, '/?category_id=2&page=3'])
  })

  test('for a day as a form without script sends it leads to the day’s own address', async () => {
    const { asked, search } = await load('?category_id=2&city=Split&date=12.+6.+2027.')
    const redirected = (await search.catch((error: unknown) => error)) as Response
    expect(redirected.headers.get('location')).toBe('/?category_id=2&city=Split&date=2027-06-12')
    expect(asked).toEqual([])
  })

  test('that leads elsewhere leaves no failure of the categories unhandled, as when the page is left at once', async () => {
    const unhandled: unknown[] = []
    const note = (error: unknown) => unhandled.push(error)
    process.on('unhandledRejection', note)
    const { search } = await load('?date=12.+6.+2027.', { failing: new DOMException('Left', 'AbortError') })
    await expect(search).rejects.toMatchObject({ status: 302 })
    await new Promise(setImmediate)
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
  })

  test('that fails says the server’s sentence, or its own where there is none', async () => {
    const own = 'Učitavanje pružatelja usluga nije uspjelo. Pokušajte ponovo za nekoliko trenutaka.'
    const failed = async (body: unknown) => (await load('', { status: 500, body })).search
    await expect(failed(null)).rejects.toMatchObject({ data: { message: own } })
    await expect(failed({ message: 'Baza se seli.' })).rejects.toMatchObject({ data: { message: 'Baza se seli.' } })
  })

  test('that fails on an open page keeps the form and what was chosen in it', async () => {
    const { search } = await load('?city=Split', {
      status: 503,
      body: { message: 'Nije dostupno.' },
      shown: categories,
    })
    expect(await search).toMatchObject({ filters: { city: 'Split' }, categories, cards: [], failure: 'Nije dostupno.' })
  })
})
