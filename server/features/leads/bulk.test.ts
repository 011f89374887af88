import { afterAll, describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { queuedMails } from '#test/queued-mails.ts'

const { call, startNode, make, db, deps, close } = await makeTestApp()
afterAll(close)

const alreadySent = 'Već ste poslali upit za taj datum.'
const notReceiving = 'Ovaj pružatelj usluga trenutačno ne prima upite.'

async function prepare(count: number) {
  const couple = await make.couple({ name: 'Iva i Marko' })
  const professionals = await Promise.all(Array.from({ length: count }, () => make.professional()))
  const professional_ids = professionals.map(({ id }) => id)
  const body = { professional_ids, event_date: '2027-06-12', message: ' Jeste li slobodni?\n' }
  const send = (changes: object = {}, token: string | undefined = couple.token, headers = {}) =>
    call('POST', '/leads/bulk', { token, body: { ...body, ...changes }, headers })
  const stored = () => db.selectFrom('leads').selectAll().where('couple_id', '=', couple.id).orderBy('id').execute()
  return { couple, professionals, professional_ids, send, stored }
}

const recipients = (leads: { professional_id: number }[]) => leads.map(({ professional_id }) => professional_id)
const newest = (ids: number[]) => ids.toSorted((one, other) => one - other)

describe('one enquiry to several', () => {
  test('is a lead for each, in the order in which they are named, each with its mail and its update', async () => {
    const { couple, professionals, professional_ids, send, stored } = await prepare(5)
    const owner = professionals[3]
    const updates = deps.leadUpdates.subscribe({ professional_id: owner?.id ?? 0 }, AbortSignal.timeout(20_000))
    const stream = updates[Symbol.asyncIterator]()
    await stream.next()
    const named = professional_ids.toReversed()
    const { status, body } = await send({ professional_ids: named })
    expect([status, body.refused]).toEqual([201, []])
    expect(recipients(body.data)).toEqual(named)
    expect(body.data[0]).toEqual((await call('GET', `/leads/${body.data[0].id}`, { token: couple.token })).body.data)
    const rows = await stored()
    expect(rows.map(({ message, status: is }) => [message, is])).toEqual(rows.map(() => ['Jeste li slobodni?', 'new']))
    const mails = (await queuedMails(db)).filter((mail) => mail.kind === 'new_lead')
    const told = mails.flatMap((mail) => (rows.some(({ id }) => id === mail.lead_id) ? [mail.lead_id] : []))
    expect(newest(told)).toEqual(rows.map(({ id }) => id))
    expect((await stream.next()).value.ids).toEqual([body.data[1].id])
  })

  test('reaches who is named twice once, and takes ids as text', async () => {
    const { professional_ids, send, stored } = await prepare(2)
    const { body } = await send({ professional_ids: [...professional_ids, ...professional_ids.map(String)] })
    expect(recipients(body.data)).toEqual(professional_ids)
    expect(await stored()).toHaveLength(2)
  })

  test('goes to the others where one receives none or already has it', async () => {
    const { couple, professional_ids, send } = await prepare(2)
    const pending = await make.professional({ status: 'pending' })
    const asked = await make.professional()
    const rejected = await make.professional()
    const of = { couple_id: couple.id }
    // Neither is what stands in the way now.
    await make.lead({ ...of, professional_id: pending.id, status: 'rejected' })
    await make.lead({ ...of, professional_id: pending.id, event_date: toCalendarDay('2027-06-19') })
    await make.lead({ ...of, professional_id: asked.id, status: 'interested' })
    await make.lead({ ...of, professional_id: rejected.id, status: 'rejected' })
    const named = [pending.id, ...professional_ids, asked.id, rejected.id]
    const { status, body } = await send({ professional_ids: named })
    expect([status, recipients(body.data)]).toEqual([201, [...professional_ids, rejected.id]])
    expect(body.refused).toEqual([
      { professional_id: pending.id, message: notReceiving },
      { professional_id: asked.id, message: alreadySent },
    ])
  })

  test('that nobody can receive is refused, with their sentence where all have the same one', async () => {
    const { professional_ids, send, stored } = await prepare(2)
    await send()
    const again = await send()
    expect([again.status, again.body.errors]).toEqual([422, { professional_ids: [alreadySent] }])
    const hidden = await make.professional({ status: 'rejected' })
    const mixed = await send({ professional_ids: [...professional_ids, hidden.id] })
    expect([mixed.status, mixed.body.message]).toEqual([
      422,
      expect.stringMatching(/nikome od odabranih: nekima .* već pisali, a drugi .* ne primaju upite\.$/),
    ])
    expect((await send({ professional_ids: [2_000_000_000] })).body.message).toBe(notReceiving)
    expect(await stored()).toHaveLength(2)
  })

  const choose = 'Odaberite od 1 do 5 pružatelja usluga.'
  test.each([
    [{ professional_ids: [] }, 'professional_ids', choose],
    [{ professional_ids: undefined }, 'professional_ids', choose],
    [{ professional_ids: 7 }, 'professional_ids', choose],
    [{ professional_ids: [1, 2, 3, 4, 5, 6] }, 'professional_ids', choose],
    [{ message: ' ' }, 'message', 'Ovo polje je obavezno.'],
    [{ message: 'a'.repeat(5001) }, 'message', 'Najviše 5.000 znakova.'],
    [{ event_date: '2027-03-14' }, 'event_date', 'Datum ne može biti prije današnjeg.'],
    [{ event_date: '2027-02-30' }, 'event_date', 'Datum nije ispravan.'],
    [{ referral_code: 'x' }, 'referral_code', 'Ovo polje ostavite praznim.'],
    [{ status: 'booked' }, 'status', 'Novi upit može imati samo status „pending”.'],
  ])('with %j is refused by its field', async (changes, field, message) => {
    const { send, stored } = await prepare(1)
    const { status, body } = await send(changes)
    expect([status, body.errors]).toEqual([422, { [field]: [message] }])
    expect(await stored()).toEqual([])
  })

  test('for a day before today is refused together with its other mistakes', async () => {
    const { send } = await prepare(1)
    const errors = { event_date: ['Datum ne može biti prije današnjeg.'], message: ['Ovo polje je obavezno.'] }
    expect((await send({ event_date: '2027-03-14', message: '' })).body.errors).toEqual(errors)
  })

  test('with an id that is none is refused', async () => {
    const { professional_ids, send, stored } = await prepare(1)
    const { status } = await send({ professional_ids: [...professional_ids, 'x'] })
    expect([status, await stored()]).toEqual([422, []])
  })

  test('is sent by couples alone', async () => {
    const { send } = await prepare(1)
    expect((await send({}, '')).status).toBe(401)
    for (const { token } of [await make.professional(), await make.admin()])
      expect((await send({}, token)).status).toBe(403)
  })

  test('is done once, however often the same request comes', async () => {
    const { send, stored } = await prepare(3)
    const headers = { 'idempotency-key': 'jednom' }
    const answers = await Promise.all([send({}, undefined, headers), send({}, undefined, headers)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await stored()).toHaveLength(3)
  })

  test('is sent once of two at once on two nodes that name the same in another order', async () => {
    const { couple, professional_ids, send, stored } = await prepare(5)
    const other = await startNode()
    const body = {
      professional_ids: professional_ids.toReversed(),
      event_date: '2027-06-12',
      message: 'Jeste li slobodni?',
    }
    const answers = await Promise.all([send(), other.call('POST', '/leads/bulk', { token: couple.token, body })])
    const sent = answers.flatMap(({ status, body: answer }) => (status === 201 ? recipients(answer.data) : []))
    expect(newest(sent)).toEqual(newest(professional_ids))
    expect(await stored()).toHaveLength(5)
  })

  test('counts as many enquiries as it has recipients', async () => {
    const { couple, send } = await prepare(5)
    for (let day = 1; day <= 8; day++)
      expect((await send({ event_date: `2028-01-0${day}` })).headers['x-ratelimit-remaining']).toBe(
        String(Math.min(40 - 5 * day, 10 - day)),
      )
    const refused = await send({ event_date: '2028-02-01' })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
    const body = { professional_id: 1, event_date: '2028-02-01', message: 'Da?' }
    expect((await call('POST', '/leads', { token: couple.token, body })).status).toBe(429)
  })
})
