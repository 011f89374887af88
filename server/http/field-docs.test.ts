import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { makeTestApp } from '#test/app.ts'
import { resolveDocument } from '#server/http/openapi-resolved.ts'
import {
  type DocumentedField,
  type DocumentedSchema,
  fieldDocs,
  fieldsOf,
  type FieldsDocument,
} from './field-docs/document-fields.ts'

const { app, close } = await makeTestApp()
afterAll(close)

const document: FieldsDocument = resolveDocument((await app.inject('/api/openapi.json')).json())
const fields = [...fieldsOf(document)]

/** An object, or a list of objects: its own fields have the examples. */
function hasFields({ $ref, properties, items, anyOf = [], oneOf = [] }: DocumentedSchema): boolean {
  return (
    Boolean($ref ?? properties) || [items, ...anyOf, ...oneOf].some((part) => part !== undefined && hasFields(part))
  )
}

const namesOf = (some: DocumentedField[]) => some.map(({ key }) => key)

test('every field says in Croatian what it is', () => {
  expect(fields.length).toBeGreaterThan(700)
  const silent = fields.filter(
    ({ field, parameter }) => !/^[„A-ZČĆĐŠŽ].*\.$/s.test((parameter ?? field).description ?? ''),
  )
  expect(namesOf(silent)).toEqual([])
})

test('every value has an example', () => {
  expect(namesOf(fields.filter(({ field }) => !hasFields(field) && field.examples?.length !== 1))).toEqual([])
})

const inDefs = (schema: object) =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')) as z.core.JSONSchema.JSONSchema

test('every example is one of its schema', () => {
  const wrong = fields.flatMap(({ key, field }) => {
    if (!field.examples) return []
    const schema = z.fromJSONSchema(inDefs({ ...field, $defs: document.components.schemas }))
    const { error } = schema.safeParse(field.examples[0])
    return error ? [`${key}: ${error.message}`] : []
  })
  expect(wrong).toEqual([])
})

test('no entry is of a field that is not there', () => {
  const there = new Set(namesOf(fields))
  expect([...fieldDocs.keys()].filter((key) => !there.has(key))).toEqual([])
})

/** By the last part of a field's name, the unit that its description names. */
const units: [pattern: RegExp, unit: RegExp][] = [
  [/(_on|_date|^date|_due|^until|valid_until)$/, /GGGG-MM-DD|dan/i],
  [/(_at)$/, /ISO 8601 u UTC-u/],
  [/(price|price_min|price_max|_total|amount|deposit|lowest|middle|agreed_value)$/, /eurima/],
  [/(_km|^km)$/, /kilometrima/],
  [/(_hours)$/, /satima|sati/],
  [/(_percent)$/, /postocima|%/],
  [/^(width|height|widths)$/, /pikselima/],
  [/^size$/, /bajtovima/],
  [/_share$/, /od 0 do 1/],
  [/month$/, /GGGG-MM/],
]

describe('the unit of a value', () => {
  test.each(units)('whose name ends as %s is in its description', (pattern, unit) => {
    const measured = fields.filter(
      ({ key, field }) => pattern.test(key.split(/[: .]/).at(-1) ?? '') && !hasFields(field),
    )
    expect(measured.length).toBeGreaterThan(0)
    expect(
      namesOf(measured.filter(({ field, parameter }) => !unit.test((parameter ?? field).description ?? ''))),
    ).toEqual([])
  })
})
