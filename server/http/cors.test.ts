import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const partner = 'https://partner.hr'
const closed = await makeTestApp()
const opened = await makeTestApp({ config: { corsOrigins: [partner, 'https://drugi.hr'] } })
afterAll(() => Promise.all([closed.close(), opened.close()]))

const url = '/api/v1/categories'
const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }

const ask = ({ app }: typeof closed, origin: string, path = url) => app.inject({ url: path, headers: { origin } })

const askBefore = ({ app }: typeof closed, origin: string, path = url) =>
  app.inject({ method: 'OPTIONS', url: path, headers: { origin, ...preflight } })

interface Described {
  components: { headers: Record<string, unknown>; parameters: Record<string, { in: string; name: string }> }
}

const corsHeadersOf = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control-'))

describe('a page elsewhere', () => {
  test('reads nothing unless its origin is named', async () => {
    for (const answer of [
      await ask(closed, partner),
      await askBefore(closed, partner),
      await ask(opened, 'https://stranac.hr'),
      await askBefore(opened, 'https://stranac.hr'),
      await ask(opened, 'https://partner.hr.stranac.hr'),
      await ask(opened, 'null'),
    ])
      expect(corsHeadersOf(answer.headers)).toEqual([])
  })

  test('of a named origin calls the API', async () => {
    const { statusCode, headers } = await ask(opened, partner)
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, partner])
    expect(headers['vary']).toBe('accept-encoding, origin')
    expect(headers['access-control-expose-headers']).toContain('retry-after')
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })

  test('of a named origin reads refusals, too', async () => {
    const { statusCode, headers } = await ask(opened, partner, '/api/v1/account')
    expect([statusCode, headers['access-control-allow-origin'], headers['vary']]).toEqual([401, partner, 'origin'])
  })

  test('of a named origin may ask before it sends', async () => {
    const { statusCode, headers, body } = await askBefore(opened, 'https://drugi.hr', '/api/v1/leads')
    expect([statusCode, body]).toEqual([204, ''])
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://drugi.hr',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        'authorization, content-type, idempotency-key, if-none-match, last-event-id, x-after-change',
      'access-control-max-age': '3600',
    })
  })

  test('of a named origin may send and read every header that the API describes', async () => {
    const { components } = (await opened.app.inject('/api/openapi.json')).json<Described>()
    // Those of webhooks are sent by us.
    const ofCalls = Object.values(components.parameters).filter(({ name }) => !name.startsWith('webhook-'))
    const described = {
      'access-control-allow-headers': ofCalls.flatMap((one) => (one.in === 'header' ? one.name : [])),
      'access-control-expose-headers': [...Object.keys(components.headers), 'Allow'],
    }
    const { headers } = await askBefore(opened, partner)
    for (const [list, names] of Object.entries(described)) {
      expect(names).not.toHaveLength(0)
      const allowed = String(headers[list]).split(', ')
      expect(names.filter((name) => !allowed.includes(name.toLowerCase()))).toEqual([])
    }
  })

  test.each(['/healthz', '/sitemap.xml', '/api/docs'])('reads %s from nowhere', async (path) => {
    expect(corsHeadersOf((await ask(opened, partner, path)).headers)).toEqual([])
  })
})

test('an answer says to caches that it differs by origin, whoever asks', async () => {
  expect((await opened.app.inject(url)).headers['vary']).toBe('accept-encoding, origin')
  expect((await closed.app.inject(url)).headers['vary']).toBe('accept-encoding')
})
