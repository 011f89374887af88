import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { pageEnvironment } from '#web/lib/load.ts'
import type { Route } from './+types/map.ts'
import { loader } from './map.tsx'

const category = { id: 2, name: 'Fotografija', slug: 'fotografija' }

/** Loads the map with every list returning this suggestion; also returns the queries of the list calls. */
async function load(query: string, suggestion?: object) {
  const asked: string[] = []
  const context = new RouterContextProvider()
  context.set(pageEnvironment, {
    transport: async ({ path }) => {
      if (path.endsWith('/landing')) return { status: 200, body: { data: [{ category }] } }
      asked.push(path.slice(path.indexOf('?')))
      return { status: 200, body: { data: [], total: 7, facets: { cities: [] }, suggestion } }
    },
    publicUrl: 'https://zauvijek.test',
    today: toCalendarDay('2026-11-22'),
  })
  const request = new Request(`https://zauvijek.test/map${query}`)
  const args: Pick<Route.LoaderArgs, 'context' | 'request'> = { context, request }
  const { filters, dropped } = await loader(args as Route.LoaderArgs) // only these fields are read
  return { asked, filters, dropped }
}

test('a fact of another category than the chosen one is dropped, named and counted without', async () => {
  expect(await load('?category_id=2&fact_parking=1&fact_drone=1')).toMatchObject({
    filters: { category_id: '2', fact_parking: '', fact_drone: '1' },
    dropped: ['vlastito parkiralište'],
    asked: [expect.stringContaining('fact_parking=1'), '?page=1&category_id=2&fact_drone=1&per_page=1'],
  })
})

test('so is one of another category than the words of the search mean', async () => {
  const taken = { category_id: 2, name: 'Fotografija', search: '', total: 0, applied: true }
  expect(await load('?search=fotograf&fact_parking=1', { category: taken })).toMatchObject({
    filters: { search: 'fotograf', fact_parking: '' },
    dropped: ['vlastito parkiralište'],
    asked: [expect.stringContaining('fact_parking=1'), '?page=1&search=fotograf&per_page=1'],
  })
})

test('the facts of the chosen category are kept, and the list is asked for once', async () => {
  expect(await load('?category_id=2&fact_drone=1')).toMatchObject({
    filters: { fact_drone: '1' },
    dropped: [],
    asked: ['?page=1&category_id=2&fact_drone=1&per_page=1'],
  })
})
