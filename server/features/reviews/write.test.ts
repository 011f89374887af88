import { afterAll, describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'
import { queuedMails } from '#test/queued-mails.ts'

const { call, make, db, clock, startNode, close } = await makeTestApp()
afterAll(close)

const yesterday = toCalendarDay('2027-03-14')
const missing = { message: 'Recenzija nije pronađena.', code: 'not_found' }

async function prepare(lead: Parameters<typeof make.lead>[0] = {}) {
  const professional = await make.professional()
  const couple = await make.couple({ name: 'Iva i Marko', email_confirmed_at: clock.now() })
  const of = { professional_id: professional.id, couple_id: couple.id }
  const booked = await make.lead({ ...of, status: 'booked', event_date: yesterday, ...lead })
  const write = (changes: object = {}, token: string | undefined = couple.token) =>
    call('POST', '/reviews', { token, body: { professional_id: professional.id, rating: 5, ...changes } })
  const getMine = () => call('GET', `/reviews/mine?professional_id=${professional.id}`, { token: couple.token })
  const rating = async (node = call) => {
    const { data } = (await node('GET', `/professionals/${professional.id}`)).body
    return [data.average_rating, data.review_count]
  }
  const shown = async () => (await call('GET', `/reviews?professional_id=${professional.id}`)).body.data
  return { professional, couple, of, booked, write, getMine, rating, shown }
}

describe('a review', () => {
  test('is written after the wedding, and its rating counts at once and on every node', async () => {
    const other = await startNode()
    const { professional, write, getMine, rating, shown } = await prepare()
    for (const node of [call, other.call]) expect(await rating(node)).toEqual([0, 0])
    expect(await shown()).toEqual([])
    expect((await getMine()).body.data).toEqual({ can_review: true, needs_confirmation: false, review: null })

    const { status, headers, body } = await write({ rating: 4, comment: '  Divno! ' })
    expect([status, headers['cache-control']]).toEqual([201, 'no-store'])
    expect(body.data).toEqual({
      id: expect.any(Number),
      professional_id: professional.id,
      rating: 4,
      comment: 'Divno!',
      created_at: clock.now().toISOString(),
      couple: { name: 'Iva i Marko' },
      reply: null,
      verified: { booked_on: null, event_month: '2027-03' },
    })
    expect(await rating()).toEqual([4, 1])
    expect(await shown()).toEqual([body.data])
    expect((await getMine()).body.data).toEqual({ can_review: false, needs_confirmation: false, review: body.data })
    await eventually(async () => expect(await rating(other.call)).toEqual([4, 1]))
  })

  test('is none of a booking that was called off before its day', async () => {
    const { write, getMine } = await prepare({
      status: 'rejected',
      booked_at: new Date('2027-02-01T10:00:00Z'),
      updated_at: new Date('2027-03-13T22:59:59Z'), // the last second in Zagreb
    })
    expect((await write()).status).toBe(403)
    expect((await getMine()).body.data.can_review).toBe(false)
  })

  test('is written also when the professional has called the booking off after its day', async () => {
    const { professional, couple, booked, write, getMine, shown } = await prepare({
      booked_at: new Date('2027-02-01T10:00:00Z'),
    })
    const body = { status: 'rejected' }
    expect((await call('PUT', `/leads/${booked.id}`, { token: professional.token, body })).status).toBe(200)
    expect((await queuedMails(db)).find((mail) => 'lead_id' in mail && mail.lead_id === booked.id)).toEqual({
      kind: 'lead_status',
      lead_id: booked.id,
      status: 'rejected',
      was_booked: true,
      is_past: true,
    })
    const canReview = { can_review: true, needs_confirmation: false, review: null }
    expect((await getMine()).body.data).toEqual(canReview)
    expect((await call('GET', `/leads/${booked.id}`, { token: couple.token })).body.data.my_review).toEqual(canReview)
    expect((await write({ rating: 1 })).status).toBe(201)
    expect(await shown()).toMatchObject([{ rating: 1, verified: { booked_on: '2027-02-01' } }])
  })

  test('is none of a booking that took the place of another one once the day was there', async () => {
    const { professional, booked, write, rating } = await prepare({ booked_at: new Date('2027-02-01T10:00:00Z') })
    const friend = await make.couple({ email_confirmed_at: clock.now() })
    const of = { professional_id: professional.id, couple_id: friend.id, event_date: yesterday }
    const second = await make.lead({ ...of, status: 'contacted' })
    for (const [id, status] of [
      [booked.id, 'rejected'],
      [second.id, 'booked'],
    ] as const)
      expect((await call('PUT', `/leads/${id}`, { token: professional.token, body: { status } })).status).toBe(200)

    const body = { professional_id: professional.id, rating: 5 }
    expect((await call('POST', '/reviews', { token: friend.token, body })).status).toBe(403)
    const listed = (await call('GET', `/leads/${second.id}`, { token: friend.token })).body.data
    expect(listed.my_review.can_review).toBe(false)
    expect((await write({ rating: 2 })).status).toBe(201)
    expect(await rating()).toEqual([2, 1])
  })

  test('is written of a booking that was only entered after its day', async () => {
    const { professional, booked, write } = await prepare({ status: 'interested' })
    const called = await make.couple()
    const off = { status: 'rejected', booked_at: new Date('2027-02-01T10:00:00Z') } as const
    await make.lead({
      ...off,
      professional_id: professional.id,
      couple_id: called.id,
      event_date: yesterday,
      updated_at: new Date('2027-02-02T10:00:00Z'),
    })
    const body = { status: 'booked' }
    expect((await call('PUT', `/leads/${booked.id}`, { token: professional.token, body })).status).toBe(200)
    expect((await write()).status).toBe(201)
  })

  test('needs a confirmed address of its couple', async () => {
    const { professional, of, shown } = await prepare()
    const other = await make.couple()
    await make.lead({ ...of, couple_id: other.id, status: 'booked', event_date: yesterday })
    const body = { professional_id: professional.id, rating: 5 }
    const mine = () => call('GET', `/reviews/mine?professional_id=${professional.id}`, { token: other.token })
    expect((await mine()).body.data).toEqual({ can_review: false, needs_confirmation: true, review: null })
    const [sent] = (await call('GET', '/leads', { token: other.token })).body.data
    expect(sent.my_review).toEqual({ can_review: false, needs_confirmation: true, review: null })
    const refused = await call('POST', '/reviews', { token: other.token, body })
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        message:
          'Prije pisanja recenzije potvrdite svoju e-mail adresu. Novu poveznicu možete zatražiti na svom profilu.',
        code: 'forbidden',
      },
    ])
    expect(await shown()).toEqual([])

    const token = await make.link(other, 'confirm_email')
    await call('POST', '/confirm-email', { token: other.token, body: { token } })
    expect((await mine()).body.data).toEqual({ can_review: true, needs_confirmation: false, review: null })
    expect((await call('POST', '/reviews', { token: other.token, body })).status).toBe(201)
  })

  test('needs no comment', async () => {
    const { write } = await prepare()
    expect((await write({ comment: ' ' })).body.data.comment).toBe(null)
  })

  test('is one for a professional, also when two come at once', async () => {
    const { write, rating } = await prepare()
    const answers = await Promise.all([write(), write({ rating: 1 })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      message: 'Već ste napisali recenziju o ovom pružatelju usluga.',
      code: 'conflict',
    })
    expect((await rating())[1]).toBe(1)
  })

  test.each([
    ['was not booked', { status: 'interested' as const }],
    ['is today, in Zagreb', { event_date: toCalendarDay('2027-03-15') }],
  ])('is refused when the wedding %s', async (_, lead) => {
    const { write, getMine } = await prepare(lead)
    const { status, body } = await write()
    expect([status, body]).toEqual([
      403,
      {
        message: 'Recenziju možete napisati nakon vjenčanja, ako vam je pružatelj usluga potvrdio rezervaciju.',
        code: 'forbidden',
      },
    ])
    expect((await getMine()).body.data).toEqual({ can_review: false, needs_confirmation: false, review: null })
  })

  test('of one couple says nothing of what another has written or may write', async () => {
    const { professional, write } = await prepare()
    const { token } = await make.couple()
    const ofOtherCouple = async () =>
      (await call('GET', `/reviews/mine?professional_id=${professional.id}`, { token })).body.data
    expect(await ofOtherCouple()).toEqual({ can_review: false, needs_confirmation: false, review: null })
    await write()
    expect(await ofOtherCouple()).toEqual({ can_review: false, needs_confirmation: false, review: null })
  })

  test('is refused for a professional whom another couple booked, and for one who does not exist', async () => {
    const { write } = await prepare()
    expect((await write({}, (await make.couple()).token)).status).toBe(403)
    expect((await write({ professional_id: 2_000_000_000 })).status).toBe(403)
  })

  test('understands the rating as a form sends it', async () => {
    const { write } = await prepare()
    const { status, body } = await write({ rating: ' 4 ' })
    expect([status, body.data.rating]).toEqual([201, 4])
  })

  test.each([
    [{ rating: undefined }, { rating: ['Ovo polje je obavezno.'] }],
    [{ rating: 0 }, { rating: ['Ocjena mora biti cijeli broj od 1 do 5.'] }],
    [{ rating: 6 }, { rating: ['Ocjena mora biti cijeli broj od 1 do 5.'] }],
    [{ rating: 4.5 }, { rating: ['Ocjena mora biti cijeli broj od 1 do 5.'] }],
    [{ rating: '4.5' }, { rating: ['Ocjena mora biti cijeli broj od 1 do 5.'] }],
    [{ rating: 'pet' }, { rating: ['Ocjena mora biti cijeli broj od 1 do 5.'] }],
    [{ rating: ' ' }, { rating: ['Ovo polje je obavezno.'] }],
    [{ comment: 'ž'.repeat(5001) }, { comment: ['Najviše 5.000 znakova.'] }],
    [{ professional_id: 'x' }, { professional_id: ['Odaberite pružatelja usluga.'] }],
  ])('with %j is refused by its field', async (changes, errors) => {
    const { write } = await prepare()
    const { status, body } = await write(changes)
    expect([status, body.errors]).toEqual([422, errors])
  })

  test('is changed and deleted by its couple, and the rating follows', async () => {
    const { couple, write, getMine, rating, shown } = await prepare()
    const { id } = (await write()).body.data
    const change = { rating: 2, comment: 'Kasnili su.' }
    const changed = await call('PUT', `/reviews/${id}`, { token: couple.token, body: change })
    expect([changed.status, changed.body.data]).toEqual([200, expect.objectContaining({ id, ...change })])
    expect(await rating()).toEqual([2, 1])
    expect(await shown()).toMatchObject([change])

    const removed = await call('DELETE', `/reviews/${id}`, { token: couple.token })
    expect([removed.status, removed.text]).toEqual([204, ''])
    expect([await rating(), await shown()]).toEqual([[0, 0], []])
    expect((await getMine()).body.data).toEqual({ can_review: true, needs_confirmation: false, review: null })
    expect((await write()).status).toBe(201)
  })

  test('that was changed meanwhile is replaced only by those who have read it', async () => {
    const { couple, write, shown } = await prepare()
    const { id } = (await write({ comment: 'Divno!' })).body.data
    const read = { rating: 5, comment: 'Divno!' }
    const change = async (body: object, token = couple.token) => {
      const answered = await call('PUT', `/reviews/${id}`, { token, body })
      return [answered.status, answered.body.data?.comment ?? answered.body.message]
    }
    const late = { rating: 3, comment: 'Kasnili su.', replaces: read }
    expect(await change(late)).toEqual([200, 'Kasnili su.'])
    // As after an answer that was lost.
    expect(await change(late)).toEqual([200, 'Kasnili su.'])
    const other = { rating: 4, comment: 'Dobro.', replaces: read }
    const [status, refusal] = await change(other)
    expect([status, await shown()]).toEqual([409, [expect.objectContaining({ rating: 3, comment: 'Kasnili su.' })]])
    expect(refusal).toContain('3')
    expect(refusal).toContain('„Kasnili su.”')
    const stranger = await make.couple()
    for (const replaces of [read, { rating: 3, comment: 'Kasnili su.' }, { rating: 4, comment: 'Dobro.' }, null])
      expect(await change({ ...other, replaces }, stranger.token)).toEqual([404, missing.message])
    expect(await shown()).toMatchObject([{ rating: 3, comment: 'Kasnili su.' }])
    expect(await change({ rating: 4, comment: null, replaces: { rating: 3, comment: 'Kasnili su.' } })).toEqual([
      200,
      undefined,
    ])
    expect((await change({ ...other, replaces: { rating: 3, comment: null } }))[0]).toBe(409)
    expect(await change({ ...other, replaces: { rating: 4, comment: null } })).toEqual([200, 'Dobro.'])
    expect(await change({ rating: 1, comment: 'Ipak ne.' })).toEqual([200, 'Ipak ne.'])
  })

  test('is told to its professional once a day, however often it is written anew, and not while it is hidden', async () => {
    const { couple, write } = await prepare()
    const told = async () => (await queuedMails(db)).filter(({ kind }) => kind === 'new_review').slice(before)
    const before = (await queuedMails(db)).filter(({ kind }) => kind === 'new_review').length
    const remove = (id: number) => call('DELETE', `/reviews/${id}`, { token: couple.token })
    const { id } = (await write()).body.data
    expect(await told()).toEqual([{ kind: 'new_review', review_id: id }])
    await call('PUT', `/reviews/${id}`, { token: couple.token, body: { rating: 1 } })
    await remove(id)
    const again = (await write()).body.data
    expect(await told()).toHaveLength(1)
    await remove(again.id)
    clock.forward(23 * 3_600)
    await db.updateTable('rate_limits').set({ resets_at: clock.now() }).execute()
    const next = (await write()).body.data
    expect(await told()).toEqual([
      { kind: 'new_review', review_id: id },
      { kind: 'new_review', review_id: next.id },
    ])
  })

  test('is changed with the same rules as it is written', async () => {
    const { couple, write } = await prepare()
    const { id } = (await write()).body.data
    const { status, body } = await call('PUT', `/reviews/${id}`, { token: couple.token, body: { rating: 9 } })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['rating']])
  })

  test('of another couple is the same as missing', async () => {
    const { write, rating } = await prepare()
    const { id } = (await write()).body.data
    const { token } = await make.couple()
    for (const path of [`/reviews/${id}`, '/reviews/999999', '/reviews/abc']) {
      const body = { rating: 1 }
      expect((await call('PUT', path, { token, body })).status).toBe(404)
      expect((await call('DELETE', path, { token })).status).toBe(404)
    }
    expect((await call('DELETE', `/reviews/${id}`, { token })).body).toEqual(missing)
    expect(await rating()).toEqual([5, 1])
  })
})

test.each([
  ['POST', '/reviews'],
  ['PUT', '/reviews/1'],
  ['DELETE', '/reviews/1'],
  ['GET', '/reviews/mine?professional_id=1'],
] as const)('%s %s is for couples', async (method, path) => {
  const body = method === 'POST' || method === 'PUT' ? { professional_id: 1, rating: 5 } : undefined
  expect((await call(method, path, { body })).status).toBe(401)
  for (const { token } of [await make.professional(), await make.admin()])
    expect((await call(method, path, { token, body })).status).toBe(403)
})

test('whose review is asked for must be said', async () => {
  const { status, body } = await call('GET', '/reviews/mine', { token: (await make.couple()).token })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['professional_id']])
})
