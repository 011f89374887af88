import { afterAll, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { untilWaitingForLocks } from '#test/locks.ts'

const { call, make, db, close } = await makeTestApp()
afterAll(close)

const days = ['2027-08-06', '2027-08-07', '2027-08-14'] as const

async function prepare(event_type = 'blocked') {
  const professional = await make.professional()
  const { id, token } = professional
  const available = (day: string, texts: object) =>
    make.event({ professional_id: id, day, event_type: 'available', ...texts })
  await available('2027-08-07', { title: 'Vikend', notes: 'Do 80 gostiju.' })
  await available('2027-08-21', {})
  const events = days.map((event_date) => ({ event_date, event_type, title: 'Godišnji' }))
  const marked = await call('POST', '/events/bulk', { token, body: { events, replace_available: true } })
  const ids: number[] = marked.body.data.map((event: { id: number }) => event.id)
  const undo = (body: unknown = { ids }, as = token, key?: string) =>
    call('POST', '/events/bulk/undo', { token: as, body, ...(key && { headers: { 'idempotency-key': key } }) })
  const change = (place: number, body: object) => call('PUT', `/events/${ids[place]}`, { token, body })
  const stored = () =>
    db
      .selectFrom('events')
      .select(['event_date', 'event_type', 'title', 'notes'])
      .where('professional_id', '=', id)
      .where('status', '=', 'active')
      .orderBy('event_date')
      .execute()
  return { professional, id, token, ids, undo, change, stored }
}

const before = { event_date: '2027-08-07', event_type: 'available', title: 'Vikend', notes: 'Do 80 gostiju.' }
const other = { event_date: '2027-08-21', event_type: 'available', title: null, notes: null }
const marked = (event_date: string) => ({ event_date, event_type: 'blocked', title: 'Godišnji', notes: null })

test('marked days are taken back, and the available ones that they replaced are as they were', async () => {
  const { id, ids, undo, stored } = await prepare()
  expect(await stored()).toEqual([...days.map(marked), other])
  const { status, body } = await undo()
  expect([status, body]).toEqual([200, { data: { ids } }])
  expect(await stored()).toEqual([before, other])
  const shown = await call('GET', `/professionals/${id}/availability?start_date=2027-08-01&end_date=2027-08-20`)
  expect(shown.body.data).toEqual([{ date: '2027-08-07', status: 'available' }])
})

test('an available day that was replaced twice is what it was before the last time', async () => {
  const { token, undo, stored } = await prepare('available')
  const events = [{ event_date: '2027-08-07', event_type: 'booked' }]
  const again = await call('POST', '/events/bulk', { token, body: { events, replace_available: true } })
  await undo({ ids: [again.body.data[0].id] })
  expect(await stored()).toContainEqual({ ...before, title: 'Godišnji', notes: null })
})

test('days that have changed meanwhile stay as they are, and are not among the undone', async () => {
  const { ids, undo, change, stored } = await prepare()
  await change(0, { notes: 'Put u Split.' })
  await change(2, { event_date: '2027-08-28' })
  await change(2, { event_date: '2027-08-14' })
  const { body } = await undo()
  expect(body.data.ids).toEqual([ids[1]])
  expect(await stored()).toEqual([{ ...marked(days[0]), notes: 'Put u Split.' }, before, marked(days[2]), other])
})

test('a day that was deleted, and one that a couple has booked meanwhile, stay as they are', async () => {
  const { professional, id, token, ids, undo, stored } = await prepare('available')
  await call('DELETE', `/events/${ids[0]}`, { token })
  const lead = await make.lead({ professional_id: id, event_date: toCalendarDay(days[1]), status: 'contacted' })
  expect(
    (await call('PUT', `/leads/${lead.id}`, { token: professional.token, body: { status: 'booked' } })).status,
  ).toBe(200)
  const { body } = await undo()
  expect(body.data.ids).toEqual([ids[2]])
  expect(await stored()).toMatchObject([{ event_date: days[1], event_type: 'booked' }, other])
})

test('a day that was given another event after its deletion keeps it', async () => {
  const { token, ids, undo, stored } = await prepare()
  await call('DELETE', `/events/${ids[1]}`, { token })
  await call('POST', '/events', { token, body: { event_date: days[1], event_type: 'booked', title: 'Krštenje' } })
  expect((await undo()).body.data.ids).toEqual([ids[0], ids[2]])
  expect(await stored()).toMatchObject([{ event_date: days[1], title: 'Krštenje' }, other])
})

test('days of leads and of followed calendars are not taken back, nor cancelled ones', async () => {
  const { id, undo } = await prepare()
  const lead = await make.lead({ professional_id: id, event_date: toCalendarDay('2027-09-04'), status: 'booked' })
  const calendar = await make.followedCalendar({ professional_id: id })
  const kept = [
    await make.event({ professional_id: id, day: '2027-09-04', event_type: 'booked', lead_id: lead.id }),
    await make.event({ professional_id: id, day: '2027-09-11', followed_calendar_id: calendar.id }),
    await make.event({ professional_id: id, day: '2027-09-18', status: 'cancelled' }),
  ]
  expect((await undo({ ids: kept.map((event) => event.id) })).body.data.ids).toEqual([])
})

test('a second attempt changes nothing, and with the same key it is answered as the first', async () => {
  const { ids, token, undo, stored } = await prepare()
  expect((await undo({ ids }, token, 'undo-1')).body.data.ids).toEqual(ids)
  expect((await undo({ ids }, token, 'undo-1')).body.data.ids).toEqual(ids)
  expect((await undo()).body.data.ids).toEqual([])
  expect(await stored()).toEqual([before, other])
})

test('of two at once, one takes the days back', async () => {
  const { id, ids, undo, stored } = await prepare()
  const { started } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('professionals').select('id').where('id', '=', id).forUpdate().execute()
    const both = Promise.all([undo(), undo()])
    await untilWaitingForLocks(db, 2)
    return { started: both }
  })
  const answered = (await started).map(({ body }) => body.data.ids.length)
  expect(answered.toSorted((a, b) => a - b)).toEqual([0, ids.length])
  expect(await stored()).toEqual([before, other])
})

test("another professional's days are left out without a word", async () => {
  const { ids, undo, stored } = await prepare()
  const stranger = await make.professional()
  expect((await undo({ ids }, stranger.token)).body).toEqual({ data: { ids: [] } })
  expect(await stored()).toEqual([...days.map(marked), other])
})

test('a year of days is taken back at once, and more ids are refused', async () => {
  const { undo } = await prepare()
  const message = 'Navedite od jednog do 366 događaja.'
  expect((await undo({ ids: Array.from({ length: 366 }, (_, index) => 900_000 + index) })).status).toBe(200)
  for (const ids of [undefined, [], ['x'], Array.from({ length: 367 }, (_, index) => index + 1)]) {
    const { status, body } = await undo({ ids })
    expect([status, Object.values(body.errors)]).toEqual([422, [[message]]])
  }
})

test('is for professionals', async () => {
  const { undo } = await prepare()
  expect((await undo(undefined, '')).status).toBe(401)
  for (const { token } of [await make.couple(), await make.admin()])
    expect((await undo({ ids: [1] }, token)).status).toBe(403)
})
