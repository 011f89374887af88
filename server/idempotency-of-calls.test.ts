import { afterAll, describe, expect, test } from 'vitest'
import type { AllCalls } from '#contract/all-calls.ts'
import { makeTestApp } from '#test/app.ts'
import { resolveDocument } from '#server/http/openapi-resolved.ts'
import { registeredCallsOf } from '#test/registered-calls.ts'

const [{ app, call, make, db, startNode, close }, calls] = await registeredCallsOf(() => makeTestApp())
afterAll(close)

type PostCall = Extract<keyof AllCalls, `POST ${string}`>

/** Of a state: the second attempt finds it as the first left it, and makes nothing. */
const byState = 'It sets a state, and to set it again makes nothing: the answer is the same, or 422.'
const byLink = 'Its link is used up by the first attempt; the second one is answered alike for ten minutes.'
const nobody = 'Its sender is nobody in particular, and a key belongs to a person.'
const nothing = 'It makes nothing.'
const secret = 'Its answer has a secret, and an answer that is to be given again is stored.'

/** The calls by POST that take no key, and why. A new one needs the key or a line here. */
const reasons: Partial<Record<PostCall, string>> = {
  'POST /account/confirmation': 'It sends the link of the address once more, which is what a second attempt asks for.',
  'POST /admin/lead-reports/:id/resolve': byState,
  'POST /admin/professionals/:id/approve': byState,
  'POST /admin/professionals/:id/reject': byState,
  'POST /admin/reviews/:id/hide': byState,
  'POST /admin/reviews/:id/reply/hide': byState,
  'POST /admin/reviews/:id/reply/show': byState,
  'POST /admin/reviews/:id/show': byState,
  'POST /admin/users/:id/restore': byState,
  'POST /admin/users/:id/suspend': byState,
  'POST /api-keys': secret,
  'POST /confirm-email': byLink,
  'POST /contact': 'The same message of the same sender goes once an hour.',
  'POST /followed-calendars/:id/read': nothing,
  'POST /followed-calendars/preview': nothing,
  'POST /forgot-password': nobody,
  'POST /leads/:id/read': byState,
  'POST /login': secret,
  'POST /logout': byState,
  'POST /offers/:id/accept': byState,
  'POST /offers/:id/decline': byState,
  'POST /offers/:id/withdraw': byState,
  'POST /professionals/:id/views': nobody,
  'POST /register': secret,
  'POST /reset-password': byLink,
  'POST /reset-password/check': nothing,
}

const document = resolveDocument((await app.inject('/api/openapi.json')).json())

const takesKey = (path: string) => {
  const { parameters = [] } = document.paths[`/api/v1${path.replaceAll(/:(\w+)/g, '{$1}')}`].post
  return parameters.some((parameter: { name: string }) => parameter.name.toLowerCase() === 'idempotency-key')
}

test('every POST takes an Idempotency-Key, or stands in the list of those that need none', () => {
  const without = calls.filter(({ method, path }) => method === 'POST' && !takesKey(path)).map(({ key }) => key)
  expect(without.toSorted()).toEqual(Object.keys(reasons).toSorted())
})

const withKey = { 'idempotency-key': 'prijava-1' }

describe('a report with a key is made once', () => {
  const body = { reason: 'Vrijeđa nas.' }

  async function reportTwice(path: string, token: string) {
    const send = (of: object) => call('POST', path, { token, body: of, headers: withKey })
    const [first, again, other] = [await send(body), await send(body), await send({ reason: 'Nešto drugo.' })]
    expect([first.status, first.headers['idempotent-replay']]).toEqual([204, undefined])
    expect([again.status, again.headers['idempotent-replay']]).toEqual([204, 'true'])
    expect([other.status, other.body.code]).toEqual([422, 'idempotency'])
  }

  test('of a conversation', async () => {
    const couple = await make.couple()
    const { id } = await make.lead({ couple_id: couple.id })
    await reportTwice(`/leads/${id}/report`, couple.token)
    const { count } = await db
      .selectFrom('lead_reports')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('lead_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)
  })

  test('of a review', async () => {
    const professional = await make.professional()
    const { id } = await make.review({ professional_id: professional.id })
    await reportTwice(`/reviews/${id}/report`, professional.token)
  })

  test('of an answer to a review', async () => {
    const couple = await make.couple()
    const { id } = await make.review({ couple_id: couple.id })
    await make.reviewReply({ review_id: id })
    await reportTwice(`/reviews/${id}/reply/report`, couple.token)
  })
})

test('a professional and its API key are one person to the key of a request', async () => {
  const professional = await make.professional()
  const body = { name: 'Naša stranica', scope: 'write' }
  const { key } = (await call('POST', '/api-keys', { token: professional.token, body })).body.data
  const event = { event_date: '2027-06-12', event_type: 'booked' }
  const create = (token: string) => call('POST', '/events', { token, body: event, headers: withKey })
  const [byProgram, byPerson] = [await create(key), await create(professional.token)]
  expect([byProgram.status, byProgram.headers['idempotent-replay']]).toEqual([201, undefined])
  expect([byPerson.status, byPerson.headers['idempotent-replay'], byPerson.body]).toEqual([201, 'true', byProgram.body])
})

test('of ten attempts at once on two nodes one makes the event, and all are answered alike', async () => {
  const { token, id } = await make.professional()
  const other = await startNode()
  const body = { event_date: '2027-06-12', event_type: 'blocked' }
  const attempts = Array.from({ length: 10 }, (_, place) =>
    (place % 2 ? other.call : call)('POST', '/events', { token, body, headers: { 'idempotency-key': 'odjednom' } }),
  )
  const answers = await Promise.all(attempts)
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers.filter(({ headers }) => headers['idempotent-replay'] === undefined)).toHaveLength(1)
  const events = await db.selectFrom('events').select('id').where('professional_id', '=', id).execute()
  expect(events).toHaveLength(1)
})
