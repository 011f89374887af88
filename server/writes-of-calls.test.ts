import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import type { CallKey } from '#contract/calls.ts'
import { fuzzedCalendar, inventedCalendars } from '#test/api-fuzz.ts'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { observeWrites } from '#test/observed-writes.ts'
import { offerBody } from '#test/offer-inputs.ts'
import { dataUrl, makeJpeg } from '#test/pictures.ts'
import { registeredCallsOf } from '#test/registered-calls.ts'
import { makeSiblings, type Siblings } from '#test/siblings.ts'
import { readConfig } from '#server/config.ts'

const operator = { ...readConfig({}).operator, email: 'pitanja@primjer.test' }
const [application, calls] = await registeredCallsOf(() =>
  makeTestApp({ calendarReader: inventedCalendars, config: { operator } }),
)
const { call, clock } = application
const writes = await observeWrites(application)
afterAll(async () => {
  await writes.close()
  await application.close()
})

type Actor = keyof Siblings['tokens'] | 'nobody'
type Body = object | ((siblings: Siblings) => object)

/** A call; who makes it; the names of the rows in its path; its body; the calls made before it. */
type Line = [CallKey, Actor, string, Body?, Line[]?]

const reason = 'Vrijeđa.'
const company = { company_name: 'Novi obrt', category_id: 1, city: 'Split', price_range_min: 1, price_range_max: 2 }
const image = dataUrl(await makeJpeg({ width: 40, height: 30 }))
const person = { name: 'Ana i Ivo', phone: null, wedding_date: null }
const enquiry = { event_date: '2031-08-02', message: 'Jeste li slobodni?' }
const chosen = { password: 'duga-lozinka-9', password_confirmation: 'duga-lozinka-9' }
const registration = { ...chosen, name: 'Ana', email: 'ana.prijava@primjer.test' }

const reported: Line = ['POST /reviews/:id/report', 'studio', 'review a', { reason }]
const hidden: Line = ['POST /admin/reviews/:id/hide', 'admin', 'review a', { reason }]
const replyReported: Line = ['POST /reviews/:id/reply/report', 'couple', 'review a', { reason }]
const replyHidden: Line = ['POST /admin/reviews/:id/reply/hide', 'admin', 'review a', { reason }]

const lines: Line[] = [
  ['DELETE /account/sessions/:id', 'couple', 'session a'],
  ['DELETE /account/sessions', 'couple', ''],
  ['POST /logout', 'couple', ''],
  ['PUT /account', 'couple', '', ({ couple }) => ({ ...person, email: couple.email })],
  ['PUT /account/password', 'studio', '', { current_password: PASSWORD, ...chosen }],
  ['DELETE /account', 'couple', '', { password: PASSWORD }],
  ['POST /register', 'nobody', '', { ...registration, ...company, role: 'professional' }],
  ['POST /login', 'nobody', '', ({ couple: { email } }) => ({ email, password: PASSWORD })],
  ['POST /account/confirmation', 'guests', ''],
  ['POST /confirm-email', 'nobody', '', ({ links }) => ({ token: links.confirm, password: PASSWORD })],
  ['POST /forgot-password', 'nobody', '', ({ studio }) => ({ email: studio.user.email })],
  ['POST /reset-password', 'nobody', '', ({ links }) => ({ token: links.reset, ...chosen })],
  ['POST /api-keys', 'studio', '', { name: 'Program', scope: 'read', expires_on: null }],
  ['DELETE /api-keys/:id', 'studio', 'key a'],
  ['POST /events', 'studio', '', { event_date: '2031-06-07', event_type: 'booked' }],
  [
    'POST /events/bulk',
    'studio',
    '',
    {
      events: [
        { event_date: '2031-06-07', event_type: 'booked' },
        { event_date: '2031-06-09', event_type: 'available' },
      ],
    },
  ],
  ['POST /events/bulk/undo', 'studio', 'event a', ({ ids }) => ({ ids: [ids['event a']] })],
  ['DELETE /events/:id', 'studio', 'event a'],
  ['PUT /events/:id', 'studio', 'event a', { event_type: 'booked', event_date: '2031-06-08' }],
  ['PUT /embed', 'studio', '', { enabled: true, hosts: ['primjer.hr'] }],
  ['POST /calendar-feed', 'studio', ''],
  ['DELETE /calendar-feed', 'studio', ''],
  ['POST /favorites', 'guests', '', ({ ids }) => ({ professional_id: ids['studio'] })],
  ['DELETE /favorites/:id', 'couple', 'favorite a'],
  ['PUT /favorites/:id', 'couple', 'favorite a', { note: 'Zvati' }],
  [
    'POST /followed-calendars',
    'studio',
    '',
    { url: fuzzedCalendar },
    [['DELETE /followed-calendars/:id', 'studio', 'calendar a']],
  ],
  [
    'DELETE /followed-calendars/:id',
    'studio',
    'calendar a',
    undefined,
    [['POST /followed-calendars/:id/read', 'studio', 'calendar a']],
  ],
  ['POST /followed-calendars/:id/read', 'studio', 'calendar a'],
  ['POST /leads', 'couple', '', ({ ids }) => ({ ...enquiry, professional_id: ids['studio'] })],
  [
    'POST /leads/bulk',
    'couple',
    '',
    ({ studio, neighbour }) => ({ ...enquiry, professional_ids: [studio.id, neighbour.id] }),
  ],
  ['DELETE /leads/:id', 'couple', 'lead a'],
  ['PUT /leads/:id', 'studio', 'lead a', { status: 'booked' }],
  ['PUT /leads/:id', 'studio', 'lead c', { status: 'rejected' }],
  ['POST /leads/:id/messages', 'studio', 'lead a', { body: 'Slobodni smo.' }],
  ['POST /leads/:id/messages', 'couple', 'lead a', { body: 'Hvala.' }],
  ['POST /leads/:id/offers', 'studio', 'lead a', offerBody],
  ['POST /leads/:id/read', 'studio', 'lead a'],
  ['POST /leads/:id/read', 'couple', 'lead a'],
  ['POST /leads/:id/report', 'studio', 'lead a', { reason }],
  ['POST /offers/:id/accept', 'couple', 'offer a'],
  ['POST /offers/:id/decline', 'couple', 'offer a', { reason: 'Skupo.', wanted_total: 900 }],
  ['POST /offers/:id/withdraw', 'studio', 'offer a'],
  ['POST /media', 'studio', '', { image }],
  ['PUT /media/order', 'studio', '', ({ ids }) => ({ ids: [ids['picture b'], ids['picture a']] })],
  ['DELETE /media/:id', 'studio', 'picture a'],
  ['PUT /media/:id', 'studio', 'picture a', { alt: 'Vjenčanje' }],
  ['PUT /professionals/:id', 'studio', 'studio', company],
  ['PUT /professionals/:id/facts', 'studio', 'studio', { travels_km: 5, facts: {} }],
  [
    'PUT /professionals/:id/packages',
    'studio',
    'studio',
    ({ ids }) => ({ packages: [{ id: ids['package a'], name: 'Pola dana', price: 600, unit: 'total' }] }),
  ],
  ['POST /professionals/:id/views', 'nobody', 'studio'],
  ['POST /reply-templates', 'studio', '', { title: 'Hvala', body: 'Hvala.' }],
  ['DELETE /reply-templates/:id', 'studio', 'template a'],
  ['PUT /reply-templates/:id', 'studio', 'template a', { title: 'Hvala', body: 'Hvala.' }],
  [
    'POST /reviews',
    'couple',
    '',
    ({ ids }) => ({ professional_id: ids['studio'], rating: 3, comment: null }),
    [['DELETE /reviews/:id', 'couple', 'review a']],
  ],
  ['DELETE /reviews/:id', 'couple', 'review a'],
  ['PUT /reviews/:id', 'couple', 'review a', { rating: 4, comment: 'Da' }],
  ['POST /reviews/:id/report', 'studio', 'review a', { reason }],
  ['DELETE /reviews/:id/reply', 'studio', 'review a'],
  ['PUT /reviews/:id/reply', 'studio', 'review a', { body: 'Hvala.' }],
  ['POST /reviews/:id/reply/report', 'couple', 'review a', { reason }],
  ['POST /webhooks', 'studio', '', { url: 'https://primjer.hr/a', events: ['lead.created'] }],
  ['DELETE /webhooks/:id', 'studio', 'webhook a'],
  ['PUT /webhooks/:id', 'studio', 'webhook a', { events: ['lead.created'] }],
  ['POST /webhooks/:id/secret', 'studio', 'webhook a'],
  ['POST /webhooks/:id/test', 'studio', 'webhook a'],
  ['POST /webhooks/:id/deliveries/:delivery/retry', 'studio', 'webhook a, delivery a'],
  ['POST /contact', 'nobody', '', { name: 'Ana', email: 'ana@primjer.test', message: 'Pitanje.' }],
  ['POST /admin/lead-reports/:id/resolve', 'admin', 'report a', { resolution: 'Razgovarali smo.' }],
  [
    'POST /admin/professionals/:id/approve',
    'admin',
    'studio',
    undefined,
    [['POST /admin/professionals/:id/reject', 'admin', 'studio', {}]],
  ],
  ['POST /admin/professionals/:id/reject', 'admin', 'studio', { reason }],
  ['PATCH /admin/professionals/:id/status', 'admin', 'studio', { status: 'rejected' }],
  ['PUT /admin/professionals/:id/premium', 'admin', 'studio', { premium: true }],
  ['POST /admin/reviews/:id/hide', 'admin', 'review a', { reason }, [reported]],
  ['POST /admin/reviews/:id/show', 'admin', 'review a', undefined, [reported, hidden]],
  ['POST /admin/reviews/:id/reply/hide', 'admin', 'review a', { reason }, [replyReported]],
  ['POST /admin/reviews/:id/reply/show', 'admin', 'review a', undefined, [replyReported, replyHidden]],
  ['POST /admin/users/:id/suspend', 'admin', 'owner', { reason }],
  [
    'POST /admin/users/:id/restore',
    'admin',
    'owner',
    undefined,
    [['POST /admin/users/:id/suspend', 'admin', 'owner', { reason }]],
  ],
  ['PUT /admin/categories/:id', 'admin', 'category', { name: 'Prostori' }],
  ['PUT /admin/categories/order', 'admin', '', { ids: [2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11] }],
]

/** They write nothing. */
const reading: CallKey[] = ['POST /followed-calendars/preview', 'POST /reset-password/check']

test('each call that changes something stands here', () => {
  const changing = calls.filter(({ method }) => method !== 'GET').map(({ key }) => key)
  expect(changing.toSorted()).toEqual([...new Set(lines.map(([key]) => key)), ...reading].toSorted())
})

async function send(siblings: Siblings, [key, by, of, body]: Line) {
  const [method, path] = key.split(' ') as ['POST' | 'PUT' | 'PATCH' | 'DELETE', string] // as keys are made
  const rows = of.split(', ').values()
  const named = path.replaceAll(/:\w+/g, () => String(siblings.ids[rows.next().value ?? '']))
  const token = by === 'nobody' ? undefined : siblings.tokens[by]
  const sent = typeof body === 'function' ? body(siblings) : body
  const { status, text } = await call(method, named, { token, ...(sent && { body: sent }) })
  expect(status, `${key}: ${text}`).toBeLessThan(300)
}

/** By the first line of each block: all that the call writes. Rows that are not named there keep all that they have. */
const list = await readFile(new URL('../test/writes-of-calls.txt', import.meta.url), 'utf8')
const expected = new Map(
  list.split('\n\n').map((block) => {
    const [title = '', ...written] = block.trim().split('\n')
    return [title, written]
  }),
)

const titled = lines.map((line): [string, Line] => {
  const [key, by, of] = line
  return [`${key} (${[by, of].filter((word) => word !== '').join(', ')})`, line]
})

test('the list has no other call', () => {
  expect([...expected.keys()]).toEqual(titled.map(([title]) => title))
})

test.each(titled)('%s writes what the list says, and nothing else', async (title, line) => {
  const since = await writes.begin()
  const siblings = await makeSiblings(application)
  const [, , , , before = []] = line
  for (const former of before) await send(siblings, former)
  clock.forward(60)
  const written = await writes.observe(siblings.names, since, () => send(siblings, line))
  expect(written).toEqual(expected.get(title))
})
