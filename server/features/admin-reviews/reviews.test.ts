import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { untilWaitingForLocks } from '#test/locks.ts'
import { queuedMails } from '#test/queued-mails.ts'

const { call, make, db, clock, close } = await makeTestApp()
afterAll(close)
const admin = await make.admin({ name: 'Ana Admin' })
const { token } = admin

// The list holds every review in the database.
beforeEach(() => db.deleteFrom('reviews').execute())

async function prepare() {
  const professional = await make.professional()
  const couple = await make.couple({ name: 'Iva i Marko', email_confirmed_at: clock.now() })
  const { id } = await make.review({ professional_id: professional.id, couple_id: couple.id, rating: 1 })
  await make.review({ professional_id: professional.id, rating: 4 })
  const report = (reason: unknown = 'Nismo radili s njima.', reporter = professional.token) =>
    call('POST', `/reviews/${id}/report`, { token: reporter, body: { reason } })
  const rating = async () => {
    const { data } = (await call('GET', `/professionals/${professional.id}`)).body
    return [data.average_rating, data.review_count]
  }
  const listed = async () => (await call('GET', `/reviews?professional_id=${professional.id}`)).body
  return { professional, couple, id, report, rating, listed }
}

const hide = (id: number, reason: unknown = 'Vrijeđa.') =>
  call('POST', `/admin/reviews/${id}/hide`, { token, body: { reason } })
const show = (id: number) => call('POST', `/admin/reviews/${id}/show`, { token })
const list = async (query = '') => (await call('GET', `/admin/reviews${query}`, { token })).body
const idsOf = async (query = '') => (await list(query)).data.map(({ id }: { id: number }) => id)
const log = async (professionalId: number) =>
  (await call('GET', `/admin/professionals/${professionalId}/log`, { token })).body.data

describe('a report', () => {
  test('of a review of the own profile is listed for admins, and the review stays', async () => {
    const { professional, id, report, rating, listed } = await prepare()
    const { status, text } = await report(' Nismo radili s njima. ')
    expect([status, text]).toEqual([204, ''])
    expect((await list('?state=reported')).data).toEqual([
      {
        id,
        kind: 'review',
        professional_id: professional.id,
        professional: { id: professional.id, company_name: professional.company_name },
        rating: 1,
        comment: expect.any(String),
        created_at: expect.any(String),
        couple: { name: 'Iva i Marko' },
        reply: null,
        verified: null,
        changed_at: expect.any(String),
        reported_at: clock.now().toISOString(),
        report_reason: 'Nismo radili s njima.',
        hidden_at: null,
        hidden_reason: null,
      },
    ])
    expect([await rating(), (await listed()).total]).toEqual([[2.5, 2], 2])
    expect((await listed()).data[0]).not.toHaveProperty('report_reason')
  })

  test('is made once, also when two come at once', async () => {
    const { report } = await prepare()
    const answers = await Promise.all([report(), report()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect((await report()).body).toEqual({ message: 'Ovu ste recenziju već prijavili.', code: 'conflict' })
  })

  test('of a review of somebody else’s profile is the same as missing', async () => {
    const { report } = await prepare()
    const other = await make.professional()
    const missing = await call('POST', '/reviews/999999/report', { token: other.token, body: { reason: 'x' } })
    expect((await report('x', other.token)).body).toEqual(missing.body)
    expect(missing.status).toBe(404)
    expect(await idsOf()).toEqual([])
  })

  test('waits for the admins also where the couple deletes the review and writes it anew', async () => {
    const { professional, couple, id, report } = await prepare()
    const lead = { professional_id: professional.id, couple_id: couple.id, status: 'booked' as const }
    await make.lead({ ...lead, event_date: toCalendarDay('2026-11-01') })
    const own = { token: couple.token }
    const write = async () =>
      (await call('POST', '/reviews', { ...own, body: { professional_id: professional.id, rating: 1 } })).body.data
    await report()
    const reported_at = clock.now().toISOString()
    clock.forward(60)
    expect((await call('DELETE', `/reviews/${id}`, own)).status).toBe(204)
    expect(await idsOf()).toEqual([])
    const anew = await write()
    expect((await list('?state=reported')).data).toMatchObject([
      { id: anew.id, reported_at, report_reason: 'Nismo radili s njima.', hidden_at: null },
    ])
    await show(anew.id)
    await call('DELETE', `/reviews/${anew.id}`, own)
    await write()
    expect(await idsOf()).toEqual([])
  })

  test('of a hidden review is refused', async () => {
    const { id, report } = await prepare()
    await report()
    await hide(id)
    const { status, body } = await report()
    expect([status, body.message]).toEqual([422, 'Ova je recenzija već skrivena.'])
  })

  test.each([undefined, '', '  ', 5, 'x'.repeat(1001)])(
    'with the reason %j is refused by its field',
    async (reason) => {
      const { id, professional } = await prepare()
      const answer = await call('POST', `/reviews/${id}/report`, { token: professional.token, body: { reason } })
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['reason']])
    },
  )

  test('is for professionals', async () => {
    const { id, couple } = await prepare()
    const body = { reason: 'x' }
    expect((await call('POST', `/reviews/${id}/report`, { body })).status).toBe(401)
    for (const other of [couple.token, token])
      expect((await call('POST', `/reviews/${id}/report`, { token: other, body })).status).toBe(403)
  })
})

describe('a hidden review', () => {
  test('is told to its author by a mail, once, and each decision to the one who has reported it', async () => {
    const { id, report } = await prepare()
    const mails = async () => (await queuedMails(db)).filter((mail) => 'review_id' in mail && mail.review_id === id)
    await report()
    await show(id)
    const decided = { kind: 'report_decided', review_id: id, about: 'review' }
    expect(await mails()).toEqual([{ ...decided, outcome: 'kept' }])
    await report()
    await hide(id)
    await hide(id)
    const hidden = { kind: 'review_hidden', review_id: id }
    const both = await mails()
    expect(both).toHaveLength(2)
    expect(both).toEqual(expect.arrayContaining([hidden, { ...decided, outcome: 'hidden' }]))
    await show(id)
    const shown = { kind: 'review_shown', review_id: id }
    const all = await mails()
    expect(all).toHaveLength(3)
    expect(all).toEqual(expect.arrayContaining([hidden, shown, { ...decided, outcome: 'restored' }]))
  })

  test('counts nowhere until it is shown again', async () => {
    const { professional, id, report, rating, listed } = await prepare()
    await report()
    expect([await rating(), (await listed()).rating_counts]).toEqual([
      [2.5, 2],
      [1, 0, 0, 1, 0],
    ])
    const hidden = await hide(id)
    expect([hidden.status, hidden.body.data]).toEqual([
      200,
      expect.objectContaining({ id, hidden_at: clock.now().toISOString(), hidden_reason: 'Vrijeđa.' }),
    ])
    expect([await rating(), (await listed()).rating_counts, (await listed()).total]).toEqual([
      [4, 1],
      [0, 0, 0, 1, 0],
      1,
    ])
    const shown = await show(id)
    expect(shown.body.data).toMatchObject({
      hidden_at: null,
      hidden_reason: null,
      reported_at: null,
      report_reason: null,
    })
    expect([await rating(), (await listed()).rating_counts]).toEqual([
      [2.5, 2],
      [1, 0, 0, 1, 0],
    ])
    const common = { review_id: id, actor: { name: 'Ana Admin' }, professional: { id: professional.id } }
    expect(await log(professional.id)).toMatchObject([
      { ...common, action: 'review_shown', from: 'hidden', to: 'shown', reason: null },
      { ...common, action: 'review_hidden', from: 'reported', to: 'hidden', reason: 'Vrijeđa.' },
    ])
  })

  test('is its author’s all the same, who hears why, and whose editing leaves it hidden', async () => {
    const { professional, couple, id, report, rating } = await prepare()
    const lead = { professional_id: professional.id, couple_id: couple.id, status: 'booked' as const }
    const { id: leadId } = await make.lead({ ...lead, event_date: toCalendarDay('2027-01-02') })
    const own = { token: couple.token }
    const getOwn = async () =>
      (await call('GET', `/reviews/mine?professional_id=${professional.id}`, own)).body.data.review
    expect(await getOwn()).not.toHaveProperty('hidden_reason')
    await report()
    await hide(id)
    expect(await getOwn()).toMatchObject({ id, hidden_reason: 'Vrijeđa.' })
    const sent = await call('GET', `/leads/${leadId}`, own)
    expect(sent.body.data.my_review.review).toMatchObject({ id, hidden_reason: 'Vrijeđa.' })
    const edited = await call('PUT', `/reviews/${id}`, { ...own, body: { rating: 3, comment: 'Bolje.' } })
    expect(edited.body.data).toMatchObject({ rating: 3, hidden_reason: 'Vrijeđa.' })
    expect(await rating()).toEqual([4, 1])
    await show(id)
    expect(await rating()).toEqual([3.5, 2])
    await call('DELETE', `/reviews/${id}`, own)
    expect(await rating()).toEqual([4, 1])
  })

  test('that its author deletes changes no sum', async () => {
    const { couple, id, report, rating } = await prepare()
    await report()
    await hide(id)
    expect((await call('DELETE', `/reviews/${id}`, { token: couple.token })).status).toBe(204)
    expect(await rating()).toEqual([4, 1])
  })

  test('that its author deletes and writes anew stays hidden with its reason, until an admin shows it', async () => {
    const { professional, couple, id, report, rating, listed } = await prepare()
    const lead = { professional_id: professional.id, couple_id: couple.id, status: 'booked' as const }
    await make.lead({ ...lead, event_date: toCalendarDay('2026-11-01') })
    const own = { token: couple.token }
    const write = async (comment: string) =>
      (await call('POST', '/reviews', { ...own, body: { professional_id: professional.id, rating: 1, comment } })).body
        .data
    await report()
    await hide(id)
    await call('DELETE', `/reviews/${id}`, own)
    const anew = await write('Isto, drugim riječima.')
    expect(anew).toMatchObject({ comment: 'Isto, drugim riječima.', hidden_reason: 'Vrijeđa.' })
    expect([await rating(), (await listed()).total]).toEqual([[4, 1], 1])
    expect((await list('?state=hidden')).data).toMatchObject([
      { id: anew.id, comment: 'Isto, drugim riječima.', hidden_at: clock.now().toISOString() },
    ])
    await call('DELETE', `/reviews/${anew.id}`, own)
    const third = await write('Bilo je u redu.')
    expect(third).toMatchObject({ hidden_reason: 'Vrijeđa.' })
    await show(third.id)
    await call('DELETE', `/reviews/${third.id}`, own)
    expect(await write('Sve u redu.')).not.toHaveProperty('hidden_reason')
    expect(await rating()).toEqual([2.5, 2])
  })

  test('that is changed or written anew waits for the admins, until one shows it or leaves it hidden', async () => {
    const { professional, couple, id, report } = await prepare()
    const lead = { professional_id: professional.id, couple_id: couple.id, status: 'booked' as const }
    await make.lead({ ...lead, event_date: toCalendarDay('2026-11-01') })
    const own = { token: couple.token }
    const edit = (reviewId: number, comment: string) =>
      call('PUT', `/reviews/${reviewId}`, { ...own, body: { rating: 1, comment } })
    const waiting = async () => [await idsOf('?state=rewritten'), (await list()).counts]
    await edit(id, 'Loše.')
    await report()
    await hide(id)
    await edit(id, 'Loše.')
    expect(await waiting()).toEqual([[], { reported: 0, rewritten: 0, hidden: 1 }])
    await edit(id, 'Isto, drugim riječima.')
    expect(await waiting()).toEqual([[id], { reported: 0, rewritten: 1, hidden: 1 }])

    clock.forward(60)
    const left = await hide(id, 'I dalje vrijeđa.')
    expect(left.body.data).toMatchObject({ hidden_at: clock.now().toISOString(), hidden_reason: 'I dalje vrijeđa.' })
    expect(await waiting()).toEqual([[], { reported: 0, rewritten: 0, hidden: 1 }])
    expect((await hide(id)).body.message).toBe('Recenzija je već skrivena.')

    await call('DELETE', `/reviews/${id}`, own)
    const written = { professional_id: professional.id, rating: 3, comment: 'Bilo je u redu.' }
    const anew = (await call('POST', '/reviews', { ...own, body: written })).body.data
    expect(anew).toMatchObject({ hidden_reason: 'I dalje vrijeđa.' })
    expect(await waiting()).toEqual([[anew.id], { reported: 0, rewritten: 1, hidden: 1 }])
    await show(anew.id)
    expect(await waiting()).toEqual([[], { reported: 0, rewritten: 0, hidden: 0 }])
  })

  test('is judged by the words that an admin has read: others are neither shown nor left hidden', async () => {
    const { couple, id, report, rating } = await prepare()
    const edit = (comment: string) =>
      call('PUT', `/reviews/${id}`, { token: couple.token, body: { rating: 1, comment } })
    await edit('Kasnili su.')
    await report()
    await hide(id)
    clock.forward(1)
    const read = (await list('?state=hidden')).data[0]
    await edit('Lopovi, ovo im je broj: 091 555 0142.')
    const { changed_at } = read
    const judge = (path: string, body: object) =>
      call('POST', `/admin/reviews/${id}/${path}`, { token, body: { changed_at, ...body } })
    for (const answer of [await judge('show', { replaces: 'hidden' }), await judge('hide', { reason: 'U redu je.' })])
      expect([answer.status, answer.body]).toEqual([
        409,
        { message: 'Recenzija je u međuvremenu izmijenjena, pa ova odluka nije spremljena.', code: 'conflict' },
      ])
    expect(await rating()).toEqual([4, 1])
    await edit('Kasnili su sat vremena.')
    const [again] = (await list('?state=rewritten')).data
    expect((await judge('show', { changed_at: again.changed_at })).status).toBe(200)
    expect(await rating()).toEqual([2.5, 2])
  })

  test('that is the only one leaves no rating', async () => {
    const { id, professional_id } = await make.review({ reported_at: clock.now(), report_reason: 'x' })
    await hide(id)
    const { data } = (await call('GET', `/professionals/${professional_id}`)).body
    expect([data.average_rating, data.review_count]).toEqual([0, 0])
  })
})

describe('an admin', () => {
  test('hides only what was reported, and once', async () => {
    const { id, report } = await prepare()
    expect((await hide(id)).body).toEqual({
      message: 'Recenzija nije prijavljena ili je prijava već zaključena, pa se ne može sakriti.',
      code: 'invalid',
    })
    await report()
    const answers = await db.transaction().execute(async (tx) => {
      await tx.updateTable('reviews').set({ rating: 1 }).where('id', '=', id).execute()
      const both = Promise.all([hide(id), hide(id)])
      await untilWaitingForLocks(db, 2)
      return { both }
    })
    const statuses = (await answers.both).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422])
    expect((await hide(id)).body.message).toBe('Recenzija je već skrivena.')
  })

  test('dismisses a report, after which it may be made again', async () => {
    const { professional, id, report, rating } = await prepare()
    expect((await show(id)).body.message).toBe('Recenzija je već vidljiva.')
    await report()
    expect((await show(id)).status).toBe(200)
    expect([await idsOf(), await rating()]).toEqual([[], [2.5, 2]])
    expect(await log(professional.id)).toMatchObject([{ action: 'review_shown', from: 'reported', to: 'shown' }])
    expect((await report()).status).toBe(204)
  })

  test('who dismisses a report does not bring back what another has hidden meanwhile', async () => {
    const { professional, id, report } = await prepare()
    const showAs = (replaces: unknown) => call('POST', `/admin/reviews/${id}/show`, { token, body: { replaces } })
    await report()
    await hide(id)
    const refused = await showAs('reported')
    expect([refused.status, refused.body]).toEqual([
      409,
      { message: 'Recenzija je u međuvremenu skrivena, pa ova odluka nije spremljena.', code: 'conflict' },
    ])
    expect([await idsOf('?state=hidden'), (await log(professional.id)).length]).toEqual([[id], 1])
    expect(Object.keys((await showAs('shown')).body.errors)).toEqual(['replaces'])
    expect((await showAs('hidden')).status).toBe(200)
    await report()
    expect((await showAs('hidden')).body.message).toBe(
      'Recenzija je u međuvremenu ponovo prijavljena, pa ova odluka nije spremljena.',
    )
    expect((await showAs(null)).status).toBe(200)
  })

  test('sees what waits longest first, then what was hidden last', async () => {
    const at = (hour: number) => new Date(Date.UTC(2027, 0, 1, hour))
    const made = async (reported: number, hidden?: number) =>
      (await make.review({ reported_at: at(reported), ...(hidden && { hidden_at: at(hidden), hidden_reason: 'x' }) }))
        .id
    await make.review()
    const [late, early, hiddenFirst, hiddenLast] = [await made(9), await made(3), await made(1, 4), await made(2, 8)]
    expect(await idsOf()).toEqual([early, late, hiddenLast, hiddenFirst])
    expect(await idsOf('?state=reported')).toEqual([early, late])
    expect(await idsOf('?state=hidden')).toEqual([hiddenLast, hiddenFirst])
    expect(await list('?per_page=3&page=2')).toMatchObject({ data: [{ id: hiddenFirst }], total: 4, last_page: 2 })
    expect((await call('GET', '/admin/reviews?state=x', { token })).status).toBe(422)
  })

  test('gives a reason, and decides only on what there is', async () => {
    const { id, report } = await prepare()
    await report()
    expect(Object.keys((await hide(id, ' ')).body.errors)).toEqual(['reason'])
    for (const answer of [await hide(999_999), await show(999_999)])
      expect([answer.status, answer.body.message]).toEqual([404, 'Recenzija nije pronađena.'])
  })
})
