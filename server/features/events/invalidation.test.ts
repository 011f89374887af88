import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'
import { untilWaitingForRows } from '#test/locks.ts'
import { profileTags, restoreProfile, suspendProfile } from '#server/features/professionals/service.ts'
import { transactionWithInvalidation } from '#server/response-cache/invalidation.ts'

const { call, clock, deps, make, db, startNode, close } = await makeTestApp()
const other = await startNode()
afterAll(close)

/** The public answers about the two days, as they are cached. */
async function publicView(node: typeof call, id: number, city: string) {
  const get = async (path: string) => (await node('GET', path)).body
  const between = 'start_date=2027-06-12&end_date=2027-06-13'
  const days = async (path: string) =>
    (await get(path)).data
      .filter((event: { professional_id: number }) => event.professional_id === id)
      .map(({ event_date, event_type }: Record<string, string>) => `${event_date} ${event_type}`)
  const statuses: { date: string; status: string }[] = (await get(`/professionals/${id}/availability?${between}`)).data
  const listed = async (day: string, more = '') => {
    const { data, total, facets } = await get(`/professionals?city=${city}&date=${day}${more}`)
    const cities: { city: string; total: number }[] = facets.cities
    return { is: data[0]?.availability ?? 'taken', total, counted: cities.find((one) => one.city === city)?.total ?? 0 }
  }
  return {
    on12: await listed('2027-06-12'),
    on13: await listed('2027-06-13'),
    freeOn12: (await listed('2027-06-12', '&free_only=1')).total,
    freeOn13: (await listed('2027-06-13', '&free_only=1')).total,
    calendar: await days(`/events?professional_id=${id}&${between}`),
    calendars: await days(`/events?${between}`),
    availability: statuses.map(({ date, status }) => `${date} ${status}`),
  }
}

/** How lists for the day show who has these entries alone. */
function listedBy(days: string[], day: string) {
  const [, type] = days.find((one) => one.startsWith(day))?.split(' ') ?? []
  if (type === undefined) return { is: 'unknown', total: 1, counted: 1 }
  return type === 'available' ? { is: type, total: 1, counted: 1 } : { is: 'taken', total: 0, counted: 0 }
}

const view = (...days: string[]) => ({
  on12: listedBy(days, '2027-06-12'),
  on13: listedBy(days, '2027-06-13'),
  freeOn12: days.includes('2027-06-12 available') ? 1 : 0,
  freeOn13: days.includes('2027-06-13 available') ? 1 : 0,
  calendar: days,
  calendars: days,
  availability: days,
})

test('a change of a calendar is public on every node, in lists for the day as well', async () => {
  const city = 'Motovun'
  const professional = await make.professional({ city })
  const { id, token } = professional
  const lead = await make.lead({ professional_id: id, status: 'contacted' })
  const second = await make.lead({ professional_id: id, status: 'contacted' })

  /** Both nodes have the old answers in their caches; the write goes to this one. */
  async function after<Answer>(write: () => Promise<Answer>, ...days: string[]): Promise<Answer> {
    for (const node of [call, other.call]) await publicView(node, id, city)
    const answer = await write()
    expect(await publicView(call, id, city)).toEqual(view(...days))
    await eventually(async () => expect(await publicView(other.call, id, city)).toEqual(view(...days)))
    return answer
  }
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => () =>
    call(method, path, { token, body })

  const event = { event_date: '2027-06-12', event_type: 'available' }
  const added = await after(send('POST', '/events', event), '2027-06-12 available')
  const path = `/events/${added.body.data.id}`
  await after(send('PUT', path, { event_date: '2027-06-13' }), '2027-06-13 available')
  await after(send('PUT', path, { event_type: 'blocked' }), '2027-06-13 blocked')
  await after(send('PUT', path, { event_date: '2027-06-12' }), '2027-06-12 blocked')
  await after(send('PUT', path, { event_date: '2027-06-13', event_type: 'available' }), '2027-06-13 available')
  await after(send('DELETE', path))
  const both = ['2027-06-12 available', '2027-06-13 available']
  const events = [event, { ...event, event_date: '2027-06-13' }]
  await after(send('POST', '/events/bulk', { events }), ...both)
  await after(send('PUT', `/leads/${lead.id}`, { status: 'booked' }), '2027-06-12 booked', '2027-06-13 available')
  await after(send('PUT', `/leads/${lead.id}`, { status: 'rejected' }), '2027-06-13 available')
  // Of a day without an entry.
  await after(send('PUT', `/leads/${second.id}`, { status: 'booked' }), '2027-06-12 booked', '2027-06-13 available')
  await after(send('PUT', `/leads/${second.id}`, { status: 'rejected' }), '2027-06-13 available')
  const blocked = await after(
    send('POST', '/events/bulk', { events: [{ ...event, event_type: 'blocked' }] }),
    '2027-06-12 blocked',
    '2027-06-13 available',
  )
  await after(send('POST', '/events/bulk/undo', { ids: [blocked.body.data[0].id] }), '2027-06-13 available')
  const replacing = { events: [{ ...event, event_date: '2027-06-13', event_type: 'booked' }], replace_available: true }
  const replaced = await after(send('POST', '/events/bulk', replacing), '2027-06-13 booked')
  await after(send('POST', '/events/bulk/undo', { ids: [replaced.body.data[0].id] }), '2027-06-13 available')
  const busy = await after(
    send('POST', '/events', { ...event, event_type: 'booked' }),
    '2027-06-12 booked',
    '2027-06-13 available',
  )
  await after(send('DELETE', `/events/${busy.body.data.id}`), '2027-06-13 available')
})

test('a day that a node of the former release books is known at once, though it does not name it', async () => {
  const { id } = await make.professional({ city: 'Grožnjan' })
  const total = async () => (await call('GET', '/professionals?city=Gro%C5%BEnjan&date=2027-06-12')).body.total
  expect(await total()).toBe(1)
  await make.event({ professional_id: id, day: '2027-06-12', event_type: 'booked' })
  await sql`select pg_notify('stale_answers', ${`calendar:${id} calendars change=former`})`.execute(db)
  await eventually(async () => expect(await total()).toBe(0))
})

test('a day that is written while the profile comes back from a suspension is taken in every list', async () => {
  const { id, user, token } = await make.professional({ city: 'Oprtalj' })
  const event = await make.event({ professional_id: id, day: '2027-06-12', event_type: 'available' })
  const total = async () => (await call('GET', '/professionals?city=Oprtalj&date=2027-06-12')).body.total
  await suspendProfile(db, user.id, clock.now())
  const writer = await db.startTransaction().execute()
  await writer.selectFrom('events').select('id').where('id', '=', event.id).forUpdate().execute()
  const written = call('PUT', `/events/${event.id}`, { token, body: { event_type: 'booked' } })
  await untilWaitingForRows(db, 1)
  await transactionWithInvalidation(deps, async (tx, invalidate) => {
    await restoreProfile(tx, user.id, clock.now())
    invalidate(...profileTags(id))
  })
  expect(await total()).toBe(1)
  await writer.commit().execute()
  expect((await written).status).toBe(200)
  expect(await total()).toBe(0)
})
