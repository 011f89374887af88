import { afterAll, describe, expect, test } from 'vitest'
import { addDays } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { untilWaitingForRows } from '#test/locks.ts'
import { queuedMails } from '#test/queued-mails.ts'

const { app, call, make, db, clock, close } = await makeTestApp()
afterAll(close)

async function prepare() {
  const professional = await make.professional({ company_name: 'Foto Val' })
  const couple = await make.couple({ name: 'Iva i Marko' })
  const body = {
    professional_id: professional.id,
    event_date: '2027-06-12',
    message: '  Jeste li slobodni?\n ',
    status: 'pending',
  }
  const send = (changes: object = {}, token: string | undefined = couple.token) =>
    call('POST', '/leads', { token, body: { ...body, ...changes } })
  return { professional, couple, body, send }
}

describe('an enquiry', () => {
  test('is not received by a profile that is just being taken out of public sight', async () => {
    const { professional, send } = await prepare()
    const { sending } = await db.transaction().execute(async (tx) => {
      await tx.updateTable('professionals').set({ status: 'pending' }).where('id', '=', professional.id).execute()
      const started = send()
      await untilWaitingForRows(db, 1)
      return { sending: started }
    })
    const { status, body } = await sending
    expect([status, Object.keys(body.errors)]).toEqual([422, ['professional_id']])
  })

  test.each([null, undefined])('with the status %s is new, too', async (status) => {
    const { send } = await prepare()
    const answer = await send({ status })
    expect([answer.status, answer.body.data?.status]).toEqual([201, 'new'])
  })

  test('is stored as new and answered whole', async () => {
    const { professional, couple, send } = await prepare()
    const { status, headers, body } = await send()
    expect([status, headers['cache-control']]).toEqual([201, 'no-store'])
    expect(body).toEqual({
      data: {
        id: expect.any(Number),
        professional_id: professional.id,
        status: 'new',
        event_date: '2027-06-12',
        message: 'Jeste li slobodni?',
        package: null,
        created_at: clock.now().toISOString(),
        couple: { name: 'Iva i Marko', email: couple.email, email_confirmed: false },
        professional: {
          id: professional.id,
          company_name: 'Foto Val',
          category_id: expect.any(Number),
          is_public: true,
        },
        unread_count: 0,
        last_message_at: clock.now().toISOString(),
        last_message: { author: 'couple', kind: 'text', excerpt: 'Jeste li slobodni?' },
        other_read_id: null,
        is_called_off: false,
        other_booking: null,
        is_day_taken: false,
        can_write: true,
        offer: null,
        can_withdraw: true,
        other_enquiries: [],
        my_review: { can_review: false, needs_confirmation: false, review: null },
      },
    })
    const row = await db.selectFrom('leads').selectAll().where('id', '=', body.data.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'new', couple_id: couple.id })
  })

  test('is told to the professional by mail, and one that is refused is not', async () => {
    const { send } = await prepare()
    const { body } = await send()
    await send()
    const mails = (await queuedMails(db)).filter((mail) => mail.kind === 'new_lead')
    expect(mails.filter((mail) => mail.lead_id >= body.data.id)).toEqual([{ kind: 'new_lead', lead_id: body.data.id }])
  })

  test('needs no status, and takes the id as text', async () => {
    const { professional, send } = await prepare()
    const { status, body } = await send({ status: undefined, professional_id: String(professional.id) })
    expect([status, body.data.status]).toEqual([201, 'new'])
  })

  test('may be for today, and for a day that the calendar says is taken', async () => {
    const { professional, send } = await prepare()
    await make.event({ professional_id: professional.id, day: '2027-03-15', event_type: 'booked' })
    expect((await send({ event_date: '2027-03-15' })).status).toBe(201)
  })

  test('for a day before today is refused, today being that of Zagreb', async () => {
    const { send } = await prepare()
    const before = clock.now()
    clock.set(new Date('2027-03-15T23:30:00Z'))
    expect((await send({ event_date: '2027-03-15' })).body).toEqual({
      message: 'Datum ne može biti prije današnjeg.',
      code: 'invalid',
      errors: { event_date: ['Datum ne može biti prije današnjeg.'] },
    })
    clock.set(before)
    expect((await send({ event_date: '2027-03-15' })).status).toBe(201)
  })

  test('for a day before today is refused together with its other mistakes', async () => {
    const { send } = await prepare()
    const day = 'Datum ne može biti prije današnjeg.'
    const errors = { event_date: [day], message: ['Ovo polje je obavezno.'] }
    expect((await send({ event_date: ' 2027-03-14 ', message: '' })).body.errors).toEqual(errors)
    const ofToday = await send({ event_date: ' 2027-03-15 ', message: '' })
    expect(ofToday.body.errors).toEqual({ message: errors.message })
    const ofNone = await send({ event_date: '2027-02-30', message: '' })
    expect(ofNone.body.errors).toEqual({ ...errors, event_date: ['Datum nije ispravan.'] })
  })

  test.each([
    [{ message: '   ' }, 'message', 'Ovo polje je obavezno.'],
    [{ message: undefined }, 'message', 'Ovo polje je obavezno.'],
    [{ message: 'a'.repeat(5001) }, 'message', 'Najviše 5.000 znakova.'],
    [{ message: 5 }, 'message', 'Ovo polje je obavezno.'],
    [{ event_date: '' }, 'event_date', 'Ovo polje je obavezno.'],
    [{ event_date: ' ' }, 'event_date', 'Ovo polje je obavezno.'],
    [{ event_date: '2027-02-30' }, 'event_date', 'Datum nije ispravan.'],
    [{ event_date: '12. 6. 2027.' }, 'event_date', 'Datum nije ispravan.'],
    [{ referral_code: 'x' }, 'referral_code', 'Ovo polje ostavite praznim.'],
    [{ status: 'booked' }, 'status', 'Novi upit može imati samo status „pending”.'],
    [{ professional_id: undefined }, 'professional_id', 'Odaberite pružatelja usluga.'],
    [{ professional_id: 0 }, 'professional_id', 'Odaberite pružatelja usluga.'],
    [{ professional_id: 1e20 }, 'professional_id', 'Odaberite pružatelja usluga.'],
    [{ professional_id: 2_000_000_000 }, 'professional_id', 'Ovaj pružatelj usluga trenutačno ne prima upite.'],
  ])('with %j is refused by its field', async (changes, field, message) => {
    const { send } = await prepare()
    const { status, body } = await send(changes)
    expect([status, body.code, body.errors]).toEqual([422, 'invalid', { [field]: [message] }])
  })

  test('of 5000 letters is taken', async () => {
    const { send } = await prepare()
    expect((await send({ message: 'ž'.repeat(5000) })).status).toBe(201)
  })

  test.each(['pending', 'rejected'] as const)('to a %s professional is refused', async (status) => {
    const { send } = await prepare()
    const { id } = await make.professional({ status })
    expect((await send({ professional_id: id })).body.errors).toHaveProperty('professional_id')
  })

  test('for the same day is refused while the first is open, also when both come at once', async () => {
    const { send } = await prepare()
    const answers = await Promise.all([send(), send(), send()])
    expect(Object.groupBy(answers, ({ status }) => status)).toMatchObject({ 201: { length: 1 }, 409: { length: 2 } })
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      message: 'Već ste poslali upit za taj datum.',
      code: 'conflict',
    })
    expect((await send({ event_date: '2027-06-13' })).status).toBe(201)
  })

  test('for the same day may follow a rejected one', async () => {
    const { professional, couple, send } = await prepare()
    await make.lead({ professional_id: professional.id, couple_id: couple.id, status: 'rejected' })
    expect((await send()).status).toBe(201)
  })

  test('is sent by couples alone', async () => {
    const { send } = await prepare()
    expect((await send({}, '')).body.code).toBe('unauthenticated')
    for (const { token } of [await make.professional(), await make.admin()]) {
      const { status, body } = await send({}, token)
      expect([status, body.code]).toEqual([403, 'forbidden'])
    }
  })

  test('is throttled by account', async () => {
    const { send } = await prepare()
    const answers = []
    for (let number = 0; number < 41; number++)
      answers.push(await send({ event_date: '2028-01-01', professional_id: 900_000 + number }))
    expect(answers[10]?.headers).toMatchObject({ 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '9' })
    expect(answers[39]).toMatchObject({ status: 422, headers: { 'x-ratelimit-limit': '40' } })
    expect(answers[40]).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600', 'x-ratelimit-remaining': '0' },
      body: { code: 'rate_limited', message: 'Previše pokušaja. Pričekajte malo pa pokušajte ponovo.' },
    })
  })
})

describe('a professional', () => {
  const dayOf = (number: number) => addDays(clock.today(), 30 + number)

  test('gets ten enquiries a day from one couple, also when each is taken back, and others get theirs', async () => {
    const { couple, send } = await prepare()
    const statuses = []
    for (let number = 0; number < 11; number++) {
      const { status, body } = await send({ event_date: dayOf(number) })
      statuses.push(status)
      if (status === 201) await call('DELETE', `/leads/${body.data.id}`, { token: couple.token })
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
    const other = await make.professional()
    expect((await send({ professional_id: other.id })).status).toBe(201)
    expect((await send({}, (await make.couple()).token)).status).toBe(201)
    clock.forward(23 * 3_600)
    const both = { professional_ids: [other.id, (await make.professional()).id], message: 'Jeste li slobodni?' }
    const sendToBoth = (day: number) =>
      call('POST', '/leads/bulk', { token: couple.token, body: { ...both, event_date: dayOf(day) } })
    for (let day = 0; day < 9; day++) expect((await sendToBoth(day)).status).toBe(201)
    expect((await sendToBoth(9)).status).toBe(429)
  })

  test('is not drowned by the accounts of one network, whose enquiries to others go on', async () => {
    const { professional, body } = await prepare()
    const send = async (professional_id: number, remoteAddress: string) => {
      const { token } = await make.couple()
      const payload = { ...body, professional_id }
      const headers = { authorization: `Bearer ${token}` }
      return (await app.inject({ method: 'POST', url: '/api/v1/leads', headers, payload, remoteAddress })).statusCode
    }
    const statuses = []
    for (let number = 0; number < 41; number++) statuses.push(await send(professional.id, '203.0.113.7'))
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([40, 429])
    expect(await send((await make.professional()).id, '203.0.113.7')).toBe(201)
    expect(await send(professional.id, '203.0.113.8')).toBe(201)
  })
})

describe('the list of leads', () => {
  const ids = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id)

  test('shows a professional what was received, newest first, and a couple what it sent', async () => {
    const { professional, couple } = await prepare()
    const of = { professional_id: professional.id }
    const older = await make.lead({ ...of, created_at: new Date('2027-03-01T10:00:00Z') })
    const newer = await make.lead({ ...of, couple_id: couple.id, created_at: new Date('2027-03-02T10:00:00Z') })
    const elsewhere = await make.lead({ couple_id: couple.id, created_at: new Date('2027-03-03T10:00:00Z') })

    const received = await call('GET', '/leads', { token: professional.token })
    expect(received.body).toMatchObject({ current_page: 1, last_page: 1, per_page: 15, total: 2 })
    expect(ids(received.body)).toEqual([newer.id, older.id])
    expect(received.headers['cache-control']).toBe('no-store')

    const sent = await call('GET', '/leads', { token: couple.token })
    expect(ids(sent.body)).toEqual([elsewhere.id, newer.id])
  })

  test('has pages of fifteen', async () => {
    const { professional } = await prepare()
    for (let number = 0; number < 17; number++) await make.lead({ professional_id: professional.id })
    const { body } = await call('GET', '/leads?page=2', { token: professional.token })
    expect(body).toMatchObject({ current_page: 2, last_page: 2, per_page: 15, total: 17 })
    expect(body.data).toHaveLength(2)
  })

  test('keeps a lead whose couple is gone', async () => {
    const { professional } = await prepare()
    await make.lead({ professional_id: professional.id, couple_id: null })
    const { body } = await call('GET', '/leads', { token: professional.token })
    expect(body.data).toMatchObject([{ couple: null, status: 'new' }])
  })

  test('is for couples and professionals', async () => {
    expect((await call('GET', '/leads')).status).toBe(401)
    expect((await call('GET', '/leads', { token: (await make.admin()).token })).status).toBe(403)
  })
})
