import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { amountOf, totalOf } from '#contract/decimal.ts'
import { makeTestApp } from '#test/app.ts'
import { offerBody } from '#test/offer-inputs.ts'

const { call, make, db, clock, startNode, close } = await makeTestApp()
afterAll(close)
const other = await startNode()

async function prepare(changes: Parameters<typeof make.lead>[0] = {}) {
  const professional = await make.professional()
  const couple = await make.couple()
  const lead = await make.lead({ professional_id: professional.id, couple_id: couple.id, ...changes })
  const send = (body: object = {}, token: string = professional.token, leadId = lead.id) =>
    call('POST', `/leads/${leadId}/offers`, { token, body: { ...offerBody, ...body } })
  const list = async (token: string = couple.token) => call('GET', `/leads/${lead.id}/offers`, { token })
  const leadOf = async (token: string) => (await call('GET', `/leads/${lead.id}`, { token })).body.data
  return { professional, couple, lead, send, list, leadOf }
}

const setStatus = (id: number, status: 'booked' | 'rejected') =>
  db.updateTable('leads').set({ status }).where('id', '=', id).execute()

describe('a new offer', () => {
  test('is not the fifty-first for its lead, which is nothing to another lead', async () => {
    const { lead, professional, send } = await prepare()
    for (let number = 0; number < 49; number++) await make.offer({ lead_id: lead.id, status: 'withdrawn' })
    expect((await send()).status).toBe(201)
    const { status, body } = await send()
    expect([status, body.message]).toEqual([
      422,
      'Za jedan upit može se poslati najviše 50 ponuda. Dalje se dogovorite porukama.',
    ])
    const next = await make.lead({ professional_id: professional.id })
    expect((await send({}, professional.token, next.id)).status).toBe(201)
  })

  test('is stored and answered whole, and its couple reads the same', async () => {
    const { lead, couple, professional, send, list } = await prepare()
    const { status, headers, body } = await send()
    expect([status, headers['cache-control']]).toEqual([201, 'no-store'])
    const offer = {
      id: expect.any(Number),
      lead_id: lead.id,
      number: 1,
      status: 'open',
      items: [
        { label: 'Fotografiranje cijelog dana', quantity: 1, unit_price: 1200, amount: 1200 },
        { label: 'Album', quantity: 2, unit_price: 150, amount: 300 },
      ],
      total: 1500,
      deposit: 300,
      deposit_due: '2027-04-01',
      valid_until: '2027-04-15',
      vat: 'included',
      note: 'Dolazimo u podne.',
      cancellation: 'Predujam se ne vraća.',
      issuer: 'Foto Val, Split',
      created_at: clock.now().toISOString(),
      decided_at: null,
      decline_reason: null,
      wanted_total: null,
      is_amendment: false,
      is_day_taken: false,
    }
    expect(body).toEqual({ data: { ...offer, can_withdraw: true } })
    expect((await list()).body).toEqual({ data: [{ ...offer, can_decide: true }] })
    expect((await list(professional.token)).body).toEqual({ data: [{ ...offer, can_withdraw: true }] })
    const one = await call('GET', `/offers/${body.data.id}`, { token: couple.token })
    expect(one.body).toEqual({
      data: {
        offer: { ...offer, can_decide: true },
        event_date: '2027-06-12',
        professional: {
          id: professional.id,
          company_name: professional.company_name,
          city: 'Zagreb',
          email: professional.user.email,
          phone: null,
        },
        couple: { name: couple.name, email: couple.email, phone: null },
      },
    })
    const latest = await call('GET', '/offers/latest', { token: professional.token })
    expect(latest.body).toEqual({ data: { ...offer, can_withdraw: true } })
  })

  test('stands in the conversation, unread by the couple, and a new lead is contacted', async () => {
    const { lead, couple, professional, send, leadOf } = await prepare()
    const { id } = (await send()).body.data
    const messages = await db.selectFrom('messages').selectAll().where('lead_id', '=', lead.id).execute()
    expect(messages).toMatchObject([
      { author: 'professional', kind: 'offer', offer_id: id, offer_event: 'sent', body: '', read_at: null },
    ])
    expect(await leadOf(couple.token)).toMatchObject({
      status: 'contacted',
      unread_count: 1,
      last_message_at: clock.now().toISOString(),
      offer: { id, number: 1, status: 'open', total: 1500, valid_until: '2027-04-15' },
    })
    expect(await leadOf(professional.token)).toMatchObject({ unread_count: 1, offer: { id } })
    const { body } = await call('GET', '/leads/counts', { token: couple.token })
    expect(body.data).toMatchObject({ unread: 1, agreed_total: 0 })
  })

  test('replaces the open one, also one that has expired, of which it says so', async () => {
    const { send, list } = await prepare()
    // On its last day an offer is still replaced.
    await send({ valid_until: '2027-03-15' })
    await send({ valid_until: '2027-03-15' })
    const now = clock.now()
    clock.set(new Date('2027-03-15T23:00:00Z'))
    await send()
    const { data } = (await list()).body
    expect(data.map(({ number, status, decided_at }: Record<string, unknown>) => [number, status, decided_at])).toEqual(
      [
        [3, 'open', null],
        [2, 'expired', null],
        [1, 'replaced', now.toISOString()],
      ],
    )
    clock.set(now)
    const rows = await db
      .selectFrom('offers')
      .select('status')
      .where('lead_id', '=', data[0].lead_id)
      .orderBy('id')
      .execute()
    expect(rows.map(({ status }) => status)).toEqual(['replaced', 'expired', 'open'])
  })

  test('may be due, and valid to the last, on the day that it is sent', async () => {
    const { send } = await prepare()
    const today = clock.today()
    expect((await send({ valid_until: today, deposit_due: today })).status).toBe(201)
  })

  test('of a booked lead is an amendment', async () => {
    const { lead, send, leadOf, professional } = await prepare()
    await setStatus(lead.id, 'booked')
    expect((await send()).body.data).toMatchObject({ is_amendment: true, status: 'open' })
    expect((await leadOf(professional.token)).status).toBe('booked')
  })

  test.each([
    ['valid_until', '2027-03-14', 'Ponuda mora vrijediti barem do danas.'],
    ['valid_until', '2028-03-16', 'Ponuda može vrijediti najviše godinu dana.'],
    ['valid_until', '2027-02-30', 'Datum nije ispravan.'],
    ['deposit_due', '2027-03-14', 'Rok za predujam ne može biti prije današnjeg dana.'],
    ['deposit', 1500.01, 'Predujam ne može biti veći od ukupnog iznosa.'],
    ['deposit', 'trećina', 'Predujam mora biti broj od 0 naviše.'],
    ['deposit', true, 'Predujam mora biti broj od 0 naviše.'],
    ['deposit', '99,999', 'Predujam može imati najviše dvije decimale, npr. 1.500,50.'],
    ['deposit', 10_000_000, 'Predujam može biti najviše € 9.999.999.'],
    ['items', [], 'Dodajte barem jednu stavku.'],
    ['vat', 'none', 'Odaberite je li PDV uključen.'],
  ])('with %s %j is refused', async (field, value, message) => {
    const { send, list } = await prepare()
    const { status, body } = await send({ [field]: value })
    expect([status, body.code, body.errors]).toEqual([422, 'invalid', { [field]: [message] }])
    expect((await list()).body.data).toEqual([])
  })

  test.each([['2027-03-15'], ['2028-03-15']])('may be valid until %s', async (valid_until) => {
    const { send } = await prepare()
    expect((await send({ valid_until })).status).toBe(201)
  })

  test('to a rejected lead, a couple that is gone, or of a profile that is not published is refused', async () => {
    const rejected = await prepare()
    await setStatus(rejected.lead.id, 'rejected')
    const gone = await prepare()
    await db.updateTable('leads').set({ couple_id: null }).where('id', '=', gone.lead.id).execute()
    const unpublished = await prepare()
    await db
      .updateTable('professionals')
      .set({ status: 'rejected' })
      .where('id', '=', unpublished.professional.id)
      .execute()
    const messages = [
      [rejected, 'Upit je odbijen, pa je razgovor završen.'],
      [gone, 'Par je izbrisao svoj račun, pa je razgovor završen.'],
      [unpublished, 'Vaš profil trenutačno nije objavljen, pa ne možete slati ponude.'],
    ] as const
    for (const [{ send, list, professional }, message] of messages) {
      const { status, body } = await send()
      expect([status, body]).toEqual([422, { message, code: 'invalid' }])
      expect((await list(professional.token)).body.data).toEqual([])
    }
  })

  test('is for the lead’s own professional', async () => {
    const { send, list, couple } = await prepare()
    expect((await send({}, (await make.professional()).token)).status).toBe(404)
    expect((await send({}, couple.token)).status).toBe(403)
    expect((await send({}, (await make.admin()).token)).status).toBe(403)
    for (const { token } of [await make.professional(), await make.couple()])
      expect((await list(token)).status).toBe(404)
  })

  test('is sent once for one key, however often it is asked for', async () => {
    const { lead, professional, list } = await prepare()
    const send = () =>
      call('POST', `/leads/${lead.id}/offers`, {
        token: professional.token,
        body: offerBody,
        headers: { 'idempotency-key': 'jednom' },
      })
    const answers = [await send(), await send()]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect((await list()).body.data).toHaveLength(1)
  })
})

describe('amounts', () => {
  const items = [
    { label: 'Deset centi', quantity: 3, unit_price: 0.1 },
    { label: 'Pola centa', quantity: 0.5, unit_price: 0.01 },
    { label: 'Manje od pola', quantity: 0.499, unit_price: 0.01 },
    { label: 'Tri decimale', quantity: 33.335, unit_price: 1 },
    { label: 'Binarno ispod polovine', quantity: 1.005, unit_price: 1 },
    { label: 'Gosti', quantity: 120, unit_price: 45.45 },
    { label: 'Puno', quantity: 8.333, unit_price: 999_999.99 },
  ]

  test('are the same in the answer, by the contract’s arithmetic and by the database’s', async () => {
    const { send } = await prepare()
    const { data } = (await send({ items, deposit: null, deposit_due: null })).body
    const amounts = data.items.map(({ amount }: { amount: number }) => amount)
    expect(amounts).toEqual([0.3, 0.01, 0, 33.34, 1.01, 5454, 8_332_999.92])
    expect(amounts).toEqual(items.map(amountOf))
    expect(data.total).toBe(totalOf(items))
    const { rows } = await sql<{ is_sum: boolean; total: string }>`
      select sum(i.amount) = o.total as is_sum, o.total::text as total
        from offers o join offer_items i on i.offer_id = o.id where o.id = ${data.id} group by o.id`.execute(db)
    expect(rows).toEqual([{ is_sum: true, total: '8338488.58' }])
  })

  test('come as people type them, too, and nothing of them is rounded away', async () => {
    const { send } = await prepare()
    const typed = [{ label: 'Vožnja', quantity: '33,335', unit_price: '1.500,50' }]
    expect((await send({ items: typed })).body.data.items).toEqual([
      { label: 'Vožnja', quantity: 33.335, unit_price: 1500.5, amount: 50_019.17 },
    ])
    for (const unit_price of [33.335, '33,335']) {
      const { status, body } = await send({ items: [{ label: 'Vožnja', quantity: 1, unit_price }] })
      expect([status, body.errors]).toEqual([
        422,
        { 'items.0.unit_price': ['Cijena može imati najviše dvije decimale, npr. 1.500,50.'] },
      ])
    }
    const { body } = await send({ items: [{ label: 'Vožnja', quantity: 1.0005, unit_price: 1 }] })
    expect(body.errors).toEqual({ 'items.0.quantity': ['Količina može imati najviše tri decimale.'] })
  })
})

describe('numbers', () => {
  const numbersOf = async (professional_id: number) =>
    (
      await db
        .selectFrom('offers')
        .select('number')
        .where('professional_id', '=', professional_id)
        .orderBy('number')
        .execute()
    ).map(({ number }) => number)

  test('count up for each professional without gaps, also of twenty at once on two nodes, and refused ones take none', async () => {
    const { professional, send } = await prepare()
    const leads = [
      await make.lead({ professional_id: professional.id }),
      await make.lead({ professional_id: professional.id }),
    ]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const valid_until = index % 5 === 0 ? '2027-01-01' : offerBody.valid_until
        return (index % 2 ? call : other.call)('POST', `/leads/${leads[index % 4 < 2 ? 0 : 1]?.id}/offers`, {
          token: professional.token,
          body: { ...offerBody, valid_until },
        })
      }),
    )
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([count(201), count(422)]).toEqual([16, 4])
    expect(await numbersOf(professional.id)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1))
    const open = await db
      .selectFrom('offers')
      .select('id')
      .where('professional_id', '=', professional.id)
      .where('status', '=', 'open')
      .execute()
    expect(open).toHaveLength(2)
    expect((await send()).body.data.number).toBe(17)
  })

  test('that a transaction took and gave back are taken again', async () => {
    const { lead, professional, send } = await prepare()
    const trigger = sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'later'; end $$`
    await trigger.execute(db)
    await sql`create trigger refuse before insert on messages for each row execute function refuse()`.execute(db)
    expect((await send()).status).toBe(500)
    await sql`drop trigger refuse on messages`.execute(db)
    expect((await send()).body.data).toMatchObject({ number: 1, lead_id: lead.id })
    expect(await numbersOf(professional.id)).toEqual([1])
  })

  test('of an enquiry that its couple takes back are not given again, which leaves a gap', async () => {
    const { couple, lead, professional, send } = await prepare()
    expect((await send()).body.data.number).toBe(1)
    expect((await call('DELETE', `/leads/${lead.id}`, { token: couple.token })).status).toBe(204)
    const next = await make.lead({ professional_id: professional.id })
    expect((await send({}, professional.token, next.id)).body.data.number).toBe(2)
    expect(await numbersOf(professional.id)).toEqual([2])
  })
})

test('an offer that was sent stays as it is, which the database holds', async () => {
  const [{ id, lead_id }, another] = [await make.offer(), await make.lead()]
  const refused = async (statement: ReturnType<typeof sql>) =>
    expect(statement.execute(db)).rejects.toMatchObject({ constraint: 'offers_stay' })
  const refusedChanges = async (table: string, key: string, changes: object) => {
    for (const [column, value] of Object.entries(changes))
      await refused(sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${sql.ref(key)} = ${id}`)
  }
  await refusedChanges('offers', 'id', {
    lead_id: another.id,
    professional_id: another.professional_id,
    number: 99,
    total: 1,
    deposit: 100,
    deposit_due: '2027-04-01',
    valid_until: '2030-01-01',
    vat: 'exempt',
    is_amendment: true,
    created_at: '2027-01-01',
  })
  await refusedChanges('offer_items', 'offer_id', { offer_id: id + 1, position: 2, quantity: 2, unit_price: 1 })
  await db.updateTable('offers').set({ status: 'accepted', decided_at: clock.now() }).where('id', '=', id).execute()
  await refusedChanges('offers', 'id', { decided_at: '2027-01-01', wanted_total: 1, status: 'declined' })
  await db.updateTable('offers').set({ status: 'amended' }).where('id', '=', id).execute()
  await refused(sql`update offers set status = 'open', decided_at = null where id = ${id}`)
  await refusedChanges('offers', 'id', { status: 'accepted' })
  await db.deleteFrom('leads').where('id', '=', lead_id).execute()
  expect(await db.selectFrom('offer_items').select('label').where('offer_id', '=', id).execute()).toEqual([])
})

test('the latest offer is the one that was sent last, to whomever and whatever became of it', async () => {
  const { professional, send } = await prepare()
  const elsewhere = await make.lead({ professional_id: professional.id })
  const latest = async () => (await call('GET', '/offers/latest', { token: professional.token })).body.data.id
  const [first, second, third] = [await send(), await send({}, professional.token, elsewhere.id), await send()]
  expect([first.status, second.status, third.status]).toEqual([201, 201, 201])
  expect(await latest()).toBe(third.body.data.id)
  await call('POST', `/offers/${third.body.data.id}/withdraw`, { token: professional.token })
  expect(await latest()).toBe(third.body.data.id)
})

test('there is no latest offer before the first one, and a stranger’s is none', async () => {
  const { couple, send } = await prepare()
  await send()
  const { token } = await make.professional()
  expect((await call('GET', '/offers/latest', { token })).body).toEqual({ data: null })
  expect((await call('GET', '/offers/latest', { token: couple.token })).status).toBe(403)
})
