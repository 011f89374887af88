import { afterAll, describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { offersOf } from '#test/offers-of.ts'

const app = await makeTestApp()
const { call, make, db, clock, close } = app
afterAll(close)

const prepare = offersOf(app)

const invalid = (message: string) => ({ message, code: 'invalid' })

describe('accepting', () => {
  test.each(['new', 'contacted', 'interested'] as const)('an offer books a %s lead and its day', async (status) => {
    const { couple, professional, lead, send, accept, leadOf, events, messages } = await prepare()
    const { id } = await send()
    await db.updateTable('leads').set({ status }).where('id', '=', lead.id).execute()
    const answer = await accept(id)
    expect([answer.status, answer.body.data]).toMatchObject([
      200,
      { id, status: 'accepted', decided_at: clock.now().toISOString(), can_decide: false, total: 1500 },
    ])
    expect(await leadOf()).toMatchObject({ status: 'booked', offer: { id, status: 'accepted', total: 1500 } })
    expect(await leadOf(professional.token)).toMatchObject({ status: 'booked', offer: { id, status: 'accepted' } })
    expect(await events()).toEqual([
      { event_date: '2027-06-12', event_type: 'booked', title: `Vjenčanje ${couple.name}`, status: 'active' },
    ])
    expect((await messages()).filter(([, , what]) => what !== 'new' && what !== 'interested')).toEqual([
      ['professional', 'offer', 'sent', ''],
      ['couple', 'offer', 'accepted', ''],
      ['system', 'status', 'booked', ''],
    ])
  })

  test('is unread by the professional, who reads the couple’s word and not its own', async () => {
    const { professional, send, accept, leadOf } = await prepare()
    await accept((await send()).id)
    expect([(await leadOf()).unread_count, (await leadOf(professional.token)).unread_count]).toEqual([1, 2])
  })

  test('takes an available day, shows both the other’s number, and counts in what is agreed', async () => {
    const { couple, professional, send, accept, events } = await prepare()
    await db.updateTable('users').set({ phone: '+385911111111' }).where('id', '=', couple.id).execute()
    await db.updateTable('users').set({ phone: '+385922222222' }).where('id', '=', professional.user.id).execute()
    await make.event({ professional_id: professional.id, day: '2027-06-12' })
    const { id } = await send()
    const phones = async () => {
      const { data } = (await call('GET', `/offers/${id}`, { token: couple.token })).body
      return [data.professional.phone, data.couple.phone]
    }
    expect(await phones()).toEqual([null, null])
    await accept(id)
    expect(await phones()).toEqual(['+385922222222', '+385911111111'])
    expect(await events()).toHaveLength(1)
    for (const { token } of [couple, professional])
      expect((await call('GET', '/leads/counts', { token })).body.data).toMatchObject({ booked: 1, agreed_total: 1500 })
  })

  test('changes what everybody sees of that day at once', async () => {
    const { professional, send, accept } = await prepare()
    const days = async () =>
      (await call('GET', `/professionals/${professional.id}/availability?start_date=2027-06-01&end_date=2027-06-30`))
        .body.data
    expect(await days()).toEqual([])
    await accept((await send()).id)
    expect(await days()).toEqual([{ date: '2027-06-12', status: 'booked' }])
  })

  test.each(['booked', 'blocked'] as const)(
    'a day that is %s meanwhile is an overlap and changes nothing',
    async (event_type) => {
      const { professional, send, accept, leadOf, statuses, messages } = await prepare()
      const { id } = await send()
      await make.event({ professional_id: professional.id, day: '2027-06-12', event_type })
      const before = [await leadOf(), await messages()]
      const { status, body } = await accept(id)
      expect([status, body]).toEqual([
        409,
        { message: 'Ovaj termin se preklapa s postojećim događajem', code: 'overlap' },
      ])
      expect([await leadOf(), await messages()]).toEqual(before)
      expect(await statuses()).toEqual(['1 open'])
    },
  )

  test('again what is accepted changes nothing', async () => {
    const { send, accept, messages } = await prepare()
    const { id } = await send()
    const first = await accept(id)
    clock.forward(5)
    const second = await accept(id)
    expect([second.status, second.body]).toEqual([200, first.body])
    expect(await messages()).toHaveLength(3)
  })

  test('an amendment makes it the agreement, and the day stays booked', async () => {
    const { couple, send, accept, statuses, events, leadOf, messages } = await prepare()
    await accept((await send()).id)
    const { id } = await send({ items: [{ label: 'Još dva sata', quantity: 2, unit_price: 900 }] })
    expect(await statuses()).toEqual(['1 accepted', '2 open'])
    expect((await leadOf()).offer).toMatchObject({ number: 1, status: 'accepted' })
    expect((await accept(id)).body.data).toMatchObject({ status: 'accepted', is_amendment: true })
    expect(await statuses()).toEqual(['1 amended', '2 accepted'])
    expect(await events()).toHaveLength(1)
    expect((await leadOf()).offer).toMatchObject({ number: 2, total: 1800 })
    expect((await messages()).filter(([, kind]) => kind === 'status')).toHaveLength(1)
    expect((await call('GET', '/leads/counts', { token: couple.token })).body.data.agreed_total).toBe(1800)
  })

  test('an amendment declined, withdrawn or expired leaves the agreement as it was', async () => {
    const { send, accept, decline, withdraw, statuses, leadOf } = await prepare()
    await accept((await send()).id)
    await decline((await send()).id)
    await withdraw((await send()).id)
    expect(await statuses()).toEqual(['1 accepted', '2 declined', '3 withdrawn'])
    expect(await leadOf()).toMatchObject({ status: 'booked', offer: { number: 1 } })
  })

  test('needs no confirmed address', async () => {
    const { couple, send, accept } = await prepare()
    expect(couple.email_confirmed_at).toBeNull()
    expect((await accept((await send()).id)).status).toBe(200)
  })

  test('and a booking that is called off afterwards leaves the paper as it is, and agrees on nothing', async () => {
    const { couple, send, accept, mark, statuses, events } = await prepare()
    await accept((await send()).id)
    expect((await mark('rejected')).status).toBe(200)
    expect(await statuses()).toEqual(['1 accepted'])
    expect(await events()).toMatchObject([{ status: 'cancelled' }])
    expect((await call('GET', '/leads/counts', { token: couple.token })).body.data).toMatchObject({
      rejected: 1,
      agreed_total: 0,
    })
  })

  test('of a lead that its professional has booked by hand is the agreement on the price', async () => {
    const { send, accept, mark, statuses, leadOf, events } = await prepare()
    const { id } = await send()
    expect((await mark('booked')).status).toBe(200)
    expect(await leadOf()).toMatchObject({ status: 'booked', offer: { id, status: 'open' } })
    expect((await accept(id)).body.data).toMatchObject({ status: 'accepted', is_amendment: false })
    expect(await statuses()).toEqual(['1 accepted'])
    expect(await events()).toHaveLength(1)
  })
})

describe('an offer that is not open any more says what it is', () => {
  const sentences = {
    replaced: 'Ovu je ponudu zamijenila nova.',
    withdrawn: 'Ponuda je povučena.',
    declined: 'Ponuda je već odbijena.',
    accepted: 'Ponuda je već prihvaćena i više se ne mijenja.',
    amended: 'Ovu je ponudu zamijenila prihvaćena dopuna.',
    expired: 'Ponuda je istekla.',
  } as const

  test.each([
    ['replaced', ['accept', 'decline', 'withdraw']],
    ['withdrawn', ['accept', 'decline']],
    ['declined', ['accept', 'withdraw']],
    ['accepted', ['decline', 'withdraw']],
    ['amended', ['accept', 'decline', 'withdraw']],
    ['expired', ['accept', 'decline', 'withdraw']],
  ] as const)('%s', async (status, verbs) => {
    const prepared = await prepare()
    const { lead, leadOf, statuses } = prepared
    const { id } = await make.offer({
      lead_id: lead.id,
      ...(status === 'expired' ? { valid_until: toCalendarDay('2027-03-14') } : { status }),
    })
    const before = await leadOf()
    for (const verb of verbs) {
      const answer = await prepared[verb](id)
      expect([verb, answer.status, answer.body]).toEqual([verb, 422, invalid(sentences[status])])
    }
    expect(await statuses()).toEqual([`1 ${status}`])
    expect(await leadOf()).toEqual(before)
  })

  test('nor can it be accepted once the lead is rejected, which withdraws it', async () => {
    const { send, accept, mark, statuses } = await prepare()
    const { id } = await send()
    await mark('rejected')
    expect((await accept(id)).body).toEqual(invalid('Upit je odbijen, pa je razgovor završen.'))
    expect(await statuses()).toEqual(['1 withdrawn'])
  })

  test('nor while its professional is suspended or rejected', async () => {
    for (const [change, message] of [
      ['suspended', 'Druga strana trenutačno ne može primati poruke.'],
      ['rejected', 'Profil pružatelja usluga trenutačno nije objavljen, pa se ponuda ne može prihvatiti.'],
    ] as const) {
      const { professional, couple, send, accept, leadOf } = await prepare()
      const { id } = await send()
      const { token } = await make.admin()
      if (change === 'suspended')
        await call('POST', `/admin/users/${professional.user.id}/suspend`, { token, body: { reason: 'Prijevara' } })
      else await call('POST', `/admin/professionals/${professional.id}/reject`, { token, body: {} })
      const { status, body } = await accept(id)
      expect([status, body]).toEqual([422, invalid(message)])
      const { data } = (await call('GET', `/offers/${id}`, { token: couple.token })).body
      expect(data.offer).toMatchObject({ status: 'open', can_decide: false })
      expect((await leadOf()).status).toBe('contacted')
    }
  })
})

describe('declining', () => {
  test('tells the professional why and what the couple wishes, and the lead stays open', async () => {
    const { professional, send, decline, leadOf, messages } = await prepare()
    const { id } = await send()
    const { status, body } = await decline(id, { reason: ' Previše je za nas. ', wanted_total: '1.200' })
    expect([status, body.data]).toMatchObject([
      200,
      { status: 'declined', decline_reason: 'Previše je za nas.', wanted_total: 1200, can_decide: false },
    ])
    expect((await messages()).at(-1)).toEqual(['couple', 'offer', 'declined', 'Previše je za nas.'])
    expect(await leadOf(professional.token)).toMatchObject({ status: 'contacted', unread_count: 2, can_write: true })
    expect((await decline(id, { reason: 'Ipak drugo.' })).body).toEqual(body)
  })

  test('needs no word, and a wish that is no price is refused', async () => {
    const { send, decline, statuses } = await prepare()
    const { id } = await send()
    expect((await decline(id, { wanted_total: -1 })).body.errors).toEqual({
      wanted_total: ['Iznos mora biti broj od 0 naviše.'],
    })
    expect((await decline(id, { reason: 'x'.repeat(1001) })).body.errors).toEqual({
      reason: ['Najviše 1.000 znakova.'],
    })
    expect(await statuses()).toEqual(['1 open'])
    expect((await decline(id)).body.data).toMatchObject({ decline_reason: null, wanted_total: null })
  })

  test('stays possible where the profile is not published, but not where nothing can be written to its owner', async () => {
    const { professional, send, decline, statuses, messages } = await prepare()
    const { token } = await make.admin()
    const { id } = await send()
    await call('POST', `/admin/users/${professional.user.id}/suspend`, { token, body: { reason: 'Prijevara' } })
    const before = await messages()
    const answer = await decline(id, { reason: 'Nazovite nas mimo portala.' })
    expect([answer.status, answer.body]).toEqual([422, invalid('Druga strana trenutačno ne može primati poruke.')])
    expect([await statuses(), await messages()]).toEqual([['1 open'], before])
    await call('POST', `/admin/users/${professional.user.id}/restore`, { token })
    await call('POST', `/admin/professionals/${professional.id}/reject`, { token, body: {} })
    expect((await decline(id)).status).toBe(200)
  })
})

describe('withdrawing', () => {
  test('ends the offer, is unread by the couple, and again changes nothing', async () => {
    const { send, withdraw, leadOf, messages } = await prepare()
    const { id } = await send()
    const { status, body } = await withdraw(id)
    expect([status, body.data]).toMatchObject([200, { status: 'withdrawn', can_withdraw: false }])
    expect((await withdraw(id)).body).toEqual(body)
    expect((await messages()).map(([, , what]) => what)).toEqual(['sent', 'withdrawn'])
    expect(await leadOf()).toMatchObject({ status: 'contacted', unread_count: 2 })
  })

  test('is possible once the couple is gone', async () => {
    const { lead, send, withdraw } = await prepare()
    const { id } = await send()
    await db.updateTable('leads').set({ couple_id: null }).where('id', '=', lead.id).execute()
    expect((await withdraw(id)).body.data.status).toBe('withdrawn')
  })
})

test('each decision belongs to one side: the other is refused, a stranger’s offer is none', async () => {
  const { professional, couple, send, accept, decline, withdraw, statuses } = await prepare()
  const { id } = await send()
  for (const answer of [
    await accept(id, professional.token),
    await decline(id, {}, professional.token),
    await withdraw(id, couple.token),
    await call('GET', `/offers/${id}`, { token: (await make.admin()).token }),
  ])
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
  const stranger = await make.couple()
  for (const answer of [
    await accept(id, stranger.token),
    await decline(id, {}, stranger.token),
    await withdraw(id, (await make.professional()).token),
    await call('GET', `/offers/${id}`, { token: stranger.token }),
    await accept(999_999, stranger.token),
  ])
    expect([answer.status, answer.body]).toEqual([404, { message: 'Ponuda nije pronađena.', code: 'not_found' }])
  expect(await statuses()).toEqual(['1 open'])
})
