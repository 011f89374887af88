import { afterAll, expect, test } from 'vitest'
import { roles } from '#contract/auth.ts'
import { makeTestApp } from '#test/app.ts'
import { resolveDocument } from '#server/http/openapi-resolved.ts'
import { registeredCallsOf } from '#test/registered-calls.ts'

const [{ app, call, make, close }, calls] = await registeredCallsOf(() => makeTestApp())
afterAll(close)

interface Schema {
  $ref?: string
  required?: string[]
  properties?: Record<string, Schema>
  oneOf?: Schema[]
  anyOf?: Schema[]
}

const document = resolveDocument((await app.inject('/api/openapi.json')).json())

/** Of a body that has several shapes, those that all of them require. */
function requiredOf(schema: Schema): string[] {
  if (schema.$ref) return requiredOf(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''])
  const [first, ...others] = (schema.oneOf ?? schema.anyOf ?? []).map(requiredOf)
  return schema.required ?? first?.filter((name) => others.every((names) => names.includes(name))) ?? []
}

const tokens = {
  couple: (await make.couple()).token,
  // Still to be approved, which an empty body does.
  professional: (await make.professional({ status: 'pending' })).token,
  admin: (await make.admin()).token,
}

const withBody = calls.flatMap(({ key, method, path, who }) => {
  const { requestBody } = document.paths[`/api/v1${path.replaceAll(/:(\w+)/g, '{$1}')}`][method.toLowerCase()]
  if (!requestBody) return []
  const required = new Set<string>(
    Object.values<{ schema: Schema }>(requestBody.content).flatMap(({ schema }) => requiredOf(schema)),
  )
  const role = roles.find((one) => typeof who === 'string' || who.includes(one)) ?? 'couple'
  const address = path.replaceAll(/:\w+/g, '1')
  return [{ key, method, address, required: [...required].toSorted(), token: tokens[role] }]
})

/** In the order of a client's mistakes: nothing, nothing that is announced as JSON, and JSON that is no object. */
const bodies: { name: string; body: string | undefined }[] = [
  { name: 'no body', body: undefined },
  { name: 'an empty body', body: '' },
  ...['{}', 'null', '[]', '[{}]', '""', '"tekst"', '0', 'false'].map((body) => ({ name: body, body })),
]

const requiring = withBody.filter(({ required }) => required.length > 0)

test('most calls with a body require something of it', () => {
  expect(requiring.length).toBeGreaterThan(35)
})

test.each(requiring)('$key names every missing field of a body that is none', async (one) => {
  for (const { name, body } of bodies) {
    const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const { status, body: answer } = await call(one.method, one.address, { token: one.token, body, headers })
    expect([name, status, answer.code, Object.keys(answer.errors ?? {}).toSorted()]).toEqual([
      name,
      422,
      'invalid',
      one.required,
    ])
    for (const messages of Object.values<string[]>(answer.errors)) {
      expect(messages).toEqual([expect.stringMatching(/^[A-ZČĆŽŠĐ].*\.$/)])
    }
  }
})

/** The calls that require no field by name. */
const optional = withBody.filter(({ required }) => required.length === 0)

test.each(optional)('$key says of a body that is no object what it must be', async ({ method, address, token }) => {
  const send = (body: string) => call(method, address, { token, body, headers: { 'content-type': 'application/json' } })
  const ofEmpty = await send('{}')
  const refusal = { message: 'Sadržaj zahtjeva mora biti objekt u JSON-u.', code: 'invalid' }
  for (const body of ['[]', '"tekst"', '0', 'false']) {
    const { status, body: answer } = await send(body)
    expect([body, status, answer]).toEqual([body, 422, ofEmpty.body?.errors ? ofEmpty.body : refusal])
  }
})
