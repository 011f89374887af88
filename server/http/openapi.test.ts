import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { resolveDocument } from '#server/http/openapi-resolved.ts'
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

const sent = (await app.inject('/api/openapi.json')).payload
const document = resolveDocument(JSON.parse(sent))
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

test('a call says whether it needs a token', () => {
  const securityOf = (path: string, method = 'get') => document.paths[`/api/v1${path}`][method].security
  expect(securityOf('/categories')).toEqual([])
  expect(securityOf('/professionals/{id}')).toEqual([{}, { bearer: [] }, { apiKey: [] }])
  expect(securityOf('/account')).toEqual([{ bearer: [] }])
  expect(operations.filter(({ operation }) => !('security' in operation))).toEqual([])
})

test('an error has its code, and the codes are those of its call', () => {
  const schemaOf = (path: string, status: number) => {
    const { $ref } = document.paths[`/api/v1${path}`].post.responses[status].content['application/json'].schema
    return document.components.schemas[$ref.split('/').at(-1)]
  }
  const codesOf = (path: string, status: number) => schemaOf(path, status).properties.code.enum
  expect(codesOf('/leads', 409)).toEqual(['conflict'])
  expect(codesOf('/leads', 422)).toEqual(['invalid', 'idempotency'])
  expect(codesOf('/login', 422)).toEqual(['invalid'])
  expect(codesOf('/events', 409)).toEqual(['conflict', 'overlap'])
  expect(schemaOf('/leads', 422)).toMatchObject({ required: ['message', 'code'], properties: { errors: {} } })
  expect(schemaOf('/leads', 409).properties).not.toHaveProperty('errors')
})

test('an upload is described for JSON and for a form apart', () => {
  const { content } = document.paths['/api/v1/media'].post.requestBody
  expect(content['application/json'].schema.properties.image).toMatchObject({ pattern: expect.any(String) })
  expect(content['multipart/form-data'].schema.properties.image).toMatchObject({ format: 'binary' })
  const message = document.paths['/api/v1/leads/{id}/messages'].post.requestBody.content
  expect(message['application/json'].schema.properties).not.toHaveProperty('files')
  expect(message['multipart/form-data'].schema.properties.files.items).toMatchObject({ format: 'binary' })
})

test('each event of a stream has a schema', () => {
  const { $ref } = document.paths['/api/v1/leads/stream'].get.responses[200].content['text/event-stream'].schema
  const { oneOf } = document.components.schemas[$ref.split('/').at(-1)]
  // oxlint-disable-next-line typescript/no-explicit-any -- a part of the document that is asserted on
  expect(oneOf.map(({ properties }: any) => [properties.event.enum[0], properties.data])).toEqual([
    ['lead', expect.objectContaining({ $ref: '#/components/schemas/Lead' })],
    ['counts', expect.objectContaining({ $ref: '#/components/schemas/LeadCounts' })],
  ])
})

test('every schema that is mentioned is there, and no other', () => {
  const references = JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)
  expect(new Set(Object.keys(document.components.schemas))).toEqual(new Set(references.map(([, name]) => name)))
})

test('the document grows by its calls alone, since nothing that they have in common stands in it twice', () => {
  // Per call, so that a new one is no reason to leave something out; compressed it is a tenth of that.
  expect(Buffer.byteLength(sent) / operations.length).toBeLessThan(4_000)
  const { components } = document
  for (const kind of ['parameters', 'examples', 'responses'] as const) {
    const texts = Object.values(components[kind]).map((part) => JSON.stringify(part))
    expect(new Set(texts).size).toBe(texts.length)
    for (const name of Object.keys(components[kind])) expect(sent).toContain(`"#/components/${kind}/${name}"`)
  }
})

test('the document has an ETag, and is compressed', async () => {
  const { headers } = await app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br' } })
  expect(headers).toMatchObject({ 'content-encoding': 'br', etag: expect.stringMatching(/^".+"$/) })
  const { statusCode } = await app.inject({
    url: '/api/openapi.json',
    headers: { 'accept-encoding': 'br', 'if-none-match': headers.etag },
  })
  expect(statusCode).toBe(304)
})

test('the query values have the types that they stand for', () => {
  const { parameters } = document.paths['/api/v1/professionals'].get
  expect(parameters).toContainEqual({
    name: 'price_max',
    in: 'query',

    description: expect.any(String),
    schema: { type: 'number', minimum: 0, maximum: 9_999_999, examples: [1500] },
  })
  expect(document.paths['/api/v1/reviews'].get.parameters[0]).toMatchObject({
    name: 'professional_id',
    required: true,
    schema: { type: 'integer' },
  })
})
