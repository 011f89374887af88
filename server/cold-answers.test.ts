import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { tags } from './response-cache/tags.ts'

const { call, make, database, deps, close } = await makeTestApp()
afterAll(close)

// Outside a transaction each statement takes a connection of its own.
let statements = 0
database.pool.on('acquire', () => statements++)

const addProfessional = async () => {
  const { id } = await make.professional({
    company_name: 'Studio Šešir',
    city: 'Trogir',
    price_range_min: 500,
    facts: '{"hours": 12, "drone": true}',
  })
  await make.media({ professional_id: id })
  await make.review({ professional_id: id, rating: 5 })
  await make.event({ professional_id: id, day: '2027-06-12' })
  return id
}
const id = await addProfessional()
// Enough for an answer that needs no ways on, which are counted by statements of their own.
for (let more = 0; more < 6; more++) await addProfessional()

const days = 'start_date=2027-06-01&end_date=2027-06-30'

test.each([
  // The numbers beside the filters are one more, and the names of the towns, at the same time.
  ['/professionals', 3],
  ['/professionals?facets=0', 1],
  // Of a category's facts, and which category that is.
  ['/professionals?count_facts=1', 5],
  ['/professionals?facets=0&date=2027-06-12&sort=price', 1],
  ['/professionals?date=2027-06-12&city=Trogir&price_max=900&rating_min=4', 3],
  ['/professionals?near=Trogir&fact_hours=10&date=2027-06-12&free_only=1', 3],
  ['/professionals?city=Nigdje&facets=0', 1],
  ['/professionals?city=Trogir&search=sesir&by_name=1', 4],
  // Words may mean a category; those of names are asked for before the list is.
  ['/professionals?city=Trogir&category_id=2&search=sesir&date=2027-06-12&price_max=900', 5],
  ['/professionals?city=Trogir&search=sesir', 5],
  // A trade, with those of this name; one whose fact nobody states is asked for before it, and in other towns after it.
  ['/professionals?city=Trogir&search=fotograf', 5],
  ['/professionals?city=Trogir&search=fotograf+albumom', 7],
  ['/professionals?city=Trogir&search=fotograf+s+dronom', 7],
  // A word that nobody has in a name: those that are like it take the place of the list.
  ['/professionals?city=Trogir&search=sesrir', 5],
  // A page past the last one is counted by itself.
  ['/professionals?city=Trogir&page=9', 4],
  // The one script whose letters our own folding leaves to the database.
  ['/professionals?search=%E1%B2%90%E1%B2%9C%E1%B2%90', 7],
  [`/professionals/${id}`, 1],
  [`/professionals/${id}/availability?${days}`, 1],
  [`/professionals/${id}/availability?start_date=2027-07-01&end_date=2027-07-30`, 1],
  [`/reviews?professional_id=${id}`, 1],
  [`/reviews?professional_id=${id}&sort=lowest&search=lijepo&rating=5`, 1],
  [`/reviews?professional_id=${id}&search=nema`, 1],
  [`/reviews?professional_id=${id}&page=9`, 1],
  ['/reviews?professional_id=999999', 1],
  ['/categories', 1],
  ['/suggestions?search=studio+ses', 1],
  ['/suggestions?search=esir', 2],
  // The names of the categories, and the numbers of the lists.
  ['/suggestions?search=bend+spl', 3],
])('%s is answered by %i statements when it is not cached, and by none when it is', async (path, expected) => {
  deps.responseCache.invalidate([tags.everything])
  statements = 0
  const { status, text } = await call('GET', path)
  expect([status, statements]).toEqual([200, expected])
  expect((await call('GET', path)).text).toBe(text)
  expect(statements).toBe(expected)
})

test('other pages and orders of a list are one statement each, and other filters know the towns', async () => {
  deps.responseCache.invalidate([tags.everything])
  const statementsOf = async (path: string) => {
    statements = 0
    await call('GET', path)
    return statements
  }
  expect(await statementsOf('/professionals?city=Trogir')).toBe(3)
  expect(await statementsOf('/professionals?city=Trogir&page=2&per_page=3')).toBe(1)
  expect(await statementsOf('/professionals?city=Trogir&sort=newest&explain=1')).toBe(1)
  expect(await statementsOf('/professionals?city=Trogir&price_max=800')).toBe(2)
})
