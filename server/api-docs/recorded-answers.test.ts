import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/paths.ts'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { deliveryTypes, payloadNames } from '#contract/webhook-deliveries.ts'
import type { CalendarReader } from '#server/adapters/calendar-reader/calendar-reader.ts'
import { hashPassword } from '#server/adapters/passwords/passwords.ts'
import { readConfig } from '#server/config.ts'
import { packageId } from '#server/http/field-docs/field-docs.ts'
import { recordedAnswersFile } from '#server/http/field-docs/recorded-answers.ts'
import { resolveDocument } from '#server/http/openapi-resolved.ts'
import { hashToken } from '#server/token.ts'
import { makeTestApp } from '#test/app.ts'
import { makePdf, messageForm } from '#test/attachments.ts'
import { type ApiDocument, callsOf } from './document.ts'
import { addressOf, requestOf } from './snippets.ts'

// One marketplace goes through every call of the document, each with the documented request, and every answer must be
// the documented one. To record them again: npx vitest run recorded-answers -u

const calendarReader: CalendarReader = {
  read: async ({ from }) => ({
    name: 'Vjenčanja 2027.',
    days: [{ date: toCalendarDay('2027-07-10'), summaries: ['Vjenčanje u Trogiru'] }],
    version: { etag: null, last_modified: null },
    unread: 0,
    from,
  }),
}

const operator = {
  name: 'Zauvijek d.o.o.',
  address: 'Ilica 1, 10000 Zagreb',
  oib: '12345678903',
  email: 'pitanja@primjer.hr',
  phone: '+385 1 234 5678',
  isFictional: false,
}
const config = { ...readConfig({}), publicUrl: 'https://zauvijek.primjer.hr', operator, logLevel: 'silent' as const }
const { app, call, make, db, clock, close } = await makeTestApp({ config, calendarReader })
afterAll(close)

const document: ApiDocument = resolveDocument((await app.inject('/api/openapi.json')).json())
const calls = new Map(callsOf(document).map((one) => [one.key.replace(` ${API_BASE}`, ' '), one]))

/** Makes the next row of a table the one named by the examples. */
const nextIs = (table: string, id: number) =>
  sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${id}, false)`.execute(db)

interface Sent {
  token?: string | undefined
  /** If a row other than the example's is meant. */
  id?: number
  /** Fields that differ from the example, because of what happened before. */
  body?: object
}

type Role = 'couple' | 'professional' | 'admin'
const tokens: Partial<Record<Role, string>> = {}

/** By operation and status; a webhook's payload as `body`. */
const recorded: Record<string, Record<string, unknown>> = {}
const made = new Set<string>()
let attempts = 0

/**
 * Makes a call like its example, as a user who may make it, and records the answer. A call that takes an
 * Idempotency-Key is repeated with its key, and must get the same answer.
 */
async function take(key: string, { token, id, body }: Sent = {}) {
  const documented = calls.get(key)
  if (!documented) throw new Error(`There is no ${key}.`)
  const { operation } = documented
  const request = requestOf(documented)
  if (id !== undefined) request.pathValues = { ...request.pathValues, id }
  if (body !== undefined) request.body = { ...(request.body as object), ...body }
  const { 'x-access': access } = operation
  // A call for both sides is recorded as the professional, whose programs read the document; a call for everyone as the
  // couple.
  const roles = typeof access === 'string' ? (['couple'] as const) : (['professional', 'couple', 'admin'] as const)
  const role = roles.find((one) => typeof access === 'string' || access?.includes(one)) ?? 'couple'
  const headers: Record<string, string> = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }
  if (request.keyHeader !== undefined) headers[request.keyHeader] = `attempt-${++attempts}`
  const send = () =>
    call(request.method as 'GET', addressOf(request).slice(API_BASE.length), {
      token: token ?? (access === 'everyone' ? undefined : tokens[role]),
      body: request.body,
      headers,
    })
  const answer = await send()
  expect([key, answer.status, answer.text]).toEqual([key, expect.toSatisfy((status) => status < 300), answer.text])
  if (request.keyHeader !== undefined) {
    const again = await send()
    expect([key, again.status, again.headers['idempotent-replay']]).toEqual([key, answer.status, 'true'])
    expect(again.body).toEqual(answer.body)
  }
  made.add(key)
  if (answer.body !== undefined) {
    const answers = (recorded[operation.operationId ?? key] ??= {})
    answers[answer.status] ??= shown(answer.body)
  }
  return answer.body
}

async function takeAll(...keys: string[]): Promise<void> {
  for (const key of keys) await take(key)
}

const secrets: [RegExp, string][] = [
  [/(?<="token":\s?")[\w-]{43}(?=")/g, '4mQxY7tRzK0vB2nLcW9pJd5sHf8gUe1iAo6TqXyZrNw'],
  [/zvk_[\w-]{49}/g, 'zvk_k3F9mQ7tRzK0vB2nLcW9pJd5sHf8gUe1iAo6TqXyx2Qd'],
  [/zvk_[\w-]{4}…[\w-]{4}/g, 'zvk_k3F9…x2Qd'],
  [/whsec_[\w+/]{43}=/g, 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDR9K1x0mTzPw='],
  [/(?<=msg_)\w{32}/g, '3f6d1c0e9a2b4c5d8e7f60718293a4b5'],
  [/(?<=\/calendars\/)[\w-]{43}/g, 'q7Jm2Vx0cN8tYb4LrW1sKf6ZgHd3PuAe9RiXoTzMnBk'],
  [/(?<!_)\b[0-9a-f]{32}\b/g, '3f9a1c0b7d2e4856a1b2c3d4e5f60718'],
]

/** An answer without values that differ in each run: secrets, hashes, and the database's own clock. */
function shown(answer: unknown): unknown {
  const text = secrets.reduce((all, [pattern, example]) => all.replaceAll(pattern, example), JSON.stringify(answer))
  return JSON.parse(text, (_, value: unknown) => {
    const isNow =
      typeof value === 'string' &&
      /^\d{4}-\d\d-\d\dT/.test(value) &&
      Math.abs(Date.parse(value) - Date.now()) < 3_600_000
    return isNow ? clock.now().toISOString() : value
  })
}

const day = toCalendarDay
const linkToken = 'q7Jm2Vx0cN8tYb4LrW1sKf6ZgHd3PuAe9RiXoTzMnBk'
const person = { name: 'Ana i Marko Horvat', email: 'ana.marko@primjer.hr', phone: '+385 91 234 5678' }

/** Both examples have the same token, and a used link stays for a while. */
const link = async (purpose: 'confirm_email' | 'reset_password') => {
  await db.deleteFrom('account_tokens').where('token_hash', '=', hashToken(linkToken)).execute()
  await db
    .insertInto('account_tokens')
    .values({
      token_hash: hashToken(linkToken),
      user_id: 42,
      purpose,
      email: person.email,
      expires_at: new Date(clock.now().getTime() + 3_600_000),
    })
    .execute()
}

test('accounts', async () => {
  tokens.admin = (await make.admin({ name: 'Iva Babić' })).token
  await nextIs('users', 41)
  await nextIs('professionals', 17)
  tokens.professional = (await take('POST /register')).token
  await take('POST /account/confirmation', { token: tokens.professional })
  await nextIs('users', 42)
  const password_hash = await hashPassword('stara-lozinka-za-primjer')
  const couple = await make.couple({
    ...person,
    wedding_date: day('2027-06-12'),
    password_hash,
    email_confirmed_at: null,
  })
  await take('PUT /account/password', { token: couple.token })
  await link('confirm_email')
  await take('POST /confirm-email')
  await take('POST /forgot-password')
  await link('reset_password')
  await take('POST /reset-password/check')
  await take('POST /reset-password')
  tokens.couple = (await take('POST /login')).token
  await nextIs('sessions', 301)
  await take('POST /login')
  await takeAll(
    'GET /auth/me',
    'GET /account',
    'PUT /account',
    'POST /account/confirmation',
    'GET /account/sessions',
    'DELETE /account/sessions/{id}',
    'DELETE /account/sessions',
  )
})

test('profiles', async () => {
  await nextIs('media', 118)
  await make.media({ professional_id: 17 })
  await make.media({ professional_id: 17 })
  await nextIs('packages', packageId)
  await make.offeredPackage({ professional_id: 17 })
  await takeAll(
    'GET /admin/professionals',
    'GET /admin/professionals/pending',
    'GET /admin/professionals/{id}',
    'POST /admin/professionals/{id}/approve',
    'POST /admin/professionals/{id}/reject',
    'PUT /professionals/{id}',
    'PATCH /admin/professionals/{id}/status',
    'POST /media',
    'PUT /media/{id}',
    'PUT /media/order',
    'PUT /professionals/{id}/facts',
    'PUT /professionals/{id}/packages',
    'PUT /admin/professionals/{id}/premium',
    'GET /admin/professionals/{id}/log',
    'POST /professionals/{id}/views',
  )
  const other = await make.professional({ company_name: 'Studio Lanterna', city: 'Split' })
  await make.event({ professional_id: other.id, day: '2027-06-19', event_type: 'available' })
})

test('the calendar', async () => {
  await nextIs('followed_calendars', 3)
  await takeAll(
    'POST /followed-calendars/preview',
    'POST /followed-calendars',
    'GET /followed-calendars',
    'POST /followed-calendars/{id}/read',
  )
  await nextIs('events', 640)
  await takeAll(
    'POST /events',
    'GET /events',
    'PUT /events/{id}',
    'DELETE /events/{id}',
    'POST /events/bulk',
    'POST /events/bulk/undo',
    'PUT /embed',
    'GET /embed',
    'POST /calendar-feed',
    'GET /calendar-feed',
    'DELETE /calendar-feed',
    'DELETE /followed-calendars/{id}',
  )
  await db.deleteFrom('events').where('professional_id', '=', 17).execute()
})

test('enquiries', async () => {
  await nextIs('professionals', 23)
  await make.professional({ company_name: 'Bend Bura', category: 'glazba', city: 'Split' })
  await nextIs('leads', 730)
  await nextIs('messages', 1205)
  await nextIs('message_attachments', 88)
  await nextIs('offers', 51)
  await nextIs('lead_reports', 9)
  await db.insertInto('offer_numbers').values({ professional_id: 17, last_number: 11 }).execute()
  await takeAll(
    'POST /leads',
    'GET /leads',
    'GET /leads/{id}',
    'PUT /leads/{id}',
    'GET /leads/counts',
    'POST /leads/{id}/messages',
  )
  const form = messageForm([{ content: makePdf() }], 'U prilogu su uvjeti.')
  await call('POST', '/leads/730/messages', { token: tokens.professional, ...form })
  await takeAll(
    'GET /leads/{id}/messages',
    'POST /leads/{id}/read',
    'POST /leads/{id}/offers',
    'GET /leads/{id}/offers',
    'GET /offers/latest',
    'GET /offers/{id}',
    'POST /offers/{id}/decline',
  )
  await take('POST /leads/{id}/offers', { body: { newest: 51 } })
  await take('POST /offers/{id}/withdraw', { id: 52 })
  await take('POST /leads/{id}/offers', { body: { newest: 52 } })
  await take('POST /offers/{id}/accept', { id: 53 })
  await take('POST /leads/{id}/report', { token: tokens.couple })
  await takeAll('GET /admin/lead-reports', 'GET /admin/lead-reports/{id}', 'POST /admin/lead-reports/{id}/resolve')
  const { data } = await take('POST /leads/bulk')
  await take('DELETE /leads/{id}', { id: data[0].id })
})

test('reviews and favourites', async () => {
  await make.lead({ professional_id: 17, couple_id: 42, status: 'booked', event_date: day('2027-03-01') })
  await nextIs('reviews', 210)
  await nextIs('favorites', 77)
  await takeAll(
    'POST /reviews',
    'PUT /reviews/{id}/reply',
    'PUT /reviews/{id}',
    'GET /reviews',
    'GET /reviews/received',
    'GET /reviews/mine',
    'POST /reviews/{id}/report',
    'GET /admin/reviews',
    'POST /admin/reviews/{id}/hide',
    'POST /admin/reviews/{id}/show',
    'POST /reviews/{id}/reply/report',
    'POST /admin/reviews/{id}/reply/hide',
    'POST /admin/reviews/{id}/reply/show',
    'POST /favorites',
    'POST /favorites',
    'GET /favorites',
    'PUT /favorites/{id}',
    'DELETE /favorites/{id}',
  )
})

test('what everybody reads', async () => {
  await takeAll(
    'GET /categories',
    'GET /landing',
    'GET /landing/{category}/{city}',
    'GET /professionals',
    'GET /professionals/{id}',
    'GET /professionals/{id}/similar',
    'GET /suggestions',
    'GET /availability',
    'GET /availability/day',
    'GET /professionals/{id}/availability',
    'GET /site',
    'POST /contact',
  )
})

test('the workspace and its programs', async () => {
  await nextIs('reply_templates', 6)
  await nextIs('api_keys', 7)
  await nextIs('webhooks', 3)
  await takeAll(
    'POST /reply-templates',
    'GET /reply-templates',
    'PUT /reply-templates/{id}',
    'DELETE /reply-templates/{id}',
    'GET /statistics',
    'POST /api-keys',
    'GET /api-keys',
    'DELETE /api-keys/{id}',
    'POST /webhooks',
    'GET /webhooks',
    'PUT /webhooks/{id}',
    'POST /webhooks/{id}/secret',
  )
  await nextIs('webhook_deliveries', 120)
  await make.webhookDelivery({
    webhook_id: 3,
    subject_id: 730,
    status: 'delivered',
    attempts: 1,
    response_status: 204,
    last_attempt_at: clock.now(),
  })
  await takeAll(
    'GET /webhooks/{id}/deliveries',
    'GET /webhooks/{id}/deliveries/{delivery}',
    'POST /webhooks/{id}/deliveries/{delivery}/retry',
    'POST /webhooks/{id}/test',
  )
  // As a program would receive it now.
  const booked = { professional_id: 17, event_type: 'booked' } as const
  const { id: event } = await make.event({ ...booked, day: '2027-08-21', title: 'Vjenčanje u Trogiru' })
  const subjects = { lead: 730, message: 1205, offer: 53, event, webhook: null }
  for (const type of deliveryTypes) {
    const subject = subjects[type.split('.')[0] as keyof typeof subjects] // every type starts with one of them
    const subject_id = type === 'offer.declined' ? 51 : subject
    const { id } = await make.webhookDelivery({ webhook_id: 3, type, subject_id })
    const { body } = await call('GET', `/webhooks/3/deliveries/${id}`, { token: tokens.professional })
    recorded[`receive${payloadNames[type]}`] = { body: shown(body.data.payload) }
  }
  await take('DELETE /webhooks/{id}')
})

test('admins, and the end of an account', async () => {
  await takeAll(
    'PUT /admin/categories/order',
    'PUT /admin/categories/{id}',
    'GET /admin/users',
    'GET /admin/log',
    'GET /account/export',
    'DELETE /reviews/{id}/reply',
    'DELETE /reviews/{id}',
    'DELETE /media/{id}',
    'POST /admin/users/{id}/suspend',
    'POST /admin/users/{id}/restore',
  )
  tokens.couple = (await take('POST /login')).token
  await take('POST /logout')
  tokens.couple = (await take('POST /login')).token
  await take('DELETE /account')
})

test('every call was made, and is answered as the document shows it', async () => {
  const others = ['GET /leads/stream', 'GET /leads/{id}/attachments/{attachment}', 'GET /media/{file}']
  expect([...calls.keys()].filter((key) => !made.has(key)).toSorted()).toEqual(others)
  await expect(`${JSON.stringify(recorded, null, 1)}\n`).toMatchFileSnapshot(recordedAnswersFile)
})
