import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { untilWaitingForLocks } from '#test/locks.ts'
import { lockCalendar, lockCalendars } from './calendar-service.ts'

const { call, make, db, clock, close } = await makeTestApp()
afterAll(close)

const missing = { message: 'Događaj nije pronađen.', code: 'not_found' }
const overlap = { message: 'Ovaj termin se preklapa s postojećim događajem', code: 'overlap' }
const followed = { message: 'Ovaj dan dolazi iz kalendara koji pratite.', code: 'invalid' }
const past = 'Datum ne može biti prije današnjeg.'

async function prepare() {
  const professional = await make.professional()
  const { token } = professional
  const of = { professional_id: professional.id }
  const add = (body: object = {}, as: string = token) =>
    call('POST', '/events', { token: as, body: { event_date: '2027-06-12', event_type: 'available', ...body } })
  const change = (id: number, body: object, as: string = token) => call('PUT', `/events/${id}`, { token: as, body })
  const remove = (id: number, as: string = token) => call('DELETE', `/events/${id}`, { token: as })
  return { professional, token, of, add, change, remove }
}

/** A day that a booked lead has. */
async function promised() {
  const prepared = await prepare()
  const lead = await make.lead({ ...prepared.of, status: 'booked' })
  const event = await make.event({ ...prepared.of, day: '2027-06-12', event_type: 'booked', lead_id: lead.id })
  return { ...prepared, lead, event }
}

async function ofFollowedCalendar() {
  const prepared = await prepare()
  const { id } = await make.followedCalendar(prepared.of)
  const day = { ...prepared.of, day: '2027-06-12', event_type: 'blocked', followed_calendar_id: id } as const
  return { ...prepared, event: await make.event(day) }
}

const rowOf = (id: number) => db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst()

describe('a new event', () => {
  test('is stored and answered whole', async () => {
    const { professional, add } = await prepare()
    const { status, headers, body } = await add({ title: '  Termin za mala vjenčanja ', notes: 'Do 40 gostiju' })
    expect([status, headers['cache-control']]).toEqual([201, 'no-store'])
    expect(body).toEqual({
      data: {
        id: expect.any(Number),
        professional_id: professional.id,
        event_date: '2027-06-12',
        event_type: 'available',
        status: 'active',
        title: 'Termin za mala vjenčanja',
        notes: 'Do 40 gostiju',
        lead_id: null,
        followed_calendar_id: null,
        created_at: clock.now().toISOString(),
        updated_at: clock.now().toISOString(),
      },
    })
  })

  test('needs neither title nor notes, and belongs to nobody but the one who adds it', async () => {
    const { professional, add } = await prepare()
    const lead = await make.lead({ professional_id: professional.id })
    const other = await make.professional()
    const { body } = await add({ title: '', lead_id: lead.id, professional_id: other.id, status: 'cancelled' })
    const expected = { title: null, notes: null, lead_id: null, professional_id: professional.id, status: 'active' }
    expect(body.data).toMatchObject(expected)
  })

  test('may be for today, and not for a day before, today being that of Zagreb', async () => {
    const { add } = await prepare()
    expect((await add({ event_date: ' 2027-03-15\n' })).body.data.event_date).toBe('2027-03-15')
    const { status, body } = await add({ event_date: '2027-03-14' })
    expect([status, body]).toEqual([422, { message: past, code: 'invalid', errors: { event_date: [past] } }])
    const both = await add({ event_date: '2027-03-14', event_type: 'holiday' })
    expect(both.body.errors).toEqual({ event_date: [past], event_type: ['Odaberite vrstu događaja.'] })
  })

  test.each([
    [{ event_date: undefined }, 'event_date', 'Ovo polje je obavezno.'],
    [{ event_date: '' }, 'event_date', 'Ovo polje je obavezno.'],
    [{ event_date: '  ' }, 'event_date', 'Ovo polje je obavezno.'],
    [{ event_date: '2027-02-30' }, 'event_date', 'Datum nije ispravan.'],
    [{ event_type: undefined }, 'event_type', 'Ovo polje je obavezno.'],
    [{ event_type: 'holiday' }, 'event_type', 'Odaberite vrstu događaja.'],
    [{ title: 'a'.repeat(201) }, 'title', 'Najviše 200 znakova.'],
    [{ notes: 'a'.repeat(5001) }, 'notes', 'Najviše 5.000 znakova.'],
  ])('with %j is refused by its field', async (changes, field, sentence) => {
    const { add } = await prepare()
    const { status, body } = await add(changes)
    expect([status, body.code, body.errors]).toEqual([422, 'invalid', { [field]: [sentence] }])
  })

  test('on a day that has one is an overlap, also when all come at once, and not on a cancelled one', async () => {
    const { of, add } = await prepare()
    await make.event({ ...of, day: '2027-06-12', status: 'cancelled' })
    const answers = await Promise.all(Array.from({ length: 12 }, () => add()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 201).map(({ status, body }) => ({ status, ...body }))
    expect(others).toEqual(Array.from({ length: 11 }, () => ({ status: 409, ...overlap })))
  })

  test('is for professionals', async () => {
    const { add } = await prepare()
    expect((await add({}, '')).status).toBe(401)
    for (const { token } of [await make.couple(), await make.admin()]) expect((await add({}, token)).status).toBe(403)
  })
})

describe('a change', () => {
  test('by drag moves the day and leaves everything else', async () => {
    const { of, change } = await prepare()
    const event = await make.event({ ...of, day: '2027-06-12', title: 'Proba', notes: 'U 18 h', event_type: 'blocked' })
    const { status, body } = await change(event.id, { event_date: '2027-06-13' })
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ id: event.id, event_date: '2027-06-13', title: 'Proba', event_type: 'blocked' }),
    ])
    expect(await rowOf(event.id)).toMatchObject({ notes: 'U 18 h', updated_at: clock.now() })
  })

  test('takes title and notes away when they are sent empty', async () => {
    const { of, change } = await prepare()
    const event = await make.event({ ...of, day: '2027-06-12', title: 'Proba', notes: 'U 18 h' })
    expect((await change(event.id, { title: '', notes: null })).body.data).toMatchObject({ title: null, notes: null })
  })

  test('of a past event may touch its title, type and notes, and its day only towards today', async () => {
    const { of, change } = await prepare()
    const { id } = await make.event({ ...of, day: '2027-03-01' })
    const texts = { event_date: '2027-03-01', title: 'Bilo', notes: 'Lijepo', event_type: 'blocked' }
    expect((await change(id, texts)).body.data).toMatchObject(texts)
    expect((await change(id, { event_date: '2027-03-02' })).body.errors).toEqual({ event_date: [past] })
    expect((await change(id, { event_date: '2027-03-15' })).status).toBe(200)
  })

  test('onto a day that has an event is an overlap, and changes nothing', async () => {
    const { of, change } = await prepare()
    await make.event({ ...of, day: '2027-06-12', event_type: 'booked' })
    const event = await make.event({ ...of, day: '2027-06-13' })
    const { status, body } = await change(event.id, { event_date: '2027-06-12', title: 'Novo' })
    expect([status, body]).toEqual([409, overlap])
    expect(await rowOf(event.id)).toEqual(event)
  })

  test('of two that change places at once is an overlap for both, and never a failure', async () => {
    const { of, change } = await prepare()
    const first = await make.event({ ...of, day: '2027-06-12' })
    const second = await make.event({ ...of, day: '2027-06-13' })
    const swaps = Array.from({ length: 8 }, () => [
      change(first.id, { event_date: '2027-06-13' }),
      change(second.id, { event_date: '2027-06-12' }),
    ])
    const statuses = (await Promise.all(swaps.flat())).map(({ status }) => status)
    expect(statuses).toEqual(Array(16).fill(409))
  })

  test.each([
    [{ event_date: 'sutra' }, 'event_date', 'Datum nije ispravan.'],
    [{ event_date: null }, 'event_date', 'Ovo polje je obavezno.'],
    [{ event_type: 'x' }, 'event_type', 'Odaberite vrstu događaja.'],
    [{ title: 'a'.repeat(201) }, 'title', 'Najviše 200 znakova.'],
    [{ notes: 'a'.repeat(5001) }, 'notes', 'Najviše 5.000 znakova.'],
  ])('to %j is refused by its field', async (body, field, sentence) => {
    const { of, change } = await prepare()
    const answer = await change((await make.event({ ...of, day: '2027-06-12' })).id, body)
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [sentence] }])
  })

  test('of a cancelled event is refused', async () => {
    const { of, change } = await prepare()
    const { id } = await make.event({ ...of, day: '2027-06-12', status: 'cancelled' })
    const { status, body } = await change(id, { title: 'Ipak' })
    expect([status, body]).toEqual([422, { message: 'Otkazani događaj ne može se mijenjati.', code: 'invalid' }])
  })
})

describe('a day that a couple has booked', () => {
  test('keeps its date and its kind, and takes another title and notes', async () => {
    const { event, change } = await promised()
    const texts = { event_date: '2027-06-12', event_type: 'booked', title: 'Iva i Marko', notes: 'Avans plaćen' }
    expect((await change(event.id, texts)).body.data).toMatchObject({ ...texts, lead_id: event.lead_id })
    expect((await change(event.id, { event_date: '2027-06-13' })).body.errors).toEqual({
      event_date: ['Par je upitom zatražio baš ovaj dan. Za drugi dan najprije otkažite rezervaciju.'],
    })
    expect((await change(event.id, { event_type: 'available' })).body.errors).toEqual({
      event_type: ['Dan je rezerviran za upit. Da biste ga oslobodili, otkažite rezervaciju.'],
    })
    expect(await rowOf(event.id)).toMatchObject({ event_date: '2027-06-12', event_type: 'booked' })
  })

  test('is deleted only after the enquiry was rejected', async () => {
    const { event, lead, token, remove } = await promised()
    const refused = await remove(event.id)
    const message = 'Dan je rezerviran za upit. Najprije otkažite rezervaciju pa će dan biti slobodan.'
    expect([refused.status, refused.body]).toEqual([422, { message, code: 'invalid' }])
    await call('PUT', `/leads/${lead.id}`, { token, body: { status: 'rejected' } })
    expect((await remove(event.id)).status).toBe(204)
    expect(await rowOf(event.id)).toBeUndefined()
  })
})

test('a day of a followed calendar is changed and deleted there alone', async () => {
  const { event, change, remove, add } = await ofFollowedCalendar()
  for (const { status, body } of [await change(event.id, { title: 'Moje' }), await remove(event.id)])
    expect([status, body]).toEqual([422, followed])
  expect(await rowOf(event.id)).toEqual(event)
  expect((await add()).body).toEqual(overlap)
})

describe('a deletion', () => {
  test('removes the row, and frees the day', async () => {
    const { of, add, remove } = await prepare()
    const { id } = await make.event({ ...of, day: '2027-06-12', event_type: 'blocked' })
    const { status, text } = await remove(id)
    expect([status, text]).toEqual([204, ''])
    expect(await rowOf(id)).toBeUndefined()
    expect((await remove(id)).body).toEqual(missing)
    expect((await add()).status).toBe(201)
  })

  test('may be of a past event', async () => {
    const { of, remove } = await prepare()
    expect((await remove((await make.event({ ...of, day: '2027-03-01' })).id)).status).toBe(204)
  })
})

test('another’s event is the same as a missing one, and nobody but professionals writes any', async () => {
  const { of, change, remove } = await prepare()
  const event = await make.event({ ...of, day: '2027-06-12' })
  const other = (await make.professional()).token
  for (const answer of [await change(event.id, { title: 'x' }, other), await remove(event.id, other)])
    expect([answer.status, answer.body]).toEqual([404, missing])
  expect((await change(2_000_000_000, {})).body).toEqual(missing)
  for (const { token } of [await make.couple(), await make.admin()]) {
    expect((await change(event.id, {}, token)).status).toBe(403)
    expect((await remove(event.id, token)).status).toBe(403)
  }
  expect([(await change(event.id, {}, '')).status, (await remove(event.id, '')).status]).toEqual([401, 401])
  expect(await rowOf(event.id)).toEqual(event)
})

test('several calendars are locked in one order, whichever they are named in', async () => {
  const [first, second] = [await make.professional(), await make.professional()]
  const { locking } = await db.transaction().execute(async (tx) => {
    await lockCalendar(tx, first.id)
    const started = db.transaction().execute((other) => lockCalendars(other, [second.id, first.id]))
    await untilWaitingForLocks(db, 1)
    // Had the other one locked it already, each would wait for the other.
    await lockCalendar(tx, second.id)
    return { locking: started }
  })
  await locking
})
