import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '#test/factories/people.ts'
import { type NodeRequest, startTwoNodes } from '#test/two-nodes.ts'

const { db, make, one, two, race, close } = await startTwoNodes()
afterAll(close)

async function prepare() {
  const professional = await make.professional()
  const couple = await make.couple()
  const lead = await make.lead({
    professional_id: professional.id,
    couple_id: couple.id,
    event_date: '2031-06-07' as never,
  })
  return { professional, couple, lead }
}

type Prepared = Awaited<ReturnType<typeof prepare>>
type Request = NodeRequest<Prepared>

const writeAs =
  (side: 'couple' | 'professional'): Request =>
  ({ call }, prepared) =>
    call('POST', `/leads/${prepared.lead.id}/messages`, prepared[side].token, { body: 'Jeste li tu?' })
const readAs =
  (side: 'couple' | 'professional'): Request =>
  ({ call }, prepared) =>
    call('POST', `/leads/${prepared.lead.id}/read`, prepared[side].token)
const reject: Request = ({ call }, { professional, lead }) =>
  call('PUT', `/leads/${lead.id}`, professional.token, { status: 'rejected' })
const contact: Request = ({ call }, { professional, lead }) =>
  call('PUT', `/leads/${lead.id}`, professional.token, { status: 'contacted' })
const takeBack: Request = ({ call }, { couple, lead }) => call('DELETE', `/leads/${lead.id}`, couple.token)
const deleteAs =
  (side: 'couple' | 'professional'): Request =>
  ({ call }, prepared) =>
    call('DELETE', '/account', prepared[side].token, { password: PASSWORD })

/** Of every lead: its counters are those of its messages, and the ids that were read are those of messages. */
async function expectCounters() {
  const { rows } = await sql`
    select l.id, l.unread_by_couple, l.unread_by_professional, l.couple_read_id, l.professional_read_id
      from leads l
     where l.unread_by_professional <> (
             select count(*) from messages m where m.lead_id = l.id and author = 'couple' and read_at is null)
        or l.unread_by_couple <> (
             select count(*) from messages m where m.lead_id = l.id and author = 'professional' and read_at is null)
        or l.last_message_at < (select max(created_at) from messages m where m.lead_id = l.id)
        or coalesce(l.couple_read_id, 0) <> (
             select coalesce(max(id), 0) from messages m
              where m.lead_id = l.id and author = 'professional' and read_at is not null)
        or coalesce(l.professional_read_id, 0) <> (
             select coalesce(max(id), 0) from messages m
              where m.lead_id = l.id and author = 'couple' and read_at is not null)`.execute(db)
  expect(rows).toEqual([])
}

const statusOf = async ({ lead }: Prepared) =>
  (await db.selectFrom('leads').select('status').where('id', '=', lead.id).executeTakeFirst())?.status

const textsOf = async ({ lead }: Prepared) =>
  (await db.selectFrom('messages').select('id').where('lead_id', '=', lead.id).where('kind', '=', 'text').execute())
    .length

const [byCouple, byProfessional] = [writeAs('couple'), writeAs('professional')]

describe('of two at once through two processes each is whole, in the order in which they come', () => {
  const races: [string, Request[], answers: number[], status: string | undefined, texts: number][] = [
    ['a message, then the rejection', [byCouple, reject], [201, 200], 'rejected', 1],
    ['a rejection, then the message', [reject, byCouple], [200, 422], 'rejected', 0],
    ['a message, then the withdrawal', [byProfessional, takeBack], [201, 204], undefined, 0],
    ['a withdrawal, then the message', [takeBack, byProfessional], [204, 404], undefined, 0],
    ['two messages of one side', [byCouple, byCouple], [201, 201], 'new', 2],
    ['two first answers of the professional', [byProfessional, byProfessional], [201, 201], 'contacted', 2],
    ['an answer, then a contact by hand', [byProfessional, contact], [201, 422], 'contacted', 1],
    ['a contact by hand, then the answer', [contact, byProfessional], [200, 201], 'contacted', 1],
    ['a message, then the reading', [byCouple, readAs('professional')], [201, 204], 'new', 1],
    ['a reading, then the message', [readAs('professional'), byCouple], [204, 201], 'new', 1],
    ['a reading in each of two tabs', [readAs('professional'), readAs('professional')], [204, 204], 'new', 0],
    [
      'a message, then the end of the couple’s account',
      [byProfessional, deleteAs('couple')],
      [201, 204],
      'contacted',
      1,
    ],
    ['the end of the couple’s account, then the message', [deleteAs('couple'), byProfessional], [204, 422], 'new', 0],
    [
      'a message, then the end of the professional’s account',
      [byCouple, deleteAs('professional')],
      [201, 204],
      undefined,
      0,
    ],
    [
      'the end of the professional’s account, then the message',
      [deleteAs('professional'), byCouple],
      [204, 404],
      undefined,
      0,
    ],
    ['its own message, then the end of the couple’s account', [byCouple, deleteAs('couple')], [201, 204], 'new', 1],
    ['the end of the couple’s account, then its own message', [deleteAs('couple'), byCouple], [204, 404], 'new', 0],
  ]

  test.each(races)('%s', async (_, requests, answers, status, texts) => {
    const prepared = await prepare()
    expect((await race(prepared, requests)).map((answer) => answer.status)).toEqual(answers)
    expect([await statusOf(prepared), await textsOf(prepared)]).toEqual([status, texts])
    await expectCounters()
  })
})

test('a text that waits for the reading of the others has a mail of its own, which theirs was before', async () => {
  const prepared = await prepare()
  const ofLead = sql`where payload ->> 'kind' = 'unread_messages' and payload ->> 'lead_id' = ${`${prepared.lead.id}`}`
  const job = () => sql`select from graphile_worker._private_jobs ${ofLead}`.execute(db)
  await race(prepared, [byCouple])
  expect((await job()).rows.length).toBe(1)
  // As the worker does when it is done.
  await sql`delete from graphile_worker._private_jobs ${ofLead}`.execute(db)
  await race(prepared, [byCouple])
  expect((await job()).rows.length).toBe(0)
  const answers = await race(prepared, [readAs('professional'), byCouple])
  expect(answers.map(({ status }) => status)).toEqual([204, 201])
  expect((await job()).rows.length).toBe(1)
})

test('after many messages and readings at once through two processes every counter is that of the rows', async () => {
  const conversations = await Promise.all([prepare(), prepare(), prepare()])
  const requests = conversations.flatMap((prepared) =>
    Array.from({ length: 30 }, (_, number) => [
      byCouple,
      byProfessional,
      number % 5 === 0 && readAs('couple'),
      number % 7 === 0 && readAs('professional'),
    ])
      .flat()
      .filter((request) => request !== false)
      .map((request, index) => () => request(index % 2 ? two : one, prepared)),
  )
  const answers = await Promise.all(requests.map((request) => request()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 204]))
  for (const prepared of conversations) expect(await textsOf(prepared)).toBe(60)
  await expectCounters()
  for (const prepared of conversations)
    await Promise.all([
      readAs('couple')(one, prepared),
      readAs('couple')(two, prepared),
      readAs('professional')(one, prepared),
    ])
  await expectCounters()
  const { rows } = await sql<{ unread: number }>`
    select sum(unread_by_couple + unread_by_professional)::integer as unread from leads
     where id = any(${conversations.map(({ lead }) => lead.id)})`.execute(db)
  expect(rows).toEqual([{ unread: 0 }])
})

test('ids of a conversation ascend in the order of its times, whoever writes', async () => {
  const prepared = await prepare()
  await Promise.all(
    Array.from({ length: 20 }, (_, number) => (number % 2 ? byCouple(one, prepared) : byProfessional(two, prepared))),
  )
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'created_at'])
    .where('lead_id', '=', prepared.lead.id)
    .orderBy('id')
    .execute()
  const times = rows.map(({ created_at }) => created_at.getTime())
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})
