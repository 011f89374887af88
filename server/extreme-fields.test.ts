import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { callsOf, cheapHash, cheapPasswords, fuzzedPassword, inventedCalendars } from '#test/api-fuzz.ts'
import { makeTestApp } from '#test/app.ts'
import { type SentSchema, valid } from '#test/hostile.ts'
import { resolveDocument } from '#server/http/openapi-resolved.ts'

// Beside fuzz.test.ts, which meets a field of a body that is right otherwise only by chance.

const SEED = 20_280_115

const { app, make, close } = await makeTestApp({
  config: { rateLimitFactor: 1e6 },
  passwords: cheapPasswords,
  calendarReader: inventedCalendars,
})
afterAll(close)

const professional = await make.professional()
const couple = await make.couple({ password_hash: cheapHash(fuzzedPassword) })
const admin = await make.admin()
const of = { professional_id: professional.id, couple_id: couple.id }
await make.lead(of)
await make.favorite(of)
await make.review(of)

const tokens: Record<string, string> = { professional: professional.token, couple: couple.token, admin: admin.token }
const known = {
  password: [fuzzedPassword],
  current_password: [fuzzedPassword],
  professional_id: [professional.id],
  hosts: [['foto-val.hr']],
}

/** No text of PostgreSQL has it, and no number of its columns is as large. */
const extremes: Record<string, unknown> = { string: 'a\u0000b', integer: 2 ** 53 - 1, number: 1e300 }

/** Values of this schema, each with another text or number of it that is extreme. */
function spoiled(schema: SentSchema): unknown[] {
  const types = [schema.type ?? []].flat()
  const own = types.flatMap((type) => (type in extremes ? [extremes[type]] : []))
  const items = schema.items ? spoiled(schema.items).map((item) => [item]) : []
  const choices = (schema.anyOf ?? schema.oneOf ?? []).flatMap(spoiled)
  if (!schema.properties) return [...own, ...items, ...choices]
  const bases = fc.sample(valid(schema, known), { numRuns: 2, seed: SEED })
  const fields = Object.entries(schema.properties).flatMap(([name, field]) =>
    bases.flatMap((base) => spoiled(field).map((value) => ({ ...(base as object), [name]: value }))),
  )
  return [...own, ...items, ...choices, ...fields]
}

const document = resolveDocument((await app.inject('/api/openapi.json')).json())
const withBody = callsOf(document).flatMap((call) => {
  const schema = call.operation.requestBody?.content['application/json'].schema
  return schema ? [{ ...call, schema }] : []
})

test.each(withBody)('$name fails at no single field', async ({ name, path, operation, schema }) => {
  const access = operation['x-access']
  const roles = Array.isArray(access) ? access : ['couple', 'professional']
  const failures: unknown[] = []
  for (const role of roles) {
    for (const body of spoiled(schema)) {
      const { statusCode } = await app.inject({
        method: name.split(' ')[0] as 'POST',
        url: path.replaceAll(/\{\w+\}/g, '1'),
        headers: { authorization: `Bearer ${tokens[role]}` },
        payload: body as object,
      })
      if (statusCode >= 500) failures.push(body)
    }
  }
  expect(failures).toEqual([])
})
