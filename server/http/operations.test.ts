import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { app, close } = await makeTestApp()
afterAll(close)

test('the process is alive and ready', async () => {
  for (const url of ['/healthz', '/readyz']) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
      200,
      { status: 'ok' },
      'no-store',
    ])
  }
})

test('the metrics count requests by route, not by address', async () => {
  await app.inject('/api/v1/professionals/123456')
  const { body, headers } = await app.inject('/metrics')
  expect(headers['content-type']).toMatch(/^text\/plain; version=0.0.4/)
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/v1/professionals/:id",status="404"} 1',
  )
  expect(body).not.toContain('123456')
  for (const line of body.split('\n').filter(Boolean))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/)
})

describe('the metrics of a site for strangers', () => {
  test('are nowhere without a token of their own', async () => {
    const node = await makeTestApp({ config: { isProduction: true } })
    onTestFinished(node.close)
    expect((await node.app.inject('/metrics')).statusCode).toBe(404)
  })

  test('are for those who send the token', async () => {
    const metricsToken = 'sasvim-tajna-oznaka'
    const node = await makeTestApp({ config: { isProduction: true, metricsToken } })
    onTestFinished(node.close)
    const read = (authorization?: string) =>
      node.app.inject({ url: '/metrics', headers: { ...(authorization !== undefined && { authorization }) } })
    for (const wrong of [undefined, '', metricsToken, `Bearer ${metricsToken}a`, 'Bearer ']) {
      const { statusCode, headers, body } = await read(wrong)
      expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer'])
      expect(body).not.toContain('process_')
    }
    const { statusCode, body } = await read(`Bearer ${metricsToken}`)
    expect([statusCode, body]).toEqual([200, expect.stringContaining('process_resident_memory_bytes')])
  })
})

test('every answer carries the headers that protect it', async () => {
  const { headers } = await app.inject('/api/v1/categories')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('a site on https asks browsers to stay there', async () => {
  const secure = await makeTestApp({ config: { publicUrl: 'https://zauvijek.hr' } })
  expect((await secure.app.inject('/healthz')).headers['strict-transport-security']).toContain('max-age=')
  await secure.close()
})
