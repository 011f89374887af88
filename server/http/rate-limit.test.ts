import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { offerBody } from '#test/offer-inputs.ts'

/** One call of each is allowed. */
const { app, call, make, clock, startNode, close } = await makeTestApp({ config: { rateLimitFactor: 0.001 } })
afterAll(close)

const couple = await make.couple()
const professional = await make.professional()
const professional_id = professional.id
const person = { role: 'couple', name: 'Iva', email: 'nova@primjer.test' }
const password = { password: 'dovoljno duga', password_confirmation: 'dovoljno duga' }
const unknownToken = 'A'.repeat(43)

const calls = {
  'POST /register': { ...person, ...password },
  'POST /login': { email: 'nitko@primjer.test', password: 'pogrešna' },
  'POST /forgot-password': { email: 'nitko@primjer.test' },
  'POST /reset-password': { token: unknownToken, ...password },
  'POST /reset-password/check': { token: unknownToken },
  'POST /confirm-email': { token: unknownToken },
  'POST /contact': { name: 'Iva', email: 'nova@primjer.test', message: 'Kako promijeniti grad?' },
  'GET /account/export': undefined,
  'PUT /account/password': { current_password: 'pogrešna', ...password },
  'POST /professionals/{id}/views': undefined,
  'DELETE /leads/{id}': undefined,
  'DELETE /reviews/{id}': undefined,
  'POST /reviews/{id}/reply/report': { reason: 'Vrijeđa nas.' },
  'POST /favorites': { professional_id },
  'POST /leads/{id}/messages': { body: 'Dobar dan' },
  'POST /leads/{id}/read': undefined,
  'POST /leads/{id}/report': { reason: 'Vrijeđa nas.' },
  'GET /leads/{id}/attachments/{attachment}': undefined,
  'POST /offers/{id}/accept': undefined,
}

const professionalCalls = {
  'POST /leads/{id}/offers': offerBody,
  'POST /events/bulk': { events: [] },
  'PUT /events/{id}': {},
  'PUT /professionals/{id}': { company_name: 'Foto Val', category_id: 2, city: 'Split' },
  'PUT /professionals/{id}/packages': { packages: [] },
  'DELETE /media/{id}': undefined,
  'POST /media': { image: 'no picture' },
  'POST /calendar-feed': undefined,
  'PUT /embed': { enabled: false, hosts: [] },
  'POST /api-keys': { name: 'Stranica', scope: 'read' },
  'POST /followed-calendars/preview': { url: 'no address' },
  'POST /webhooks': { url: 'no address', events: ['lead.created'] },
  'POST /webhooks/{id}/test': undefined,
}

/** Counted for a day as well, which is longer than a session. */
const dailyCalls = {
  'POST /account/confirmation': undefined,
  'POST /leads': { professional_id, event_date: '2027-09-11', message: 'Jeste li slobodni?' },
}

const allCalls = [
  ...Object.entries(calls).map(([name, body]) => ({ name, body, caller: couple })),
  ...Object.entries(professionalCalls).map(([name, body]) => ({ name, body, caller: professional })),
  ...Object.entries(dailyCalls).map(([name, body]) => ({ name, body, caller: null })),
]

test.each(allCalls)('$name is throttled, on every node and after a restart', async ({ name, body, caller }) => {
  const [method, path] = name.replaceAll(/{\w+}/g, String(professional_id)).split(' ') as [
    'GET' | 'POST' | 'PUT' | 'DELETE',
    string,
  ]
  const { token } = caller ?? (await make.couple())
  const first = await call(method, path, { token, body })
  expect(first.status).not.toBe(429)
  expect(first.headers['x-ratelimit-limit']).toBe('1')
  const restarted = await startNode()
  const second = await restarted.call(method, path, { token, body })
  expect([second.status, second.body]).toEqual([
    429,
    { message: 'Previše pokušaja. Pričekajte malo pa pokušajte ponovo.', code: 'rate_limited' },
  ])
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0)
  expect(second.headers['x-ratelimit-remaining']).toBe('0')
  clock.forward(Number(second.headers['retry-after']))
  expect((await call(method, path, { token, body })).status).not.toBe(429)
})

test('every throttled call is among these', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json()
  const throttled = Object.entries<Record<string, Record<string, { name: string }>>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { 'x-rate-limit': limit }]) =>
      limit ? [{ call: `${method.toUpperCase()} ${path.replace('/api/v1', '')}`, name: limit.name }] : [],
    ),
  )
  const tested = new Set(allCalls.map(({ name }) => name))
  const namesTested = new Set(throttled.filter((one) => tested.has(one.call)).map(({ name }) => name))
  expect(throttled.filter(({ name }) => !namesTested.has(name))).toEqual([])
})
