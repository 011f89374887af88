import { afterAll, describe, expect, test } from 'vitest'
import { type LeadStatus, leadStatuses, nextStatusesOf } from '#contract/lead-lifecycle.ts'
import { makeTestApp } from '#test/app.ts'
import { untilWaitingForLocks } from '#test/locks.ts'
import { queuedMails } from '#test/queued-mails.ts'

const { call, make, db, deps, clock, close } = await makeTestApp()
afterAll(close)

const missing = { message: 'Upit nije pronađen.', code: 'not_found' }

async function prepare(overrides: Parameters<typeof make.lead>[0] = {}) {
  const professional = await make.professional()
  const lead = await make.lead({ professional_id: professional.id, ...overrides })
  const move = (status: unknown, token: string = professional.token, id = lead.id) =>
    call('PUT', `/leads/${id}`, { token, body: { status } })
  const events = () =>
    db.selectFrom('events').selectAll().where('professional_id', '=', professional.id).orderBy('id').execute()
  const statusNow = async () =>
    (await db.selectFrom('leads').select('status').where('id', '=', lead.id).executeTakeFirstOrThrow()).status
  const mails = async () =>
    (await queuedMails(db)).flatMap((mail) =>
      mail.kind === 'lead_status' && mail.lead_id === lead.id ? [mail.status] : [],
    )
  return { professional, lead, move, events, statusNow, mails, of: { professional_id: professional.id } }
}

/** Written out, so that the table is not compared with itself. */
const allowed = new Set([
  'new→contacted',
  'new→rejected',
  'contacted→interested',
  'contacted→booked',
  'contacted→rejected',
  'interested→booked',
  'interested→rejected',
  'booked→rejected',
])

const possible: Record<LeadStatus, string> = {
  new: 'Status „Novo” može se promijeniti samo u „Kontaktirano” ili „Odbijeno”.',
  contacted: 'Status „Kontaktirano” može se promijeniti samo u „Zainteresirano”, „Rezervirano” ili „Odbijeno”.',
  interested: 'Status „Zainteresirano” može se promijeniti samo u „Rezervirano” ili „Odbijeno”.',
  booked: 'Status „Rezervirano” može se promijeniti samo u „Odbijeno”.',
  rejected: 'Odbijeni upit više se ne može mijenjati.',
}

describe('a transition', () => {
  test.each(leadStatuses.flatMap((from) => leadStatuses.map((to) => [from, to] as const)))(
    'from %s to %s goes by the table, and the couple hears of it',
    async (from, to) => {
      const { lead, move, statusNow, mails, professional } = await prepare({ status: from })
      const { status, headers, body } = await move(to)
      expect(headers['cache-control']).toBe('no-store')
      if (from === 'rejected' && to === 'rejected') {
        expect([status, body.data.status, await mails()]).toEqual([200, 'rejected', []])
      } else if (allowed.has(`${from}→${to}`)) {
        expect([status, body.data]).toEqual([
          200,
          expect.objectContaining({ id: lead.id, status: to, next_statuses: nextStatusesOf(to) }),
        ])
        expect([await statusNow(), await mails()]).toEqual([to, [to]])
      } else {
        const message = possible[from]
        expect([status, body]).toEqual([422, { message, code: 'invalid', errors: { status: [message] } }])
        expect([await statusNow(), await mails()]).toEqual([from, []])
      }
      const { data } = (await call('GET', `/leads/${lead.id}`, { token: professional.token })).body
      expect(data.next_statuses).toEqual(leadStatuses.filter((next) => allowed.has(`${data.status}→${next}`)))
    },
  )

  test('from rejected to rejected has no effect at all', async () => {
    const { lead, move, professional } = await prepare({ status: 'rejected' })
    const stored = () => db.selectFrom('leads').selectAll().where('id', '=', lead.id).executeTakeFirstOrThrow()
    const before = await stored()
    const stream = deps.leadUpdates.subscribe({ professional_id: professional.id }, AbortSignal.timeout(20_000))
    const updates = stream[Symbol.asyncIterator]()
    await updates.next()
    const { status, body } = await move('rejected')
    expect([status, body.data]).toEqual([
      200,
      (await call('GET', `/leads/${lead.id}`, { token: professional.token })).body.data,
    ])
    expect(await stored()).toEqual(before)
    // Of the two only the new lead is published.
    const next = await make.lead({ professional_id: professional.id })
    await move('rejected', professional.token, next.id)
    expect((await updates.next()).value.ids).toEqual([next.id])
  })

  test('of a lead whose couple is gone is mailed to nobody', async () => {
    const { move, mails } = await prepare({ couple_id: null })
    expect((await move('contacted')).body.data).toMatchObject({ couple: null, status: 'contacted' })
    expect(await mails()).toEqual([])
  })

  test('is seen by the couple without what the professional may do', async () => {
    const couple = await make.couple()
    const { lead, move } = await prepare({ couple_id: couple.id })
    await move('contacted')
    const { data } = (await call('GET', `/leads/${lead.id}`, { token: couple.token })).body
    expect(data.status).toBe('contacted')
    expect(data).not.toHaveProperty('next_statuses')
  })

  test.each([
    [undefined, 'Odaberite status upita.'],
    ['pending', 'Odaberite status upita.'],
    [null, 'Odaberite status upita.'],
  ])('to %j is refused by its field', async (to, message) => {
    const { move } = await prepare()
    const { status, body } = await move(to)
    expect([status, body.errors]).toEqual([422, { status: [message] }])
  })

  test('is for the lead’s own professional alone', async () => {
    const { move, professional, statusNow } = await prepare()
    expect((await move('contacted', '')).status).toBe(401)
    for (const { token } of [await make.couple(), await make.admin()])
      expect((await move('contacted', token)).status).toBe(403)
    const other = await move('contacted', (await make.professional()).token)
    expect([other.status, other.body]).toEqual([404, missing])
    expect((await move('contacted', professional.token, 2_000_000_000)).body).toEqual(missing)
    expect(await statusNow()).toBe('new')
  })
})

describe('two transitions at once', () => {
  /** All have read the lead before any goes on. */
  async function together(id: number, calls: readonly (() => ReturnType<typeof call>)[]) {
    const { answers } = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('leads').select('id').where('id', '=', id).forUpdate().execute()
      const started = Promise.all(calls.map((start) => start()))
      await untilWaitingForLocks(db, calls.length)
      return { answers: started }
    })
    return answers
  }

  test.each([
    ['contacted', 'interested', 'booked'],
    ['new', 'contacted', 'rejected'],
    ['contacted', 'interested', 'interested'],
    ['booked', 'rejected', 'rejected'],
  ] as const)('from %s to %s and to %s: one wins, the other is told', async (from, one, other) => {
    const { lead, move, statusNow, mails } = await prepare({ status: from })
    const answers = await together(lead.id, [() => move(one), () => move(other)])
    const won = answers.filter(({ status }) => status === 200)
    const lost = answers.filter(({ status }) => status !== 200)
    expect([won.length, lost.length]).toEqual([1, 1])
    expect(lost[0]).toMatchObject({ status: 422, body: { code: 'invalid', errors: { status: [expect.any(String)] } } })
    expect(lost[0]?.body.message).toMatch(
      /^Upit je u međuvremenu promijenjen: status mu je sada „\w+”\. Pokušajte ponovo\.$/,
    )
    expect([won[0]?.body.data.status, await mails()]).toEqual([await statusNow(), [await statusNow()]])
  })

  test('of which one is the couple’s withdrawal: one of them happens, and the other is told', async () => {
    const couple = await make.couple()
    const { lead, move } = await prepare({ couple_id: couple.id })
    const withdraw = () => call('DELETE', `/leads/${lead.id}`, { token: couple.token })
    const [moved, withdrawn] = await together(lead.id, [() => move('rejected'), withdraw])
    expect([
      [200, 422],
      [404, 204],
    ]).toContainEqual([moved?.status, withdrawn?.status])
  })
})

describe('booking', () => {
  test('writes the day with the lead', async () => {
    const couple = await make.couple({ name: 'Ž'.repeat(100) })
    const { lead, move, events } = await prepare({ status: 'interested', couple_id: couple.id })
    expect((await move('booked')).status).toBe(200)
    expect(await events()).toEqual([
      expect.objectContaining({
        event_date: '2027-06-12',
        event_type: 'booked',
        status: 'active',
        lead_id: lead.id,
        title: `Vjenčanje ${couple.name}`,
        was_available: false,
        created_at: clock.now(),
      }),
    ])
  })

  test('turns an available day into the booked one', async () => {
    const couple = await make.couple({ name: 'Ana i Luka' })
    const { lead, move, events, of } = await prepare({ status: 'contacted', couple_id: couple.id })
    const { id } = await make.event({ ...of, day: '2027-06-12', title: 'Slobodna subota', notes: 'Do 80 gostiju' })
    await move('booked')
    const booked = { id, event_type: 'booked', lead_id: lead.id, notes: 'Do 80 gostiju', was_available: true }
    expect(await events()).toMatchObject([{ ...booked, title: 'Vjenčanje Ana i Luka' }])
  })

  test('for a couple that is gone leaves the day without a name', async () => {
    const { move, events, of } = await prepare({ status: 'contacted', couple_id: null })
    await move('booked')
    expect(await events()).toMatchObject([{ event_type: 'booked', title: null }])
    const next = await make.lead({ ...of, status: 'contacted', couple_id: null, event_date: '2027-06-13' as never })
    await make.event({ ...of, day: '2027-06-13', title: 'Slobodna nedjelja' })
    await move('booked', undefined, next.id)
    expect((await events()).map(({ title }) => title)).toEqual([null, 'Slobodna nedjelja'])
  })

  test('passes over a cancelled event, and over the day of others', async () => {
    const { move, events, of } = await prepare({ status: 'contacted' })
    await make.event({ ...of, day: '2027-06-12', status: 'cancelled' })
    await make.event({ day: '2027-06-12', event_type: 'blocked' })
    expect((await move('booked')).status).toBe(200)
    expect((await events()).map(({ status, event_type }) => [status, event_type])).toEqual([
      ['cancelled', 'available'],
      ['active', 'booked'],
    ])
  })

  test.each(['booked', 'blocked'] as const)('a %s day is an overlap, and changes nothing', async (event_type) => {
    const { move, events, statusNow, mails, of } = await prepare({ status: 'contacted' })
    const event = await make.event({ ...of, day: '2027-06-12', event_type })
    const { status, body } = await move('booked')
    expect([status, body]).toEqual([
      409,
      { message: 'Ovaj termin se preklapa s postojećim događajem', code: 'overlap' },
    ])
    expect([await statusNow(), await events(), await mails()]).toEqual(['contacted', [event], []])
  })

  test('of a day that is over is recorded late', async () => {
    const { move, events } = await prepare({ status: 'contacted', event_date: '2027-02-13' as never })
    expect((await move('booked')).status).toBe(200)
    expect(await events()).toMatchObject([{ event_date: '2027-02-13', event_type: 'booked' }])
  })

  test('of fifty leads for one day at once succeeds once, and the others overlap', async () => {
    const { professional, events, of } = await prepare()
    await make.event({ ...of, day: '2027-09-11' })
    const event_date = '2027-09-11' as never
    const leads = await Promise.all(
      Array.from({ length: 50 }, () => make.lead({ ...of, status: 'contacted', event_date })),
    )
    const answers = await Promise.all(
      leads.map(({ id }) => call('PUT', `/leads/${id}`, { token: professional.token, body: { status: 'booked' } })),
    )
    const booked = answers.filter(({ status }) => status === 200).map(({ body }) => body.data.id)
    expect(booked).toHaveLength(1)
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'overlap')).toHaveLength(49)
    expect(await events()).toMatchObject([{ lead_id: booked[0], event_type: 'booked', status: 'active' }])
    const now = await db
      .selectFrom('leads')
      .select('id')
      .where('status', '=', 'booked')
      .where(
        'id',
        'in',
        leads.map(({ id }) => id),
      )
      .execute()
    expect(now).toEqual([{ id: booked[0] }])
  })
})

describe('rejecting a booked lead', () => {
  test('cancels its event, and the day can be booked again', async () => {
    const { lead, move, events, of, professional } = await prepare({ status: 'contacted' })
    await move('booked')
    expect((await move('rejected')).status).toBe(200)
    expect(await events()).toMatchObject([{ status: 'cancelled', event_type: 'booked', lead_id: lead.id }])
    const next = await make.lead({ ...of, status: 'contacted' })
    expect((await move('booked', professional.token, next.id)).status).toBe(200)
    expect(await events()).toMatchObject([
      { status: 'cancelled', lead_id: lead.id },
      { status: 'active', lead_id: next.id },
    ])
  })

  test('leaves the other days of the calendar alone, and one that was not booked leaves all', async () => {
    const { move, events, of } = await prepare({ status: 'interested' })
    const other = await make.lead({ ...of, status: 'booked' })
    await make.event({ ...of, day: '2027-06-12', event_type: 'booked', lead_id: other.id })
    await make.event({ ...of, day: '2027-06-13' })
    const before = await events()
    expect((await move('rejected')).status).toBe(200)
    expect(await events()).toEqual(before)
  })
})
