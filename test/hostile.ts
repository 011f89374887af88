import fc from 'fast-check'

/** The part of JSON Schema that our document uses for client input. */
export interface SentSchema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  properties?: Record<string, SentSchema>
  required?: string[]
  items?: SentSchema
  anyOf?: SentSchema[]
  oneOf?: SentSchema[]
}

export type Known = Record<string, readonly unknown[]>

const nested = (depth: number): unknown =>
  depth === 0 ? null : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) }

const nasty: unknown[] = [
  [null, true, false, 0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e308, 5e-324],
  ['', ' ', '\u0000', 'a\u0000b', '\ud800', 'x\udfff', '\u202e\ufeff', 'ǆ', 'İ', '💍'.repeat(200), 'e\u0301'],
  ["'; drop table users; --", '%00', '../../etc/passwd', '{"$ne":null}', '${7*7}', '<script>', '\\', '%', '_'],
  ['9'.repeat(400), '-1', '1e9', '0x10', 'NaN', 'Infinity', 'null', 'undefined', 'true', '[object Object]'],
  ['0000-00-00', '2027-02-30', '99999-01-01', '2027-06-12T00:00:00Z', '-2027-06-12', 'a@b.hr\r\nBcc: c@d.hr'],
  ['x'.repeat(5_001), 'ž'.repeat(30_000), 'x'.repeat(70_000)],
  [[], {}, [[]], [null], nested(60), nested(2_000), { length: 1e9 }, { toString: 1 }],
].flat()

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nasty) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
)

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

function text({ format, minLength = 0, maxLength = 60 }: SentSchema): fc.Arbitrary<string> {
  if (format === 'date') return day
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,12}@[a-z]{1,8}\.(hr|test)$/)
  if (format === 'uri') return fc.webUrl()
  const size = { minLength, maxLength: Math.min(maxLength, minLength + 60) }
  return fc.oneof(fc.string({ ...size, unit: 'grapheme' }), fc.string(size))
}

/** A value that the schema allows; a field with known values uses one of them half of the time. */
export function valid(schema: SentSchema, known: Known = {}): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice, known)))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valid({ ...schema, type }, known)))
  const { minimum: min = -1_000, maximum: max = 1_000 } = schema
  switch (schema.type) {
    case 'object':
      return validObject(schema, known)
    case 'array':
      return fc.array(valid(schema.items ?? {}, known), { maxLength: 5 })
    case 'integer':
      return fc.oneof(fc.integer({ min, max: Math.min(max, min + 20) }), fc.integer({ min, max }))
    case 'number':
      return fc.double({ min, max, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return text(schema)
  }
}

function validObject({ properties = {}, required = [] }: SentSchema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const values = known[name]
    const free = valid(schema, known)
    return [name, values ? fc.oneof(fc.constantFrom(...values), free) : free] as const
  })
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}

/** With some fields replaced, removed or added. */
const mutated = (whole: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(whole, fc.array(fc.tuple(fc.nat(20), fc.option(hostile), fc.boolean()), { minLength: 1, maxLength: 3 }))
    .map(([value, changes]) => {
      if (!(value instanceof Object)) return value
      const changed: Record<string, unknown> = { ...(value as Record<string, unknown>) }
      for (const [place, replacement, isNew] of changes) {
        const names = Object.keys(changed)
        const name = names[place % Math.max(1, names.length)] ?? 'a'
        if (isNew) changed[['id', 'role', 'status', 'user_id', 'constructor', ''][place % 6] ?? 'a'] = replacement
        else if (replacement === null) Reflect.deleteProperty(changed, name)
        else changed[name] = replacement
      }
      return changed
    })

const asJson = (body: fc.Arbitrary<unknown>) =>
  body.map((value) => ({ type: 'application/json', payload: JSON.stringify(value) }))

/** A request body: mostly almost valid, since obviously invalid ones are refused by the first check. */
export const bodyLike = (schema: SentSchema, known: Known) =>
  fc.oneof(
    { weight: 4, arbitrary: asJson(valid(schema, known)) },
    { weight: 8, arbitrary: asJson(mutated(valid(schema, known))) },
    { weight: 2, arbitrary: asJson(hostile) },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constantFrom(
          'application/json',
          'text/plain',
          'application/json; charset=utf-16',
          'multipart/form-data',
        ),
        payload: fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('{', '{"a":1e999}', '[1,]', '{"__proto__":{"role":"admin"}}', '{"a":1,"a":2}', '"\\ud800"'),
        ),
      }),
    },
  )

/** A value as text in an address, well-formed or not. */
const inAddress = (value: unknown) => {
  const plain = value instanceof Object ? JSON.stringify(value) : String(value)
  return encodeURIComponent(plain.toWellFormed()).slice(0, 3_000)
}

export const addressPart = (schema: SentSchema): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: valid(schema).map(inAddress) },
    { weight: 2, arbitrary: hostile.map(inAddress) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('%00', '%ff', '%zz', '%', '%ed%a0%80', '..%2f', '+', '1%20', '%0a', ';', '1&1'),
    },
  )

export function queryLike(parameters: { name: string; schema: SentSchema }[]): fc.Arbitrary<string> {
  const pairs = parameters.map(({ name, schema }) => addressPart(schema).map((value) => `${name}=${value}`))
  const lists = parameters.map(({ name, schema }) => addressPart(schema).map((value) => `${name}[]=${value}`))
  const others = fc.constantFrom('__proto__=1', 'constructor[prototype]=1', '&&', '=', 'a')
  return fc
    .oneof(
      { weight: 3, arbitrary: fc.array(fc.oneof(...pairs, ...lists, others), { maxLength: 6 }) },
      // All parameters once, since random subsets hardly ever contain all of three required ones.
      { weight: 1, arbitrary: fc.tuple(...pairs) },
    )
    .map((parts) => parts.join('&'))
}
