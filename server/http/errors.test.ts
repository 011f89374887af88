import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { buildApp } from '#server/app.ts'
import { createDeps } from '#server/deps.ts'

const { app, deps, call, close } = await makeTestApp()
afterAll(close)

const send = (payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/api/v1/login', headers: { 'content-type': type }, payload })

describe('a body', () => {
  test.each([
    ['that is no JSON', '{"email":', 'application/json', 400, 'malformed'],
    ['of another type', 'email=a', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['of plain text', '{}', 'text/plain', 415, 'unsupported_media_type'],
    ['that is too large', JSON.stringify({ email: 'x'.repeat(70_000) }), 'application/json', 413, 'payload_too_large'],
    [
      'that is nested too deeply',
      '['.repeat(10_000) + ']'.repeat(10_000),
      'application/json',
      413,
      'payload_too_large',
    ],
    ['of too many values', `[${'1,'.repeat(10_001)}1]`, 'application/json', 413, 'payload_too_large'],
    ['that is empty', '', 'application/json', 422, 'invalid'],
    ['that is null', 'null', 'application/json', 422, 'invalid'],
    ['that is a list', '[]', 'application/json', 422, 'invalid'],
    ['that reaches for the prototype', '{"__proto__":{"email":"a@b.hr"}}', 'application/json', 422, 'invalid'],
  ])('%s is refused in the wire’s shape', async (_, payload, type, status, code) => {
    const answer = await send(payload, type)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.json().message).toMatch(/^[A-ZČĆŽŠĐ].*\.$/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('an address', () => {
  test.each([
    ['GET', '/api/v1/nothing', 404, 'not_found'],
    ['GET', '/api/v1/%zz', 400, 'malformed'],
    ['GET', '/%zz', 400, 'malformed'],
    ['GET', `/api/v1/professionals/${'1'.repeat(300)}`, 404, 'not_found'],
    ['DELETE', '/api/v1/professionals', 405, 'method_not_allowed'],
    ['POST', '/api/v1/professionals/1', 405, 'method_not_allowed'],
    ['GET', '/api/v1/login', 405, 'method_not_allowed'],
    ['POST', '/', 405, 'method_not_allowed'],
  ] as const)('%s %s answers %i', async (method, url, status, code) => {
    const answer = await app.inject({
      method,
      url,
      headers: { 'content-type': 'text/strange' },
      ...(method === 'POST' && { payload: 'x' }),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': expect.any(String) })
    expect(answer.headers.allow === undefined).toBe(status !== 405)
  })

  test('that is malformed shows a person a page', async () => {
    const answer = await app.inject({ url: '/%zz', headers: { accept: 'text/html,*/*' } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('lang="hr"')
  })
})

test('what is not HTTP is told so in the wire’s shape', async () => {
  const node = await buildApp(createDeps(deps))
  await node.listen({ port: 0, host: '127.0.0.1' })
  const { port } = node.server.address() as AddressInfo // it listens on a port
  for (const [sent, status] of [
    ['GARBAGE\r\n\r\n', 400],
    ['GET /healthz HTTP/1.1\r\nHost: zauvijek.hr\r\nHost: stranac.hr\r\nConnection: close\r\n\r\n', 400],
    ['GET /healthz HTTP/1.1\r\nHost: zauvijek.hr\r\nhost: zauvijek.hr\r\nConnection: close\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ] as const) {
    const socket = connect(port, '127.0.0.1')
    socket.write(sent)
    const answer = await text(socket)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'malformed' })
  }
  await node.close()
})

/** The end of the message of a 5xx, by which a person names the request to the operator; its log has the whole id. */
const noteOf = ({ headers }: { headers: Record<string, unknown> }) =>
  `Oznaka pogreške: ${String(headers['x-request-id']).slice(0, 8)}`

test('a failure that nobody foresaw says nothing of itself', async () => {
  const failing = {
    ...deps,
    db: new Proxy(deps.db, {
      get: () => () => {
        throw new Error('secret: select * from users')
      },
    }),
  }
  const node = await buildApp(failing)
  const answer = await node.inject('/api/v1/professionals')
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { message: `Dogodila se neočekivana pogreška. Pokušajte ponovo. ${noteOf(answer)}`, code: 'internal' },
  ])
  await node.close()
})

test('without the database calls answer 503, the process lives, and it is not ready', async () => {
  const { db, pool, close: disconnect } = connectDatabase('postgresql://nobody@127.0.0.1:1/none')
  const node = await buildApp(createDeps({ config: deps.config, db, pool }))
  await node.ready()
  for (const url of ['/api/v1/professionals', '/api/v1/professionals/1', '/readyz']) {
    const answer = await node.inject(url)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json()).toEqual({
      message: `Usluga trenutačno nije dostupna. Pokušajte ponovo za nekoliko trenutaka. ${noteOf(answer)}`,
      code: 'unavailable',
    })
  }
  const login = await node.inject({
    method: 'POST',
    url: '/api/v1/login',
    payload: { email: 'a@b.hr', password: 'lozinka' },
  })
  expect(login.statusCode).toBe(503)
  expect((await node.inject('/healthz')).statusCode).toBe(200)
  await node.close()
  await disconnect()
})

test('a refused field is named, and the message is a sentence', async () => {
  expect((await call('POST', '/login', { body: { email: 'a@b.hr' } })).body).toEqual({
    message: 'Provjerite označena polja.',
    code: 'invalid',
    errors: { password: ['Ovo polje je obavezno.'] },
  })
})
