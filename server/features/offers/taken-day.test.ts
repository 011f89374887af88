import { afterAll, describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { listen, openStream } from '#test/lead-stream.ts'
import { makeMailApp } from '#test/mail-app.ts'
import { offerBody } from '#test/offer-inputs.ts'

const { app, call, make, clock, deliver, close } = await makeMailApp()
afterAll(close)

/** Two couples ask one professional for the same day; the first of them has an open offer. */
async function prepare() {
  const professional = await make.professional({ company_name: 'Foto Val', isConfirmed: true })
  const { token } = professional
  const makeSide = async () => {
    const couple = await make.couple({ email_confirmed_at: clock.now() })
    const { id } = await make.lead({ professional_id: professional.id, couple_id: couple.id, status: 'contacted' })
    const leadOf = async (by = couple.token) => (await call('GET', `/leads/${id}`, { token: by })).body.data
    const offersOf = async (by = couple.token) => (await call('GET', `/leads/${id}/offers`, { token: by })).body.data
    const send = async (): Promise<number> =>
      (await call('POST', `/leads/${id}/offers`, { token, body: offerBody })).body.data.id
    const mark = (status: string) => call('PUT', `/leads/${id}`, { token, body: { status } })
    const act = (verb: 'accept' | 'decline', offerId: number) =>
      call('POST', `/offers/${offerId}/${verb}`, { token: couple.token, body: {} })
    return { id, couple, leadOf, offersOf, send, mark, act }
  }
  const [waiting, other] = [await makeSide(), await makeSide()]
  const offerId = await waiting.send()
  const seen = async () => [
    (await waiting.leadOf()).is_day_taken,
    (await waiting.leadOf(token)).is_day_taken,
    (await waiting.offersOf())[0].is_day_taken,
    (await waiting.offersOf(token))[0].is_day_taken,
  ]
  return { professional, waiting, other, offerId, seen }
}

const taken = [true, true, true, true]
const free = [false, false, false, false]

describe('a day that is given to another couple', () => {
  test('is taken for the lead and the offer that wait, on both sides, until that booking is called off', async () => {
    const { waiting, other, offerId, seen } = await prepare()
    expect(await seen()).toEqual(free)
    await other.mark('booked')
    expect(await seen()).toEqual(taken)
    expect([(await other.leadOf()).is_day_taken, (await waiting.offersOf())[0]]).toMatchObject([
      false,
      { status: 'open', can_decide: true },
    ])
    expect((await waiting.act('accept', offerId)).body.code).toBe('overlap')
    const [listed] = (await call('GET', '/leads', { token: waiting.couple.token })).body.data
    expect(listed.is_day_taken).toBe(true)
    const { body } = await call('GET', `/offers/${offerId}`, { token: waiting.couple.token })
    expect(body.data.offer.is_day_taken).toBe(true)
    await other.mark('rejected')
    expect(await seen()).toEqual(free)
    expect((await waiting.act('accept', offerId)).status).toBe(200)
    expect(await seen()).toEqual(free)
  })

  test('is of no matter to an amendment, nor to an offer that is answered and a lead that is refused', async () => {
    const { waiting, other, offerId, seen } = await prepare()
    await other.mark('booked')
    await other.send()
    expect(await other.offersOf()).toMatchObject([{ is_amendment: true, status: 'open', is_day_taken: false }])
    await waiting.act('decline', offerId)
    expect(await seen()).toEqual([true, true, false, false])
    await waiting.mark('rejected')
    expect(await seen()).toEqual(free)
  })
})

test.each([
  ['blocked', taken],
  ['booked', taken],
  ['available', free],
] as const)('a day that the professional itself marks as %s is taken or not', async (event_type, expected) => {
  const { professional, seen } = await prepare()
  const body = { event_type, event_date: '2027-06-12' }
  const { body: event } = await call('POST', '/events', { token: professional.token, body })
  expect(await seen()).toEqual(expected)
  await call('DELETE', `/events/${event.data.id}`, { token: professional.token })
  expect(await seen()).toEqual(free)
})

describe('an open page', () => {
  test('of the other couple hears that its day is taken, is free again, and is moved away', async () => {
    const origin = await listen(app)
    const { professional, waiting, other } = await prepare()
    const stream = await openStream(origin, waiting.couple.token)
    /** Notifications of what was written before the page was opened may still arrive. */
    const untilHeard = async (isTaken: boolean) => {
      for (;;) {
        const message = await stream.next()
        if (message === undefined) throw new Error('the stream has ended')
        if (message.event !== 'lead') continue
        expect(message.data.id).toBe(waiting.id)
        if (message.data.is_day_taken === isTaken) return
      }
    }
    await other.mark('booked')
    await untilHeard(true)
    await other.mark('rejected')
    await untilHeard(false)
    const write = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      call(method, path, { token: professional.token, body })
    const event = { event_type: 'blocked', event_date: '2027-06-12' }
    const { id } = (await write('POST', '/events', event)).body.data
    await untilHeard(true)
    await write('PUT', `/events/${id}`, { event_date: '2027-06-13' })
    await untilHeard(false)
    await write('PUT', `/events/${id}`, { event_date: '2027-06-12' })
    await untilHeard(true)
    await write('DELETE', `/events/${id}`)
    await untilHeard(false)
    await write('POST', '/events/bulk', { events: [event] })
    await untilHeard(true)
  })
})

describe('the mail to a couple whose offer can no longer be accepted', () => {
  const deliverTo = async ({ email }: { email: string }) => (await deliver()).filter(({ to }) => to === email)

  test.each(['mark', 'accept'] as const)('comes once the day is given away by %s', async (way) => {
    const { professional, waiting, other } = await prepare()
    const third = await make.couple({ email_confirmed_at: clock.now() })
    await make.lead({ professional_id: professional.id, couple_id: third.id, status: 'contacted' })
    const othersOffer = way === 'accept' ? await other.send() : 0
    await deliverTo(waiting.couple)
    await (way === 'accept' ? other.act('accept', othersOffer) : other.mark('booked'))
    const sent = await deliver()
    const [mail, ...more] = sent.filter(({ to }) => to === waiting.couple.email)
    expect(more).toEqual([])
    expect([mail?.replyTo, mail?.subject]).toEqual([
      professional.user.email,
      expect.stringContaining('12. lipnja 2027.'),
    ])
    for (const words of [
      'Taj je dan u međuvremenu zauzet',
      'Ponuda br. 1 pružatelja usluga „Foto Val” za 12. lipnja 2027. više se ne može prihvatiti',
      'Ništa niste dužni',
      `https://zauvijek.test/messages/${waiting.id}`,
      'date=2027-06-12',
    ])
      expect(mail?.text).toContain(words)
    expect(sent.filter(({ to }) => to === third.email)).toEqual([])
  })

  test('does not come where the day is free again, or the offer answered, before it is sent', async () => {
    for (const meanwhile of ['free', 'declined'] as const) {
      const { waiting, other, offerId } = await prepare()
      await deliverTo(waiting.couple)
      await other.mark('booked')
      await (meanwhile === 'free' ? other.mark('rejected') : waiting.act('decline', offerId))
      expect(await deliverTo(waiting.couple)).toEqual([])
    }
  })

  test('does not come for an offer that has expired, and for another day', async () => {
    const { professional, waiting, other } = await prepare()
    const away = await make.couple({ email_confirmed_at: clock.now() })
    const lead = await make.lead({
      professional_id: professional.id,
      couple_id: away.id,
      status: 'contacted',
      event_date: toCalendarDay('2027-06-19'),
    })
    await make.offer({ lead_id: lead.id })
    const late = await make.couple({ email_confirmed_at: clock.now() })
    const expired = await make.lead({ professional_id: professional.id, couple_id: late.id, status: 'contacted' })
    await make.offer({ lead_id: expired.id, valid_until: toCalendarDay('2027-03-14') })
    await deliverTo(waiting.couple)
    await other.mark('booked')
    const to = (await deliver()).map((mail) => mail.to)
    expect([to.includes(waiting.couple.email), to.includes(away.email), to.includes(late.email)]).toEqual([
      true,
      false,
      false,
    ])
  })
})
