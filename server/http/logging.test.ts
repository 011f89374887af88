import { Writable } from 'node:stream'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import type { App } from './app-type.ts'
import { registerErrors } from './error-handler.ts'
import { callInternally, registerInternalCalls } from './internal-calls.ts'
import { loggingOptions, registerLogging } from './logging.ts'

/** An application without routes, and the lines of its log. */
function makeLoggingApp() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const options = loggingOptions('info')
  const app: App = fastify({ ...options, logger: { ...options.logger, stream } })
  registerInternalCalls(app)
  registerLogging(app)
  registerErrors(app)
  return { app, lines }
}

test('the log says what happened, and nothing about people', async () => {
  const { app, lines } = makeLoggingApp()
  app.post('/people/:id', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'some_key',
      detail: 'Key (email)=(iva@primjer.test)',
    })
    throw new Error('not stored', { cause })
  })
  await app.inject({
    method: 'POST',
    url: '/people/7?email=iva@primjer.test',
    headers: { authorization: 'Bearer tajna', 'user-agent': 'Iva', cookie: 'tajna' },
    payload: { password: 'tajna', email: 'iva@primjer.test' },
    remoteAddress: '192.0.2.7',
  })

  const entries = lines.map((line) => JSON.parse(line))
  expect(entries).toMatchObject([
    {
      level: 50,
      reqId: expect.any(String),
      err: { message: 'not stored', cause: { code: '23505', constraint: 'some_key' } },
    },
    { level: 30, method: 'POST', path: '/people/7', status: 500, ms: expect.any(Number) },
  ])
  expect(lines.join('')).not.toMatch(/tajna|iva@|Iva|192\.0\.2\.7/)
})

test('the log does not tell the secret address of a calendar', async () => {
  const { app, lines } = makeLoggingApp()
  app.get('/calendars/:file', () => 'BEGIN:VCALENDAR')
  const secret = 'Qm9w-Zm9yZXZlcl9hbmRfZXZlci1hbmQtYS1kYXkxM2Y'
  const shapes = [`/calendars/${secret}.ics`, `/calendars/${secret}.ics/`, `/calendar%73/%51${secret.slice(1)}.ics`]
  for (const url of shapes) await app.inject(url)
  expect(lines).toHaveLength(shapes.length)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/calendars/….ics', status: 200 })
  expect(lines.join('')).not.toContain(secret.slice(1, 30))
})

test('a call that a page makes while it is rendered is not logged, unless it fails', async () => {
  const { app, lines } = makeLoggingApp()
  app.get('/data', () => 'data')
  app.get('/failing', () => {
    throw new Error('no data')
  })
  app.get('/page', async (request) => {
    await callInternally(app, request, { url: '/failing' })
    return (await callInternally(app, request, { url: '/data' })).body
  })
  const page = await app.inject('/page')
  expect(page.body).toBe('data')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'request failed', err: { message: 'no data' }, reqId: page.headers['x-request-id'] },
    { msg: 'answered', path: '/page', status: 200 },
  ])
  await app.inject('/data')
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({ path: '/data' })
})
