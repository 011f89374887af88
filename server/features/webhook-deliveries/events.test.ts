import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { WebhookEventType } from '#contract/webhooks.ts'
import { makeTestApp } from '#test/app.ts'
import { untilWaitingForLocks } from '#test/locks.ts'
import { offerBody } from '#test/offer-inputs.ts'

const { call, make, db, database, clock, close } = await makeTestApp()
afterAll(close)

const day = '2027-06-12'

async function makeSides() {
  const professional = await make.professional()
  const couple = await make.couple()
  const { id: webhook_id } = await make.webhook({ professional_id: professional.id })
  return { professional, couple, webhook_id }
}

/** Their types and subjects, as they came to be, for which there is one job. */
async function notedFor(webhook_id: number): Promise<[string, number | null][]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(['type', 'subject_id', 'uid', 'created_at'])
    .where('webhook_id', '=', webhook_id)
    .orderBy('id')
    .execute()
  const { rows: jobs } = await sql`
    select from graphile_worker._private_jobs as j join graphile_worker.jobs as k using (id)
     where k.task_identifier = 'send-webhooks' and (j.payload ->> 'webhook_id')::integer = ${webhook_id}`.execute(db)
  expect(jobs).toHaveLength(Math.min(rows.length, 1))
  for (const { uid, created_at } of rows) {
    expect(uid).toMatch(/^msg_[0-9a-f]{32}$/)
    expect(created_at).toEqual(clock.now())
  }
  return rows.map(({ type, subject_id }) => [type, subject_id])
}

test('an enquiry, its status, its messages and the booking of its day are told, as they happen', async () => {
  const { professional, couple, webhook_id } = await makeSides()
  const sent = await call('POST', '/leads', {
    token: couple.token,
    body: { professional_id: professional.id, event_date: day, message: 'Jeste li slobodni?' },
  })
  const { id: lead } = sent.body.data
  const write = async (token: string, body: string) =>
    (await call('POST', `/leads/${lead}/messages`, { token, body: { body } })).body.data.id as number
  const answer = await write(professional.token, 'Jesmo.')
  const thanks = await write(couple.token, 'Krasno!')
  await call('PUT', `/leads/${lead}`, { token: professional.token, body: { status: 'booked' } })
  const event = await db.selectFrom('events').select('id').where('lead_id', '=', lead).executeTakeFirstOrThrow()
  expect(await notedFor(webhook_id)).toEqual([
    ['lead.created', lead],
    // The first answer makes the lead a contacted one.
    ['message.created', answer],
    ['lead.changed', lead],
    ['message.created', thanks],
    ['event.booked', event.id],
    ['lead.changed', lead],
  ])
  // Reading changes nothing that is told, nor does a rejection that is repeated.
  await call('POST', `/leads/${lead}/read`, { token: professional.token })
  for (let times = 0; times < 2; times++)
    await call('PUT', `/leads/${lead}`, { token: professional.token, body: { status: 'rejected' } })
  expect((await notedFor(webhook_id)).slice(6)).toEqual([
    ['event.freed', event.id],
    ['lead.changed', lead],
  ])
})

test('an offer that is accepted or declined is told, one that is sent or withdrawn is not', async () => {
  const { professional, couple, webhook_id } = await makeSides()
  const { id: lead } = await make.lead({
    professional_id: professional.id,
    couple_id: couple.id,
    status: 'contacted',
    event_date: day as never,
  })
  const offer = async () =>
    (await call('POST', `/leads/${lead}/offers`, { token: professional.token, body: offerBody })).body.data.id as number
  const decide = (id: number, verb: string, { token }: { token: string }) =>
    call('POST', `/offers/${id}/${verb}`, { token, body: {} })
  await decide(await offer(), 'withdraw', professional)
  const declined = await offer()
  await decide(declined, 'decline', couple)
  const accepted = await offer()
  await decide(accepted, 'accept', couple)
  const event = await db.selectFrom('events').select('id').where('lead_id', '=', lead).executeTakeFirstOrThrow()
  expect(await notedFor(webhook_id)).toEqual([
    ['offer.declined', declined],
    ['offer.accepted', accepted],
    ['lead.changed', lead],
    ['event.booked', event.id],
  ])
})

test('a day that becomes booked by hand is told once, any other is not', async () => {
  const { professional, webhook_id } = await makeSides()
  const { token } = professional
  const add = async (event_date: string, event_type: string) =>
    (await call('POST', '/events', { token, body: { event_date, event_type } })).body.data.id as number
  const booked = await add('2027-07-01', 'booked')
  const available = await add('2027-07-02', 'available')
  await call('PUT', `/events/${available}`, { token, body: { event_type: 'booked' } })
  await call('PUT', `/events/${available}`, { token, body: { title: 'Vjenčanje' } })
  const events = ['booked', 'blocked', 'booked'].map((event_type, index) => ({
    event_date: `2027-08-0${index + 1}`,
    event_type,
  }))
  const bulk = await call('POST', '/events/bulk', { token, body: { events } })
  const [first, , third] = bulk.body.data.map(({ id }: { id: number }) => id)
  expect(await notedFor(webhook_id)).toEqual([
    ['event.booked', booked],
    ['event.booked', available],
    ['event.booked', first],
    ['event.booked', third],
  ])
  const ids = bulk.body.data.map(({ id }: { id: number }) => id)
  await call('POST', '/events/bulk/undo', { token, body: { ids } })
  expect((await notedFor(webhook_id)).slice(4)).toEqual([
    ['event.freed', first],
    ['event.freed', third],
  ])
})

test('a booked day that moves is told again, one that is booked no more is told to be free', async () => {
  const { professional, webhook_id } = await makeSides()
  const { token } = professional
  const book = async (event_date: string) =>
    (await call('POST', '/events', { token, body: { event_date, event_type: 'booked' } })).body.data.id as number
  const [moved, blocked, deleted] = [await book('2027-09-01'), await book('2027-09-02'), await book('2027-09-03')]
  await call('PUT', `/events/${moved}`, { token, body: { event_date: '2027-09-10' } })
  await call('PUT', `/events/${blocked}`, { token, body: { event_type: 'blocked' } })
  await call('DELETE', `/events/${deleted}`, { token })
  // It was booked no more.
  await call('DELETE', `/events/${blocked}`, { token })
  expect((await notedFor(webhook_id)).slice(3)).toEqual([
    ['event.booked', moved],
    ['event.freed', blocked],
    ['event.freed', deleted],
  ])
})

test('an enquiry that its couple withdraws is told, and one that cannot be withdrawn is not', async () => {
  const { professional, couple, webhook_id } = await makeSides()
  const of = { professional_id: professional.id, couple_id: couple.id }
  const [open, rejected] = [await make.lead(of), await make.lead({ ...of, status: 'rejected' })]
  expect((await call('DELETE', `/leads/${open.id}`, { token: couple.token })).status).toBe(204)
  expect((await call('DELETE', `/leads/${rejected.id}`, { token: couple.token })).status).toBe(422)
  expect(await notedFor(webhook_id)).toEqual([['lead.withdrawn', open.id]])
})

test('one enquiry to several tells each of them its own', async () => {
  const [first, second] = [await makeSides(), await makeSides()]
  const { token } = first.couple
  const professional_ids = [first.professional.id, second.professional.id]
  const sent = await call('POST', '/leads/bulk', {
    token,
    body: { professional_ids, event_date: day, message: 'Jeste li slobodni?' },
  })
  const [ofFirst, ofSecond] = sent.body.data.map(({ id }: { id: number }) => id)
  expect(await notedFor(first.webhook_id)).toEqual([['lead.created', ofFirst]])
  expect(await notedFor(second.webhook_id)).toEqual([['lead.created', ofSecond]])
})

test('each webhook is told what it asked for, and none that is off', async () => {
  const professional = await make.professional()
  const of = (overrides: { events?: WebhookEventType[]; disabled_at?: Date; disabled_reason?: 'owner' }) =>
    make.webhook({ professional_id: professional.id, ...overrides })
  const all = await of({})
  const offers = await of({ events: ['offer.accepted', 'offer.declined'] })
  const off = await of({ disabled_at: clock.now(), disabled_reason: 'owner' })
  const couple = await make.couple()
  await call('POST', '/leads', {
    token: couple.token,
    body: { professional_id: professional.id, event_date: day, message: 'Jeste li slobodni?' },
  })
  const noted = await Promise.all([all, offers, off].map(({ id }) => notedFor(id)))
  expect(noted.map(({ length }) => length)).toEqual([1, 0, 0])
})

test('what is rolled back is not told', async () => {
  const { professional, couple, webhook_id } = await makeSides()
  await make.event({ professional_id: professional.id, day, event_type: 'booked' })
  const { id: lead } = await make.lead({
    professional_id: professional.id,
    couple_id: couple.id,
    status: 'contacted',
    event_date: day as never,
  })
  const { id: offer } = await make.offer({ lead_id: lead })
  // The offer is accepted and the message written before the day turns out to be taken.
  const { status, body } = await call('POST', `/offers/${offer}/accept`, { token: couple.token })
  expect([status, body.code]).toEqual([409, 'overlap'])
  expect(await notedFor(webhook_id)).toEqual([])
})

test('a webhook that is deleted meanwhile keeps no enquiry from being sent', async () => {
  const { professional, couple, webhook_id } = await makeSides()
  const deletion = await database.pool.connect()
  await deletion.query('begin')
  await deletion.query('delete from webhooks where id = $1', [webhook_id])
  const sending = call('POST', '/leads', {
    token: couple.token,
    body: { professional_id: professional.id, event_date: day, message: 'Jeste li slobodni?' },
  })
  await untilWaitingForLocks(db, 1)
  await deletion.query('commit')
  deletion.release()
  expect((await sending).status).toBe(201)
})

test('an enquiry costs no statement more, whether somebody listens or not', async () => {
  const [heard, unheard] = [await makeSides(), { professional: await make.professional(), couple: await make.couple() }]
  const statementsOf = async ({ professional, couple }: Omit<typeof heard, 'webhook_id'>) => {
    let statements = 0
    // Outside a transaction each statement takes a connection of its own.
    const count = () => statements++
    database.pool.on('acquire', count)
    const body = { professional_id: professional.id, event_date: day, message: 'Jeste li slobodni?' }
    await call('POST', '/leads', { token: couple.token, body })
    database.pool.off('acquire', count)
    return statements
  }
  // The session, the limits of the account and of the address, the enquiry.
  expect([await statementsOf(heard), await statementsOf(unheard)]).toEqual([3, 3])
})
