import { afterAll, expect, test } from 'vitest'
import { addDays, toCalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { untilWaitingForLocks } from '#test/locks.ts'
import { findConflicts } from './conflicts.ts'

const { call, make, db, close } = await makeTestApp()
afterAll(close)

const on = (event_date: string, changes: object = {}) => ({ event_date, event_type: 'available', ...changes })
const year = Array.from({ length: 366 }, (_, index) => addDays(toCalendarDay('2027-03-15'), index))

async function prepare() {
  const { id, token } = await make.professional()
  const send = (events: unknown, as: string = token) => call('POST', '/events/bulk', { token: as, body: { events } })
  const stored = () =>
    db.selectFrom('events').select('event_date').where('professional_id', '=', id).orderBy('event_date').execute()
  return { id, token, send, stored }
}

test('many days are stored at once and answered in their order', async () => {
  const { id, send } = await prepare()
  const { status, body } = await send([on('2027-06-19', { title: 'Kasnije' }), on('2027-06-12', { notes: 'Prije' })])
  expect(status).toBe(201)
  expect(body.data).toMatchObject([
    { event_date: '2027-06-19', title: 'Kasnije', notes: null, professional_id: id },
    { event_date: '2027-06-12', title: null, notes: 'Prije', status: 'active' },
  ])
})

test('a whole year with a paragraph for each day is taken, and a day more is not', async () => {
  const { send, stored } = await prepare()
  const days = year.map((day) => on(day, { notes: 'ž'.repeat(1200) }))
  const { status, body } = await send([...days, on('2029-01-01')])
  expect([status, body.errors]).toEqual([422, { events: ['Odjednom se može označiti najviše 366 dana.'] }])
  expect((await send(days)).status).toBe(201)
  expect(await stored()).toHaveLength(366)
})

test('more than a mebibyte is refused before it is read', async () => {
  const { send, stored } = await prepare()
  const { status, body } = await send(year.map((day) => on(day, { notes: 'ž'.repeat(5000) })))
  expect([status, body]).toEqual([413, { message: 'Poslani sadržaj je prevelik.', code: 'payload_too_large' }])
  expect(await stored()).toEqual([])
})

test('a day that has an event refuses them all, and is named', async () => {
  const { id, send, stored } = await prepare()
  await make.event({ professional_id: id, day: '2027-06-12', event_type: 'booked' })
  await make.event({ professional_id: id, day: '2027-06-14', status: 'cancelled' })
  const { status, body } = await send([on('2027-06-11'), on('2027-06-12'), on('2027-06-14')])
  expect([status, body]).toEqual([
    409,
    {
      message: 'Ovaj se dan preklapa s drugim događajem: 12. lipnja 2027.',
      code: 'overlap',
      errors: { 'events.1.event_date': ['Za ovaj dan već postoji događaj.'] },
    },
  ])
  expect(await stored()).toHaveLength(2)
})

test('days that are marked as available become the events where that is asked for, and no others do', async () => {
  const { id, token } = await prepare()
  await make.event({ professional_id: id, day: '2027-08-07', event_type: 'available' })
  await make.event({ professional_id: id, day: '2027-08-14', event_type: 'blocked' })
  const other = await make.professional()
  await make.event({ professional_id: other.id, day: '2027-08-06', event_type: 'available' })
  const away = (day: string) => on(day, { event_type: 'blocked', title: 'Godišnji' })
  const send = (events: unknown[], replace_available: unknown) =>
    call('POST', '/events/bulk', { token, body: { events, replace_available } })
  const days = () =>
    db.selectFrom('events').select(['event_date', 'event_type', 'title']).orderBy('event_date').orderBy('id').execute()
  const before = await days()

  expect((await send([away('2027-08-07')], false)).status).toBe(409)
  const taken = await send([away('2027-08-07'), away('2027-08-14')], true)
  expect([taken.status, taken.body.errors]).toEqual([
    409,
    { 'events.1.event_date': ['Za ovaj dan već postoji događaj.'] },
  ])
  expect((await send([away('2027-08-07'), away('2027-08-07')], true)).status).toBe(409)
  expect((await send([away('2027-08-07')], 'možda')).body.errors).toEqual({
    replace_available: ['Vrijednost mora biti true ili false.'],
  })
  expect(await days()).toEqual(before)

  expect((await send([away('2027-08-06'), away('2027-08-07')], true)).status).toBe(201)
  const { body } = await call('GET', `/professionals/${id}/availability?start_date=2027-08-01&end_date=2027-08-31`)
  expect(body.data).toEqual([
    { date: '2027-08-06', status: 'blocked' },
    { date: '2027-08-07', status: 'blocked' },
    { date: '2027-08-14', status: 'blocked' },
  ])
  expect(await days()).toContainEqual({ event_date: '2027-08-06', event_type: 'available', title: null })
})

test('a day that is named twice is a conflict, too', async () => {
  const { send, stored } = await prepare()
  const { status, body } = await send([on('2027-06-12'), on('2027-06-13'), on('2027-06-12', { event_type: 'blocked' })])
  expect([status, body.code, body.errors]).toEqual([
    409,
    'overlap',
    { 'events.2.event_date': ['Ovaj je dan naveden više puta.'] },
  ])
  expect(await stored()).toEqual([])
})

test('of two requests for the same days, forwards and backwards at once, one is stored', async () => {
  const { id, send, stored } = await prepare()
  const days = ['2027-06-12', '2027-06-13', '2027-06-14'].map((day) => on(day))
  // Each has begun before either gets past the day in the middle: without the lock they would wait in a circle.
  const { started } = await db.transaction().execute(async (tx) => {
    const middle = { professional_id: id, event_type: 'blocked', event_date: toCalendarDay('2027-06-13') } as const
    await tx.insertInto('events').values(middle).execute()
    const both = Promise.all([send(days), send(days.toReversed())])
    await untilWaitingForLocks(db, 2)
    await tx.deleteFrom('events').where('professional_id', '=', id).execute()
    return { started: both }
  })
  const statuses = (await started).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(await stored()).toHaveLength(3)
})

test.each([
  [undefined, { events: ['Ovo polje je obavezno.'] }],
  [[], { events: ['Odaberite barem jedan dan.'] }],
  [
    [on('2027-06-12'), on('2027-03-14'), on('2027-03-13')],
    {
      'events.1.event_date': ['Datum ne može biti prije današnjeg.'],
      'events.2.event_date': ['Datum ne može biti prije današnjeg.'],
    },
  ],
  [
    [{ event_date: '2027-06-12' }, on('')],
    { 'events.0.event_type': ['Ovo polje je obavezno.'], 'events.1.event_date': ['Ovo polje je obavezno.'] },
  ],
])('%j is refused by its fields', async (events, errors) => {
  const { send, stored } = await prepare()
  const { status, body } = await send(events)
  expect([status, body.errors]).toEqual([422, errors])
  expect(await stored()).toEqual([])
})

test('is for professionals', async () => {
  const { send } = await prepare()
  expect((await send([on('2027-06-12')], '')).status).toBe(401)
  for (const { token } of [await make.couple(), await make.admin()])
    expect((await send([on('2027-06-12')], token)).status).toBe(403)
})

test('the conflicting days are named in their order, ten of them, and the others are counted', () => {
  const conflicts = findConflicts(year.slice(0, 12).toReversed(), new Set())
  expect(conflicts?.message).toMatch(
    /^Ovi se dani preklapaju s drugim događajima: 15\. ožujka 2027\., 16\. ožujka 2027\.,/,
  )
  expect(conflicts?.message).toMatch(/24\. ožujka 2027\. i još 2 dana\.$/)
  expect(Object.keys(conflicts?.errors ?? {})).toHaveLength(12)
  expect(findConflicts(year, new Set(year))).toBeNull()
})
