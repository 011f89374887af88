import ICAL from 'ical.js'
import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { tags } from '#server/response-cache/tags.ts'

const { app, call, clock, db, deps, make, close } = await makeTestApp({ config: { publicUrl: 'https://zauvijek.hr' } })
afterAll(close)

/** A professional with a secret address. */
async function makeOwner(company_name = 'Foto Mia') {
  const professional = await make.professional({ company_name })
  const { status, body } = await call('POST', '/calendar-feed', { token: professional.token })
  expect(status).toBe(201)
  return { ...professional, path: new URL(body.data.url).pathname }
}

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers })

/** Parsed by another library than the one that wrote it. */
async function read(path: string) {
  const { payload } = await get(path)
  const calendar = new ICAL.Component(ICAL.parse(payload) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((vevent) => {
    const event = new ICAL.Event(vevent)
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      transp: vevent.getFirstPropertyValue('transp'),
    }
  })
}

const change = async (id: number, title: string) => {
  clock.forward(60)
  await db.updateTable('events').set({ title, updated_at: clock.now() }).where('id', '=', id).execute()
  deps.responseCache.invalidate([tags.everything])
}

test('the address is made, read, renewed and ended by its owner', async () => {
  const { token } = await make.professional()
  expect((await call('GET', '/calendar-feed', { token })).body).toEqual({ data: null })
  const first = await call('POST', '/calendar-feed', { token })
  expect([first.status, first.body.data.created_at]).toEqual([201, clock.now().toISOString()])
  expect(first.body.data.url).toMatch(/^https:\/\/zauvijek\.hr\/calendars\/[\w-]{43}\.ics$/)
  expect((await call('GET', '/calendar-feed', { token })).body).toEqual(first.body)

  const second = await call('POST', '/calendar-feed', { token })
  const [former = '', current = ''] = [first, second].map(({ body }) => new URL(body.data.url).pathname)
  expect(current).not.toBe(former)
  expect([(await get(former)).statusCode, (await get(current)).statusCode]).toEqual([404, 200])

  expect((await call('DELETE', '/calendar-feed', { token })).status).toBe(204)
  expect((await call('DELETE', '/calendar-feed', { token })).status).toBe(204)
  expect((await get(current)).statusCode).toBe(404)
  expect((await call('GET', '/calendar-feed', { token })).body).toEqual({ data: null })
})

test.each(['GET', 'POST', 'DELETE'] as const)('%s is for professionals alone', async (method) => {
  expect((await call(method, '/calendar-feed')).status).toBe(401)
  for (const { token } of [await make.couple(), await make.admin()])
    expect((await call(method, '/calendar-feed', { token })).status).toBe(403)
})

test('every active event of the last year on is in it, and nothing of anybody else or from elsewhere', async () => {
  const { id: professional_id, path } = await makeOwner()
  const of = { professional_id }
  const booked = await make.event({
    ...of,
    day: '2027-06-12',
    event_type: 'booked',
    title: 'Iva i Luka',
    notes: 'U 16 h',
  })
  const blocked = await make.event({ ...of, day: '2027-06-13', event_type: 'blocked' })
  const free = await make.event({ ...of, day: '2026-03-01', event_type: 'available' })
  await make.event({ ...of, day: '2026-02-28', event_type: 'blocked', title: 'Davno' })
  await make.event({ ...of, day: '2027-06-14', event_type: 'blocked', status: 'cancelled' })
  await make.event({ day: '2027-06-15', event_type: 'blocked', title: 'Tuđe' })
  const { id: followed_calendar_id } = await make.followedCalendar(of)
  await make.event({ ...of, day: '2027-06-16', event_type: 'blocked', followed_calendar_id })
  const common = { sequence: 0, description: null }
  expect(await read(path)).toEqual([
    {
      ...common,
      uid: `event-${free.id}@zauvijek.hr`,
      summary: 'Slobodno',
      start: '2026-03-01',
      end: '2026-03-02',
      transp: 'TRANSPARENT',
    },
    {
      ...common,
      uid: `event-${booked.id}@zauvijek.hr`,
      summary: 'Iva i Luka',
      description: 'U 16 h',
      start: '2027-06-12',
      end: '2027-06-13',
      transp: 'OPAQUE',
    },
    {
      ...common,
      uid: `event-${blocked.id}@zauvijek.hr`,
      summary: 'Blokirano',
      start: '2027-06-13',
      end: '2027-06-14',
      transp: 'OPAQUE',
    },
  ])
})

test('a change keeps the UID and makes SEQUENCE grow, so that programs take it over', async () => {
  const { id: professional_id, path } = await makeOwner()
  const { id } = await make.event({ professional_id, day: '2027-06-12', event_type: 'booked', title: 'Iva' })
  const before = await read(path)
  await change(id, 'Iva i Luka')
  const after = await read(path)
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
  expect([before[0]?.sequence, after[0]?.sequence, after[0]?.summary]).toEqual([0, 1, 'Iva i Luka'])
})

test('a change by the owner is in the next answer', async () => {
  const { token, path } = await makeOwner()
  expect(await read(path)).toEqual([])
  const body = { event_date: '2027-06-12', event_type: 'booked', title: 'Iva' }
  const added = await call('POST', '/events', { token, body })
  expect(await read(path)).toMatchObject([{ summary: 'Iva' }])
  await call('PUT', `/events/${added.body.data.id}`, { token, body: { notes: 'U 16 h' } })
  expect(await read(path)).toMatchObject([{ description: 'U 16 h', sequence: 1 }])
  await call('DELETE', `/events/${added.body.data.id}`, { token })
  expect(await read(path)).toEqual([])
})

const hard = [
  'Đurđevačka čežnja šuškave žabe u gnijezdu ćuka na pšeničnom polju kraj Čazme 💍💐👰🏽‍♀️🤵🏻‍♂️ i još malo',
  'zarez, točka-zarez; kosa crta \\ i \\n koji nije kraj retka',
  'prvi redak\ndrugi redak\n\ntreći redak',
  '💍'.repeat(100),
  `${'a'.repeat(73)}š${'b'.repeat(70)}💐c`,
  'END:VEVENT\nBEGIN:VEVENT\nUID:podmetnuto',
]

test('any text arrives as it is, in lines of at most 75 octets', async () => {
  const { id: professional_id, path } = await makeOwner(hard[0])
  for (const [index, text] of hard.entries()) {
    const day = `2027-06-${10 + index}`
    await make.event({ professional_id, day, event_type: 'booked', title: text, notes: `${text}\n${text}` })
  }
  const { payload, rawPayload } = await get(path)
  expect((await read(path)).map(({ summary, description }) => ({ summary, description }))).toEqual(
    hard.map((text) => ({ summary: text, description: `${text}\n${text}` })),
  )
  const lines = payload.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.filter((line) => line.includes('\n') || line.includes('\r'))).toEqual([])
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  // A line that is cut within a letter cannot be decoded.
  const strict = new TextDecoder('utf-8', { fatal: true })
  let start = 0
  for (let end = rawPayload.indexOf('\r\n'); end >= 0; end = rawPayload.indexOf('\r\n', start)) {
    expect(() => strict.decode(rawPayload.subarray(start, end))).not.toThrow()
    start = end + 2
  }
})

test('the calendar has the name of the company, whatever its letters', async () => {
  const { path } = await makeOwner('Foto, Mia; i \\ sin\nX-LAŽNO:da')
  const { payload } = await get(path)
  expect(payload).toContain(String.raw`X-WR-CALNAME:Foto\, Mia\; i \\ sin\nX-LAŽNO:da – Zauvijek`)
  expect(payload).toMatch(/\r\nPRODID:-\/\/Zauvijek\/\/Kalendar\/\/HR\r\n/)
  expect(payload).toContain('\r\nX-PUBLISHED-TTL:PT1H\r\n')
  expect(payload).not.toContain('METHOD')
})

test('a new name of the company is in the next answer', async () => {
  const { id, token, category_id, path } = await makeOwner('Foto Mia')
  expect((await get(path)).payload).toContain('X-WR-CALNAME:Foto Mia – Zauvijek')
  const body = { company_name: 'Foto Val', category_id, city: 'Split' }
  expect((await call('PUT', `/professionals/${id}`, { token, body })).status).toBe(200)
  expect((await get(path)).payload).toContain('X-WR-CALNAME:Foto Val – Zauvijek')
})

test('one without events is as old as its address', async () => {
  const { path } = await makeOwner()
  expect((await get(path)).headers['last-modified']).toMatch(/GMT$/)
})

test('a client that has it already gets 304', async () => {
  const { id: professional_id, path } = await makeOwner()
  const { id } = await make.event({ professional_id, day: '2027-06-12', event_type: 'booked', title: 'Iva' })
  const first = await get(path)
  expect(first.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    etag: expect.stringMatching(/^"[\w-]+"$/),
    'last-modified': expect.stringMatching(/GMT$/),
  })
  const etag = String(first.headers.etag)
  const again = await get(path, { 'if-none-match': etag })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  // Rendered again it has the same bytes.
  deps.responseCache.invalidate([tags.everything])
  expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(304)

  const head = await get(path, {}, 'HEAD')
  expect([head.statusCode, head.payload, head.headers.etag]).toEqual([200, '', etag])

  await change(id, 'Iva i Luka')
  const changed = await get(path, { 'if-none-match': etag })
  expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false])
})

test.each(['x.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43), '%00.ics', `${'a'.repeat(90)}.ics`])(
  'an address that is none is not found, and nothing tells why: %s',
  async (file) => {
    const { statusCode, payload, headers } = await get(`/calendars/${file}`)
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
    expect(JSON.parse(payload)).toEqual({ message: 'Traženo nije pronađeno.', code: 'not_found' })
  },
)

test('the secret does not appear in the metrics', async () => {
  const { path } = await makeOwner()
  await get(path)
  const { payload } = await get('/metrics')
  expect(payload).toContain('route="/calendars/:file"')
  expect(payload).not.toContain(path.slice('/calendars/'.length, -'.ics'.length))
})
