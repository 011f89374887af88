import { resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Call } from '#contract/calls.ts'
import { API_BASE } from '#contract/paths.ts'
import { files, read } from '#test/repository-files.ts'
import { makeTestApp } from '#test/app.ts'
import { resolveDocument } from '#server/http/openapi-resolved.ts'
import { answersOf, type ApiDocument, callsOf, isSuccess, jsonOf, nameOf } from './document.ts'
import { exampleOfMedia, exampleOfParameter } from './examples.ts'

const { app, close } = await makeTestApp()
afterAll(close)

const document: ApiDocument = resolveDocument((await app.inject('/api/openapi.json')).json())

/** The validating schemas, by the key of their call in the document. */
async function declaredCalls(): Promise<Map<string, Call>> {
  const declaring = files.filter(
    (file) => /^contract\/[a-z-]+\.ts$/.test(file) && read(file).includes('satisfies Calls'),
  )
  const modules = await Promise.all(declaring.map((file) => import(resolve(file)) as Promise<object>))
  const all = modules.flatMap((module) => Object.entries(module)).filter(([name]) => name.endsWith('Calls'))
  const entries = all.flatMap(([, calls]) => Object.entries(calls as Record<string, Call>))
  return new Map(
    entries.map(([key, call]) => [key.replace(' ', ` ${API_BASE}`).replaceAll(/:(\w+)/g, '{$1}'), call] as const),
  )
}

const declared = await declaredCalls()
const cases = callsOf(document).flatMap((call) => {
  const own = declared.get(call.key)
  return own ? [{ call, own, key: call.key }] : []
})

const faultsOf = (schema: NonNullable<Call['body']>, value: unknown) => {
  const { error } = z.safeParse(schema, value)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('nearly every call is declared in the contract', () => expect(cases.length).toBeGreaterThan(100))

describe.each(cases)('$key', ({ call: { operation }, own }) => {
  const json = jsonOf(operation.requestBody?.content)
  const { body } = own
  if (json && body)
    test('shows a body that it takes', () => {
      expect(faultsOf(body, exampleOfMedia(json))).toEqual([])
    })

  const parameters = [
    ['path', own.params],
    ['query', own.query],
  ] as const
  for (const [place, schema] of parameters)
    if (schema)
      test(`shows parameters of its ${place} that it takes`, () => {
        const shown = (operation.parameters ?? []).filter((parameter) => parameter.in === place)
        const values = shown.map((parameter) => [parameter.name, String(exampleOfParameter(parameter))])
        expect(faultsOf(schema, Object.fromEntries(values))).toEqual([])
      })

  test('shows an answer that it gives', () => {
    for (const { status, answer } of answersOf(operation)) {
      const media = jsonOf(answer.content)
      const schema = own.answer[Number(status) as 200]
      if (!isSuccess(status) || !media || !(schema && 'def' in schema)) continue
      expect(faultsOf(schema, exampleOfMedia(media))).toEqual([])
    }
  })
})

const kinds = callsOf(document).flatMap(({ key, operation }) => [
  ...(operation.requestBody ? [{ of: `${key} body`, content: operation.requestBody.content }] : []),
  ...answersOf(operation).map(({ status, answer }) => ({ of: `${key} ${status}`, content: answer.content ?? {} })),
])

test('every JSON body, answer and error has an example', () => {
  expect(kinds.length).toBeGreaterThan(1000)
  const without = kinds.filter(({ content }) => {
    const media = jsonOf(content)
    return media !== undefined && exampleOfMedia(media) === undefined
  })
  expect(without.map(({ of }) => of)).toEqual([])
})

test('each error that a call may answer has an example that its schema takes', () => {
  const errors = kinds.flatMap(({ of, content }) => {
    const { schema, examples } = jsonOf(content) ?? {}
    const name = nameOf(schema ?? {})
    return name?.endsWith('Error') && examples ? [{ of, name, examples }] : []
  })
  expect(errors.length).toBeGreaterThan(900)
  for (const { of, name, examples } of errors) {
    const schema = z.fromJSONSchema(document.components.schemas[name] as z.core.JSONSchema.JSONSchema)
    for (const { value } of Object.values(examples))
      expect([of, z.safeParse(schema, value).error]).toEqual([of, undefined])
    const codes = Object.values(examples).map(({ value }) => (value as { code: string }).code)
    expect([of, codes]).toEqual([of, document.components.schemas[name]?.properties?.['code']?.enum])
  }
})
