import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { addDays, toCalendarDay } from '#contract/calendar-day.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { type NodeRequest, startTwoNodes } from '#test/two-nodes.ts'
import { offerBody } from '#test/offer-inputs.ts'

const { db, make, one, two, race, close } = await startTwoNodes()
afterAll(close)

const day = toCalendarDay('2031-06-07')
const valid_until = addDays(systemClock.today(), 30)
const newOffer = { ...offerBody, valid_until, deposit: null, deposit_due: null }

async function prepare(status: 'new' | 'contacted' = 'contacted') {
  const professional = await make.professional()
  const couple = await make.couple()
  const lead = await make.lead({
    professional_id: professional.id,
    couple_id: couple.id,
    status,
    event_date: day,
  })
  const offer = await make.offer({ lead_id: lead.id, valid_until })
  return { professional, couple, lead, offer }
}

type Prepared = Awaited<ReturnType<typeof prepare>>
type Request = NodeRequest<Prepared>

const accept: Request = ({ call }, { couple, offer }) => call('POST', `/offers/${offer.id}/accept`, couple.token)
const decline: Request = ({ call }, { couple, offer }) => call('POST', `/offers/${offer.id}/decline`, couple.token, {})
const withdraw: Request = ({ call }, { professional, offer }) =>
  call('POST', `/offers/${offer.id}/withdraw`, professional.token)
const replace: Request = ({ call }, { professional, lead }) =>
  call('POST', `/leads/${lead.id}/offers`, professional.token, newOffer)
const mark =
  (status: string): Request =>
  ({ call }, { professional, lead }) =>
    call('PUT', `/leads/${lead.id}`, professional.token, { status })
const block: Request = ({ call }, { professional }) =>
  call('POST', '/events', professional.token, { event_date: day, event_type: 'blocked' })
const takeBack: Request = ({ call }, { couple, lead }) => call('DELETE', `/leads/${lead.id}`, couple.token)
const deleteCouple: Request = ({ call }, { couple }) => call('DELETE', '/account', couple.token, { password: PASSWORD })
const deleteProfessional: Request = ({ call }, { professional }) =>
  call('DELETE', '/account', professional.token, { password: PASSWORD })

/** The promises that hold whatever has happened, of every lead of the database. */
async function expectPromises() {
  const nothing = async (query: ReturnType<typeof sql>) => expect((await query.execute(db)).rows).toEqual([])
  await nothing(sql`
    select l.id, l.status, e.id as event from leads l
      left join events e on e.lead_id = l.id and e.status = 'active' and e.event_type = 'booked' and e.event_date = l.event_date
     where (l.status = 'booked') <> (e.id is not null)`)
  await nothing(sql`
    select l.id, l.status, o.status from offers o join leads l on l.id = o.lead_id
     where (o.status = 'accepted' and l.status not in ('booked', 'rejected')) or (o.status = 'open' and l.status = 'rejected')`)
  await nothing(sql`select professional_id from offers group by 1 having max(number) <> count(*)`)
  await nothing(sql`
    select l.id from leads l
     where l.unread_by_professional <> (select count(*) from messages m where m.lead_id = l.id and author = 'couple')
        or l.unread_by_couple <> (select count(*) from messages m where m.lead_id = l.id and author = 'professional')`)
  await nothing(sql`
    select offer_id, offer_event from messages where offer_id is not null and offer_event <> 'sent'
     group by 1, 2 having count(*) > 1`)
}

/** The statuses of the lead and of its offers, the oldest first. */
async function stateOf({ lead }: Prepared) {
  const { status } = await db.selectFrom('leads').select('status').where('id', '=', lead.id).executeTakeFirstOrThrow()
  const offers = await db.selectFrom('offers').select('status').where('lead_id', '=', lead.id).orderBy('id').execute()
  return [status, ...offers.map((offer) => offer.status)].join(' ')
}

type Outcome = [answers: number[], state: string]

/** In both orders, each with the outcome that the first one decides. */
const races: [string, Request, Request, firstWins: Outcome, secondWins: Outcome][] = [
  ['two accepts', accept, accept, [[200, 200], 'booked accepted'], [[200, 200], 'booked accepted']],
  ['accept and withdrawal', accept, withdraw, [[200, 422], 'booked accepted'], [[422, 200], 'contacted withdrawn']],
  ['accept and refusal', accept, decline, [[200, 422], 'booked accepted'], [[422, 200], 'contacted declined']],
  [
    'accept and replacement',
    accept,
    replace,
    [[200, 201], 'booked accepted open'],
    [[422, 201], 'contacted replaced open'],
  ],
  [
    'accept and rejection',
    accept,
    mark('rejected'),
    [[200, 422], 'booked accepted'],
    [[422, 200], 'rejected withdrawn'],
  ],
  [
    'accept and booking by hand',
    accept,
    mark('booked'),
    [[200, 422], 'booked accepted'],
    [[200, 200], 'booked accepted'],
  ],
  ['accept and an event by hand', accept, block, [[200, 409], 'booked accepted'], [[409, 201], 'contacted open']],
  [
    'replacement and rejection',
    replace,
    mark('rejected'),
    [[201, 200], 'rejected replaced withdrawn'],
    [[422, 200], 'rejected withdrawn'],
  ],
  [
    'two offers',
    replace,
    replace,
    [[201, 201], 'contacted replaced replaced open'],
    [[201, 201], 'contacted replaced replaced open'],
  ],
]

describe('of two at once through two processes each is whole, whichever comes first', () => {
  test.each(races)('%s', async (_, first, second, firstWins, secondWins) => {
    for (const [requests, [statuses, state]] of [
      [[first, second], firstWins],
      [[second, first], secondWins],
    ] as const) {
      const prepared = await prepare()
      const answers = (await race(prepared, requests)).map(({ status }) => status)
      expect([requests[0] === first ? answers : answers.toReversed(), await stateOf(prepared)]).toEqual([
        statuses,
        state,
      ])
      await expectPromises()
    }
  })

  test('two couples accept for the same day, or one is booked by hand meanwhile', async () => {
    for (const rivalAsks of [accept, mark('booked')]) {
      for (const rivalIsFirst of [false, true]) {
        const prepared = await prepare()
        const rival = await make.couple()
        const { professional } = prepared
        const lead = await make.lead({
          professional_id: professional.id,
          couple_id: rival.id,
          status: 'contacted',
          event_date: day,
        })
        const offer = await make.offer({ lead_id: lead.id, valid_until })
        const other: Prepared = { professional, couple: rival, lead, offer }
        const asksForOther: Request = (node) => rivalAsks(node, other)
        const answers = await race(prepared, rivalIsFirst ? [asksForOther, accept] : [accept, asksForOther])
        // The rival waits for nothing of this lead, and so is through before an accept that it comes before.
        expect(answers.map(({ status }) => status)).toEqual([200, 409])
        expect([await stateOf(prepared), (await stateOf(other)).split(' ')[0]]).toEqual(
          rivalIsFirst ? ['contacted open', 'booked'] : ['booked accepted', 'contacted'],
        )
        await expectPromises()
      }
    }
  })

  test('twenty accepts and twenty withdrawals', async () => {
    const prepared = await prepare()
    const requests = Array.from({ length: 40 }, (_, index) => (index % 2 ? accept : withdraw))
    const answers = await Promise.all(requests.map((request, index) => request(index % 4 < 2 ? one : two, prepared)))
    const state = await stateOf(prepared)
    expect(['booked accepted', 'contacted withdrawn']).toContain(state)
    const winner = state === 'booked accepted' ? accept : withdraw
    expect(answers.map(({ status }) => status)).toEqual(requests.map((request) => (request === winner ? 200 : 422)))
    await expectPromises()
  })
})

describe('an account that is deleted in the middle', () => {
  test.each([
    ['its couple’s', accept, deleteCouple, 'booked accepted'],
    ['its couple’s, as an offer is sent,', replace, deleteCouple, 'contacted replaced open'],
  ] as const)('%s leaves the lead whole', async (_, request, deletion, state) => {
    for (const requests of [
      [request, deletion],
      [deletion, request],
    ]) {
      const prepared = await prepare('new')
      const answers = await race(prepared, requests)
      const [answer, deleted] = requests[0] === request ? answers : answers.toReversed()
      expect(deleted?.status).toBe(204)
      expect([200, 201, 401, 404, 422]).toContain(answer?.status)
      const isDone = (answer?.status ?? 0) < 300
      expect(isDone).toBe(requests[0] === request)
      expect(await stateOf(prepared)).toBe(isDone ? state : 'new open')
      await expectPromises()
    }
  })

  test('its professional’s takes all of it, whatever comes first', async () => {
    for (const request of [accept, replace, withdraw, decline]) {
      for (const requests of [
        [request, deleteProfessional],
        [deleteProfessional, request],
      ]) {
        const prepared = await prepare('new')
        const answers = await race(prepared, requests)
        const [answer, deleted] = requests[0] === request ? answers : answers.toReversed()
        expect(deleted?.status).toBe(204)
        expect([200, 201, 401, 404]).toContain(answer?.status)
        const { id } = prepared.professional
        for (const table of ['leads', 'offers', 'events', 'offer_numbers'] as const)
          expect(
            await db.selectFrom(table).where('professional_id', '=', id).select('professional_id').execute(),
          ).toEqual([])
        await expectPromises()
      }
    }
  })

  test('nor does a lead that its couple takes back', async () => {
    for (const requests of [
      [accept, takeBack],
      [takeBack, accept],
      [replace, takeBack],
      [takeBack, replace],
    ]) {
      const prepared = await prepare('new')
      const answers = await race(prepared, requests)
      expect(
        answers.map(({ status }) => status).filter((status) => ![200, 201, 204, 404, 422].includes(status)),
      ).toEqual([])
      await expectPromises().catch((error: unknown) => {
        throw new Error(`after ${answers.map(({ status }) => status).join()}`, { cause: error })
      })
    }
  })
})
