import { fastify } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { registerAccess } from './access.ts'
import type { App } from './app-type.ts'

const { app, call, make, close } = await makeTestApp()
afterAll(close)

test('a route that does not say who may call it stops the start', () => {
  const undeclared: App = fastify()
  registerAccess(undeclared)
  expect(() => undeclared.get('/open', () => 'x')).toThrow('GET /open does not declare who may call it.')
})

test.each([
  ['POST', '/logout'],
  ['GET', '/auth/me'],
  ['POST', '/leads'],
  ['GET', '/leads'],
] as const)('%s %s needs a session, and the body is not even read without one', async (method, path) => {
  for (const token of [undefined, 'not-a-token', 'A'.repeat(43)]) {
    const { status, headers, body } = await call(method, path, { token })
    expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect(body).toEqual({ message: 'Prijavite se kako biste nastavili.', code: 'unauthenticated' })
  }
  const broken = await app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { 'content-type': 'application/json' },
    payload: '{',
  })
  expect(broken.statusCode).toBe(401)
})

test('a bad token is no obstacle where everyone may go', async () => {
  for (const path of [
    '/professionals',
    '/categories',
    '/events?professional_id=1',
    `/professionals/${(await make.professional()).id}`,
  ]) {
    expect((await call('GET', path, { token: 'not-a-token' })).status).toBe(200)
  }
})
