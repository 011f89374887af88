import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { resolveDocument } from '#server/http/openapi-resolved.ts'

// Every `call` compares what is sent with what is documented, and throws where they differ: test/documented-answers.ts.
const { app, call, make, clock, close } = await makeTestApp()
afterAll(close)

const document = resolveDocument((await app.inject('/api/openapi.json')).json())

const headersOf = (path: string, method: string, status: number) =>
  Object.keys(document.paths[`/api/v1${path}`][method].responses[status].headers)

const rateLimitHeaders = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']

test('a counted call says how many are left and when the count begins anew', async () => {
  const body = { email: 'nitko@primjer.hr', password: 'duga-lozinka' }
  const { status, headers } = await call('POST', '/login', { body })
  expect(status).toBe(422)
  expect(headers['x-ratelimit-reset']).toMatch(/^[1-9]\d*$/)
  expect(headersOf('/login', 'post', 422)).toEqual(expect.arrayContaining(rateLimitHeaders))
})

test('a refused call may come again when its count begins anew', async () => {
  const body = { email: 'nitko-drugi@primjer.hr', password: 'duga-lozinka' }
  let answer = await call('POST', '/login', { body })
  for (let calls = 1; answer.status !== 429 && calls < 100; calls++) answer = await call('POST', '/login', { body })
  expect(answer.status).toBe(429)
  expect(answer.headers['x-ratelimit-remaining']).toBe('0')
  expect(answer.headers['retry-after']).toBe(answer.headers['x-ratelimit-reset'])
  expect(headersOf('/login', 'post', 429)).toEqual(expect.arrayContaining([...rateLimitHeaders, 'Retry-After']))
  clock.forward(Number(answer.headers['retry-after']))
  expect((await call('POST', '/login', { body })).status).toBe(422)
})

test('a read that is the same for everyone has an ETag, and is 304 for who names it', async () => {
  const { etag } = (await call('GET', '/categories')).headers
  expect(etag).toMatch(/^".+"$/)
  const unchanged = await call('GET', '/categories', { headers: { 'if-none-match': String(etag) } })
  expect([unchanged.status, unchanged.headers['etag']]).toEqual([304, etag])
  expect(headersOf('/categories', 'get', 304)).toEqual(['X-Request-Id', 'ETag'])
})

test('a replayed answer says that it is one', async () => {
  const { token } = await make.couple()
  const { id: professional_id } = await make.professional()
  const send = () =>
    call('POST', '/favorites', { token, body: { professional_id }, headers: { 'idempotency-key': 'favorit-1' } })
  expect((await send()).headers).not.toHaveProperty('idempotent-replay')
  expect((await send()).headers['idempotent-replay']).toBe('true')
  expect(headersOf('/favorites', 'post', 201)).toContain('Idempotent-Replay')
})

test('every answer has an id', () => {
  // oxlint-disable-next-line typescript/no-explicit-any -- a part of the document that is asserted on
  for (const methods of Object.values<any>(document.paths)) {
    for (const { responses } of Object.values<{ responses: Record<string, { headers?: object }> }>(methods)) {
      for (const [status, { headers }] of Object.entries(responses))
        expect([status, headers !== undefined && 'X-Request-Id' in headers]).toEqual([status, true])
    }
  }
})

test('who is not known is told how to sign in', async () => {
  expect((await call('GET', '/account')).headers['www-authenticate']).toBe('Bearer')
  expect(headersOf('/account', 'get', 401)).toContain('WWW-Authenticate')
})

test('who is asked to wait is told how long', () => {
  expect(headersOf('/categories', 'get', 503)).toContain('Retry-After')
})
