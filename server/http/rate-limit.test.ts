import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '../../test/app.ts'

/** One call of each is allowed. */
const { app, call, make, clock, startNode, close } = await makeTestApp({ config: { rateLimitFactor: 0.001 } })
afterAll(close)

const couple = await make.couple()
const { id: professional_id } = await make.professional()
const person = { role: 'couple', name: 'Iva', email: 'nova@primjer.test' }
const password = { password: 'dovoljno duga', password_confirmation: 'dovoljno duga' }
const token = 'A'.repeat(43)

const calls = {
  'POST /register': { ...person, ...password },
  'POST /login': { email: 'nitko@primjer.test', password: 'pogrešna' },
  'POST /forgot-password': { email: 'nitko@primjer.test' },
  'POST /reset-password': { token, ...password },
  'POST /confirm-email': { token },
  'POST /account/confirmation': undefined,
  'PUT /account/password': { current_password: 'pogrešna', ...password },
  'POST /leads': { professional_id, event_date: '2027-09-11', message: 'Jeste li slobodni?' },
}

test.each(Object.entries(calls))('%s is throttled, on every node and after a restart', async (name, body) => {
  const [method, path] = name.split(' ') as ['POST' | 'PUT', string]
  const first = await call(method, path, { token: couple.token, body })
  expect(first.status).not.toBe(429)
  expect(first.headers['x-ratelimit-limit']).toBe('1')
  const restarted = await startNode()
  const second = await restarted.call(method, path, { token: couple.token, body })
  expect([second.status, second.body]).toEqual([
    429,
    { message: 'Previše pokušaja. Pričekajte malo pa pokušajte ponovo.', code: 'rate_limited' },
  ])
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0)
  expect(second.headers['x-ratelimit-remaining']).toBe('0')
  clock.forward(Number(second.headers['retry-after']))
  expect((await call(method, path, { token: couple.token, body })).status).not.toBe(429)
})

test('every throttled call is among these', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json()
  const throttled = Object.entries<Record<string, Record<string, { name: string }>>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { 'x-rate-limit': limit }]) =>
      limit ? [{ call: `${method.toUpperCase()} ${path.replace('/api/v1', '')}`, name: limit.name }] : [],
    ),
  )
  const namesTested = new Set(throttled.filter((one) => one.call in calls).map(({ name }) => name))
  expect(throttled.filter(({ name }) => !namesTested.has(name))).toEqual([])
})
