import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { makeIcs, makeVevent, makeWholeDay, startCalendarServer } from '#test/calendar-server.ts'
import { untilWaitingForLocks } from '#test/locks.ts'
import { lockCalendar } from '#server/features/events/calendar-service.ts'

const server = await startCalendarServer()
const { call, clock, db, make, close } = await makeTestApp({
  calendarReader: server.openReader(),
  config: { rateLimitFactor: 1e6, publicUrl: 'https://kalendar.primjer.test' },
})
afterAll(async () => {
  await close()
  await server.close()
})

type Owner = Awaited<ReturnType<typeof make.professional>>

let last = 0
/** Another calendar on the server, with an event on each of these days. */
function publish(...days: string[]) {
  const path = `/${++last}.ics`
  const update = (...changed: string[]) =>
    server.publish(path, makeIcs(...changed.map((day) => makeWholeDay(day, `Obaveza ${day}`))))
  update(...days)
  return { path, url: server.urlOf(path), update }
}

const follow = ({ token }: Owner, url: string, name?: string) =>
  call('POST', '/followed-calendars', { token, body: { url, name } })

const readAgain = ({ token }: Owner, id: number) => call('POST', `/followed-calendars/${id}/read`, { token })
const unfollow = ({ token }: Owner, id: number) => call('DELETE', `/followed-calendars/${id}`, { token })

interface Shown {
  event_date: string
  event_type: string
  title: string | null
}

/** The active events of the owner's calendar, in their order. */
async function calendarOf({ id, token }: Owner): Promise<Shown[]> {
  const { body } = await call('GET', `/events?professional_id=${id}&status=active`, { token })
  return body.data.map(({ event_date, event_type, title }: Shown) => ({ event_date, event_type, title }))
}

const blocked = (day: string) => ({ event_date: day, event_type: 'blocked', title: `Obaveza ${day}` })

/** Whether a couple that looks for this day finds the professional. */
async function isOffered({ company_name }: Owner, day: string): Promise<boolean> {
  const { body } = await call('GET', `/professionals?date=${day}&search=${encodeURIComponent(company_name)}`)
  return body.total > 0
}

describe('a calendar that is followed', () => {
  test('gives back its past days, too, to the lists that show them', async () => {
    const owner = await make.professional()
    const { id } = await make.followedCalendar({ professional_id: owner.id })
    const block = { professional_id: owner.id, event_type: 'blocked', followed_calendar_id: id } as const
    await make.event({ ...block, day: '2027-03-01' })
    await make.event({ ...block, day: '2027-03-02', was_available: true })
    const offered = () => Promise.all(['2027-03-01', '2027-03-02'].map((day) => isOffered(owner, day)))
    expect(await offered()).toEqual([false, false])
    expect((await unfollow(owner, id)).status).toBe(204)
    expect(await offered()).toEqual([true, true])
  })

  test('is read at once and blocks its days, from today to a year and a half', async () => {
    const owner = await make.professional()
    const { url } = publish('2027-03-14', '2027-03-15', '2028-09-13', '2028-09-15')
    const { status, body } = await follow(owner, url, 'Obitelj')
    const now = clock.now().toISOString()
    expect(status).toBe(201)
    expect(body.data).toEqual({
      id: expect.any(Number),
      url,
      name: 'Obitelj',
      created_at: now,
      last_read_at: now,
      last_tried_at: now,
      last_error: null,
      blocked_days: 2,
    })
    expect(await calendarOf(owner)).toEqual([blocked('2027-03-15'), blocked('2028-09-13')])
    expect((await call('GET', '/followed-calendars', { token: owner.token })).body).toEqual({ data: [body.data] })
  })

  test('has the name that it gives itself, else that of its host', async () => {
    const owner = await make.professional()
    server.publish('/ime.ics', makeIcs('X-WR-CALNAME:Termini\\, vjenčanja'))
    expect((await follow(owner, server.urlOf('/ime.ics'))).body.data.name).toBe('Termini, vjenčanja')
    expect((await follow(owner, publish().url)).body.data.name).toBe('kalendar.primjer.test')
  })

  test('may be given as webcal', async () => {
    const owner = await make.professional()
    const { url } = publish('2027-06-12')
    expect((await follow(owner, url.replace('https:', 'webcal:'))).body.data.url).toBe(url)
    expect((await follow(owner, url)).status).toBe(409)
  })

  test('replaces available days, leaves taken ones alone, and each is as it was when it is unfollowed', async () => {
    const owner = await make.professional()
    const of = { professional_id: owner.id }
    await make.event({ ...of, day: '2027-06-12', event_type: 'available', title: 'Slobodna subota' })
    await make.event({ ...of, day: '2027-06-13', event_type: 'booked', title: 'Iva i Luka' })
    await make.event({ ...of, day: '2027-06-14', event_type: 'blocked', title: 'Odmor' })
    const before = await calendarOf(owner)
    expect(await isOffered(owner, '2027-06-12')).toBe(true)
    const { url, update } = publish('2027-06-12', '2027-06-13', '2027-06-14', '2027-06-15')
    const { body } = await follow(owner, url)
    expect(body.data.blocked_days).toBe(2)
    expect(await calendarOf(owner)).toEqual([blocked('2027-06-12'), before[1], before[2], blocked('2027-06-15')])
    expect(await isOffered(owner, '2027-06-12')).toBe(false)

    update('2027-06-15')
    await readAgain(owner, body.data.id)
    expect(await calendarOf(owner)).toEqual([...before, blocked('2027-06-15')])
    expect(await isOffered(owner, '2027-06-12')).toBe(true)
    update('2027-06-12')
    await readAgain(owner, body.data.id)
    expect(await calendarOf(owner)).toEqual([blocked('2027-06-12'), before[1], before[2]])

    expect((await unfollow(owner, body.data.id)).status).toBe(204)
    expect(await calendarOf(owner)).toEqual(before)
    const all = await call('GET', `/events?professional_id=${owner.id}`, { token: owner.token })
    expect(all.text).not.toContain('Obaveza')
    expect((await call('GET', '/followed-calendars', { token: owner.token })).body).toEqual({ data: [] })
  })

  test('changes nothing when it is read twice', async () => {
    const owner = await make.professional()
    const { id } = (await follow(owner, publish('2027-06-12').url)).body.data
    const own = () => call('GET', `/events?professional_id=${owner.id}`, { token: owner.token })
    const before = await own()
    clock.forward(60)
    const { body } = await readAgain(owner, id)
    expect(body.data).toMatchObject({ last_read_at: clock.now().toISOString(), blocked_days: 1 })
    expect((await own()).body).toEqual(before.body)
  })

  test('leaves its day to another one that has it, too', async () => {
    const owner = await make.professional()
    const both = [publish('2027-06-12'), publish('2027-06-12')]
    const [first, second] = [await follow(owner, both[0]?.url ?? ''), await follow(owner, both[1]?.url ?? '')]
    expect(second.body.data.blocked_days).toBe(0)
    both[0]?.update()
    await readAgain(owner, first.body.data.id)
    expect(await calendarOf(owner)).toEqual([blocked('2027-06-12')])
    both[0]?.update('2027-06-12')
    await readAgain(owner, first.body.data.id)
    await unfollow(owner, second.body.data.id)
    expect(await calendarOf(owner)).toEqual([blocked('2027-06-12')])
    await unfollow(owner, first.body.data.id)
    expect(await calendarOf(owner)).toEqual([])
  })

  test('leaves no day behind when it is unfollowed, past ones neither', async () => {
    const owner = await make.professional()
    const { id } = (await follow(owner, publish('2027-06-12').url)).body.data
    const other = (await follow(owner, publish().url)).body.data
    const past = { professional_id: owner.id, event_type: 'blocked', title: 'Obaveza' } as const
    await make.event({ ...past, day: '2027-03-01', followed_calendar_id: id })
    const wasAvailable = { was_available: true, available_title: 'Slobodno' }
    await make.event({ ...past, day: '2027-03-02', followed_calendar_id: id, ...wasAvailable })
    await make.event({ ...past, day: '2027-03-03', followed_calendar_id: other.id })
    await make.event({ ...past, day: '2027-03-04' })
    expect(await calendarOf(owner)).toHaveLength(5)
    expect((await unfollow(owner, id)).status).toBe(204)
    expect(await calendarOf(owner)).toEqual([
      { event_date: '2027-03-02', event_type: 'available', title: 'Slobodno' },
      { event_date: '2027-03-03', event_type: 'blocked', title: 'Obaveza' },
      { event_date: '2027-03-04', event_type: 'blocked', title: 'Obaveza' },
    ])
    const all = await call('GET', `/events?professional_id=${owner.id}`, { token: owner.token })
    expect(all.body.total).toBe(3)
  })

  test('takes a day that becomes free, though it has not changed', async () => {
    const owner = await make.professional()
    const { token } = owner
    const booked = await make.event({ professional_id: owner.id, day: '2027-06-12', event_type: 'booked' })
    server.answer('/isti.ics', ({ headers }, response) => {
      if (headers['if-none-match'] === '"1"') response.writeHead(304).end()
      else response.writeHead(200, { etag: '"1"' }).end(makeIcs(makeWholeDay('2027-06-12', 'Obaveza 2027-06-12')))
    })
    const { id } = (await follow(owner, server.urlOf('/isti.ics'))).body.data
    await call('DELETE', `/events/${booked.id}`, { token })
    clock.forward(60)
    expect((await readAgain(owner, id)).body.data).toMatchObject({
      last_read_at: clock.now().toISOString(),
      blocked_days: 1,
    })
    expect(await calendarOf(owner)).toEqual([blocked('2027-06-12')])
  })
})

describe('a reading that fails', () => {
  test('says why and when, and frees no day', async () => {
    const owner = await make.professional()
    const { url, path, update } = publish('2027-06-12')
    const followed = (await follow(owner, url)).body.data
    const failures = [
      [404, '', /nema kalendara/],
      [200, '<html>', /Kalendar na ovoj adresi nije ispravan/],
      [200, `${makeIcs()}${'\r\n'.repeat(1024 * 1024)}`, /prevelik/],
      [200, makeIcs(makeVevent('DTSTART:20270315T000000Z', 'RRULE:FREQ=SECONDLY')), /previše složen/],
      [302, '', /nije dostupan/],
    ] as const
    for (const [status, content, message] of failures) {
      server.answer(path, (_request, response) => {
        response.writeHead(status, status === 302 ? { location: 'https://10.0.0.1/' } : {}).end(content)
      })
      clock.forward(60)
      const { status: answered, body } = await readAgain(owner, followed.id)
      expect([answered, body.data]).toEqual([
        200,
        { ...followed, last_tried_at: clock.now().toISOString(), last_error: expect.stringMatching(message) },
      ])
      expect(await calendarOf(owner)).toEqual([blocked('2027-06-12')])
    }
    update()
    expect((await readAgain(owner, followed.id)).body.data).toMatchObject({ last_error: null, blocked_days: 0 })
    expect(await calendarOf(owner)).toEqual([])
  })
})

describe('a calendar with an event that cannot be read', () => {
  const damaged = makeVevent('DTSTART:uskoro', 'SUMMARY:Bez dana')

  test('takes the days of the others, says so, and frees none until it is whole again', async () => {
    const owner = await make.professional()
    const { url, path, update } = publish('2027-06-12')
    const followed = (await follow(owner, url)).body.data
    const etag = { etag: '"1"' }
    server.publish(path, makeIcs(makeWholeDay('2027-06-19', 'Obaveza 2027-06-19'), damaged), etag)
    expect((await readAgain(owner, followed.id)).body.data).toMatchObject({
      last_read_at: clock.now().toISOString(),
      last_error: 'Kalendar je pročitan, ali ne cijeli. Nečitljivih unosa: 1.',
      blocked_days: 2,
    })
    expect(await calendarOf(owner)).toEqual([blocked('2027-06-12'), blocked('2027-06-19')])
    server.publish(path, makeIcs(makeWholeDay('2027-06-19', 'Pomaknuto'), damaged), etag)
    await readAgain(owner, followed.id)
    expect(await calendarOf(owner)).toMatchObject([blocked('2027-06-12'), { title: 'Pomaknuto' }])
    server.answer(path, ({ headers }, response) => {
      response
        .writeHead(headers['if-none-match'] === undefined ? 200 : 304)
        .end(makeIcs(damaged, damaged, makeWholeDay('2027-06-19', 'Obaveza 2027-06-19')))
    })
    expect((await readAgain(owner, followed.id)).body.data.last_error).toContain('unosa: 2.')
    update('2027-06-19')
    expect((await readAgain(owner, followed.id)).body.data).toMatchObject({ last_error: null, blocked_days: 1 })
    expect(await calendarOf(owner)).toEqual([blocked('2027-06-19')])
  })

  test('can be followed, and says so from the first', async () => {
    const owner = await make.professional()
    const { url, path } = publish()
    server.publish(path, makeIcs(makeWholeDay('2027-06-19', 'Obaveza 2027-06-19'), damaged))
    const { status, body } = await follow(owner, url)
    expect([status, body.data.blocked_days, body.data.last_error]).toEqual([
      201,
      1,
      expect.stringContaining('unosa: 1.'),
    ])
  })
})

const tooMany = 'Možete pratiti najviše 5 kalendara. Za novi prestanite pratiti neki od njih.'
const sorted = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

describe('refused is', () => {
  const calls = [
    ['GET', '/followed-calendars', undefined],
    ['POST', '/followed-calendars/preview', { url: 'https://kalendar.primjer.test/a.ics' }],
    ['POST', '/followed-calendars', { url: 'https://kalendar.primjer.test/a.ics' }],
    ['POST', '/followed-calendars/1/read', undefined],
    ['DELETE', '/followed-calendars/1', undefined],
  ] as const

  test.each(calls)('%s %s to all but professionals', async (method, path, body) => {
    expect((await call(method, path, { body })).status).toBe(401)
    for (const { token } of [await make.couple(), await make.admin()])
      expect((await call(method, path, { token, body })).status).toBe(403)
  })

  test('what is another’s, as if it did not exist', async () => {
    const owner = await make.professional()
    const other = await make.professional()
    const { id } = (await follow(owner, publish('2027-06-12').url)).body.data
    const answers = [await readAgain(other, id), await unfollow(other, id), await readAgain(other, 999_999)]
    const missing = { message: 'Kalendar nije pronađen.', code: 'not_found' }
    for (const { status, body } of answers) expect([status, body]).toEqual([404, missing])
    expect(await calendarOf(owner)).toEqual([blocked('2027-06-12')])
  })

  test.each([
    ['', /obavezno/],
    ['http://kalendar.primjer.test/a.ics', /https/],
    ['https://ja:tajna@kalendar.primjer.test/a.ics', /https/],
    ['nešto', /https/],
    [`https://kalendar.primjer.test/${'ž'.repeat(500)}`, /preduga/],
  ])('an address such as %j', async (url, message) => {
    const { token } = await make.professional()
    for (const path of ['/followed-calendars/preview', '/followed-calendars']) {
      const { status, body } = await call('POST', path, { token, body: { url } })
      expect([status, body.errors]).toEqual([422, { url: [expect.stringMatching(message)] }])
    }
  })

  test('one’s own calendar', async () => {
    const owner = await make.professional()
    const { url } = (await call('POST', '/calendar-feed', { token: owner.token })).body.data
    const { status, body } = await follow(owner, url.replace('https:', 'webcal:'))
    expect([status, body.errors.url]).toEqual([422, ['Ovo je adresa vašeg vlastitog kalendara.']])
    // To anybody else it is an address like others, though here none can be reached.
    const { errors } = (await follow(await make.professional(), url)).body
    expect(errors.url).toEqual(['Kalendar na ovoj adresi nije dostupan. Provjerite adresu ili pokušajte kasnije.'])
  })

  test('the same one twice, also when it comes twice at once', async () => {
    const owner = await make.professional()
    const { url } = publish()
    const answers = await Promise.all([follow(owner, url), follow(owner, url), follow(owner, url)])
    expect(sorted(answers)).toEqual([201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toEqual({ message: 'Ovaj kalendar već pratite.', code: 'conflict' })
  })

  test('a sixth, also when it comes together with the fifth', async () => {
    const owner = await make.professional()
    for (let count = 0; count < 4; count++) await make.followedCalendar({ professional_id: owner.id })
    const urls = [publish('2027-06-12').url, publish('2027-06-13').url]
    // Both have been read, and wait for the lock of the calendar.
    const answers = await db.transaction().execute(async (tx) => {
      await lockCalendar(tx, owner.id)
      const following = Promise.all(urls.map((url) => follow(owner, url)))
      await untilWaitingForLocks(db, 2)
      return { following }
    })
    const settled = await answers.following
    expect(sorted(settled)).toEqual([201, 422])
    const refused = settled.find(({ status }) => status === 422)
    expect(refused?.body).toEqual({ message: tooMany, code: 'invalid', errors: { url: [tooMany] } })
    expect(await calendarOf(owner)).toHaveLength(1)

    const body = { url: publish('2027-06-14').url }
    const preview = await call('POST', '/followed-calendars/preview', { token: owner.token, body })
    expect([preview.status, preview.body.errors]).toEqual([422, { url: [tooMany] }])
  })
})
