import { resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '#contract/calls.ts'
import { API_BASE } from '#contract/paths.ts'
import { files, read } from '#test/repository-files.ts'
import { makeTestApp } from '#test/app.ts'
import { answersOf, type ApiDocument, callsOf, isSuccess, jsonOf } from './document.ts'
import { exampleOfMedia, exampleOfParameter } from './examples.ts'

const { app, close } = await makeTestApp()
afterAll(close)

const document: ApiDocument = (await app.inject('/api/openapi.json')).json()

/** The schemas that validate, by the key of their call in the document. */
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

const faultsOf = (schema: z.ZodMiniType, value: unknown) => {
  const { error } = z.safeParse(schema, value)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('nearly every call is declared in the contract', () => expect(cases.length).toBeGreaterThan(100))

describe.each(cases)('$key', ({ call: { operation }, own }) => {
  const json = jsonOf(operation.requestBody?.content)
  const { body } = own
  if (json && body)
    test('shows a body that it takes', () => {
      expect(faultsOf(body, exampleOfMedia(document, json, { isSent: true }))).toEqual([])
    })

  test('shows parameters that it takes', () => {
    const of = (place: string) =>
      Object.fromEntries(
        (operation.parameters ?? [])
          .filter((parameter) => parameter.in === place)
          .map((parameter) => [parameter.name, String(exampleOfParameter(document, parameter))]),
      )
    if (own.params) expect(faultsOf(own.params, of('path'))).toEqual([])
    if (own.query) expect(faultsOf(own.query, of('query'))).toEqual([])
  })

  test('shows an answer that it gives', () => {
    for (const { status, answer } of answersOf(document, operation)) {
      const media = jsonOf(answer.content)
      const schema = own.answer[Number(status) as 200]
      if (!isSuccess(status) || !media || !(schema && 'def' in schema)) continue
      expect(faultsOf(schema, exampleOfMedia(document, media))).toEqual([])
    }
  })
})
