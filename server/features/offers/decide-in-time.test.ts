import { afterAll, describe, expect, test } from 'vitest'
import { addDays, toCalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { offersOf } from '#test/offers-of.ts'

const app = await makeTestApp()
const { call, make, db, clock, close } = app
afterAll(close)
const prepare = offersOf(app)

const invalid = (message: string) => ({ message, code: 'invalid' })

describe('once the day is over', () => {
  const message =
    'Taj je dan već prošao, pa se ponuda ne može prihvatiti. Ako je vjenčanje održano, pružatelj usluga može sam potvrditi rezervaciju.'

  test('an offer books nothing that could be reviewed without the professional, and can still be declined', async () => {
    const yesterday = addDays(clock.today(), -1)
    const { couple, lead, accept, decline, leadOf, events } = await prepare({
      status: 'contacted',
      event_date: yesterday,
    })
    const { id } = await make.offer({ lead_id: lead.id })
    const answer = await accept(id)
    expect([answer.status, answer.body]).toEqual([422, invalid(message)])
    const { data } = (await call('GET', `/offers/${id}`, { token: couple.token })).body
    expect(data.offer).toMatchObject({ status: 'open', can_decide: false })
    expect([(await leadOf()).status, await events()]).toEqual(['contacted', []])
    expect((await decline(id)).status).toBe(200)
  })

  test('it can be accepted where the professional has booked the day', async () => {
    const { lead, accept, mark, leadOf } = await prepare({
      status: 'contacted',
      event_date: addDays(clock.today(), -1),
    })
    const { id } = await make.offer({ lead_id: lead.id })
    await mark('booked')
    expect((await leadOf()).offer).toMatchObject({ id, status: 'open' })
    expect((await accept(id)).status).toBe(200)
  })

  test('on the day itself it can be accepted', async () => {
    const { lead, accept } = await prepare({ status: 'contacted', event_date: clock.today() })
    expect((await accept((await make.offer({ lead_id: lead.id })).id)).status).toBe(200)
  })
})

describe('the last day of an offer', () => {
  test.each([
    ['in winter time', '2027-03-20', '2027-03-20T22:59:59.999Z', '2027-03-20T23:00:00.000Z'],
    ['in summer time', '2027-04-15', '2027-04-15T21:59:59.999Z', '2027-04-15T22:00:00.000Z'],
    ['as summer time begins', '2027-03-28', '2027-03-28T21:59:59.999Z', '2027-03-28T22:00:00.000Z'],
    ['as it ends', '2027-10-31', '2027-10-31T22:59:59.999Z', '2027-10-31T23:00:00.000Z'],
  ])('ends at midnight in Zagreb, %s', async (_, valid_until, last, after) => {
    const start = clock.now()
    const { professional, couple, lead } = await prepare()
    const second = await prepare({ status: 'contacted', event_date: toCalendarDay('2027-11-06') })
    const valid = { valid_until: toCalendarDay(valid_until) }
    const one = await make.offer({ lead_id: lead.id, ...valid })
    const two = await make.offer({ lead_id: second.lead.id, ...valid })
    clock.set(new Date(last))
    const token = await make.signIn(couple.id)
    expect((await second.accept(two.id, await make.signIn(second.couple.id))).status).toBe(200)
    clock.set(new Date(after))
    const answer = await call('POST', `/offers/${one.id}/accept`, { token })
    expect([answer.status, answer.body]).toEqual([422, invalid('Ponuda je istekla.')])
    expect((await call('GET', `/leads/${lead.id}`, { token })).body.data).toMatchObject({
      status: 'contacted',
      offer: { status: 'expired' },
    })
    const { data } = (await call('GET', `/offers/${one.id}`, { token: await make.signIn(professional.user.id) })).body
    expect(data.offer).toMatchObject({ status: 'expired', decided_at: null, can_withdraw: false })
    clock.set(start)
  })

  test('is the last on which a rejection of the lead withdraws it', async () => {
    const start = clock.now()
    const [last, after] = [new Date('2027-03-20T22:59:59.999Z'), new Date('2027-03-20T23:00:00.000Z')]
    for (const [now, offer] of [
      [last, { status: 'withdrawn', decided_at: last }],
      [after, { status: 'expired', decided_at: null }],
    ] as const) {
      const { professional, lead } = await prepare()
      const { id } = await make.offer({ lead_id: lead.id, valid_until: toCalendarDay('2027-03-20') })
      clock.set(now)
      const token = await make.signIn(professional.user.id)
      expect((await call('PUT', `/leads/${lead.id}`, { token, body: { status: 'rejected' } })).status).toBe(200)
      const stored = db.selectFrom('offers').select(['status', 'decided_at']).where('id', '=', id)
      expect(await stored.executeTakeFirst()).toEqual(offer)
    }
    clock.set(start)
  })
})
