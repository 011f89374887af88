import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import type { App } from './app-type.ts'

const registered: string[] = []
const onStart = (message: unknown) => {
  const { fastify } = message as { fastify: App } // what this channel of Fastify carries
  fastify.addHook('onRoute', ({ method, url }) => {
    if (url.startsWith('/api/v1/') && method !== 'HEAD') registered.push(`${String(method)} ${url}`)
  })
}
subscribe('fastify.initialization', onStart)
const { app, close } = await makeTestApp().finally(() => unsubscribe('fastify.initialization', onStart))
afterAll(close)

const document = (await app.inject('/api/openapi.json')).json()
const operations = Object.entries<Record<string, Record<string, object>>>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
)

test('every call is in the document', () => {
  const documented = operations.map(({ call }) => call.replaceAll(/\{(\w+)\}/g, ':$1'))
  expect(registered.length).toBeGreaterThan(10)
  expect(registered.filter((call) => !documented.includes(call))).toEqual([])
})

test.each(operations)('$call says in Croatian what it does, who may call it and what may go wrong', ({ operation }) => {
  expect(operation).toMatchObject({
    summary: expect.stringMatching(/^[A-ZČĆŽŠĐ]/),
    tags: [expect.any(String)],
    'x-access': expect.anything(),
    responses: { 500: {}, 503: {} },
  })
  const statuses = Object.keys(operation['responses'] ?? {})
  expect(statuses.some((status) => status.startsWith('2'))).toBe(true)
  if (operation['x-access'] !== ('everyone' as unknown)) expect(statuses).toContain('401')
  if ('requestBody' in operation) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415', '422']))
})

test('every schema that is mentioned is there, and no other', () => {
  const references = JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)
  expect(new Set(Object.keys(document.components.schemas))).toEqual(new Set(references.map(([, name]) => name)))
})

test('the query values have the types that they stand for', () => {
  const { parameters } = document.paths['/api/v1/professionals'].get
  expect(parameters).toContainEqual({
    name: 'price_max',
    in: 'query',
    required: false,
    description: expect.any(String),
    schema: { type: 'number', minimum: 0, maximum: 9_999_999, examples: [1500] },
  })
  expect(document.paths['/api/v1/reviews'].get.parameters[0]).toMatchObject({
    name: 'professional_id',
    required: true,
    schema: { type: 'integer' },
  })
})

test('the page for people shows every call under a policy that allows nothing but its own style', async () => {
  const { statusCode, headers, body } = await app.inject('/api/docs')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/)
  expect(body).toContain('<html lang="hr">')
  expect(body).toContain('Najviše poziva: 120 u 60 min s jedne adrese, 40 u 60 min po računu')
  expect(body).not.toMatch(/<script|style="|https?:\/\//)
  for (const { call } of operations) expect(body).toContain(`<code>${call.split(' ')[1]}</code>`)
})
