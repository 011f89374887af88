import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { queryString } from '#contract/paths.ts'
import { makeTestApp } from '#test/app.ts'
import { resolveDocument } from '#server/http/openapi-resolved.ts'
import { registeredCallsOf } from '#test/registered-calls.ts'

const [{ app, call, make, close }, calls] = await registeredCallsOf(() => makeTestApp())
afterAll(close)

interface Parameter {
  name: string
  description: string
  schema: { type?: string; minimum?: number; maximum?: number; default?: number }
}

interface Operation {
  parameters?: Parameter[]
  responses: object
}

const document = resolveDocument((await app.inject('/api/openapi.json')).json())
const operationOf = (path: string): Operation => document.paths[`/api/v1${path.replaceAll(/:(\w+)/g, '{$1}')}`].get

const couple = await make.couple()
const professional = await make.professional()
const lead = await make.lead({ couple_id: couple.id, professional_id: professional.id })
const webhook = await make.webhook({ professional_id: professional.id })
const tokens = { couple: couple.token, professional: professional.token, admin: (await make.admin()).token }

/** The ids of paths, by the noun before them. */
const ids: Record<string, number> = { leads: lead.id, professionals: professional.id, webhooks: webhook.id }

/** These lists are of one professional. */
const needsProfessional = ['GET /reviews', 'GET /events']

const reads = calls
  .filter(({ method }) => method === 'GET')
  .map(({ key, path, who }) => {
    const { parameters = [], responses } = operationOf(path)
    const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]))
    const address = path.replace(/(\w+)\/:id/, (_, noun: string) => `${noun}/${ids[noun]}`)
    const token = typeof who === 'string' ? tokens.couple : tokens[who[0] ?? 'admin']
    return { key, address, token, responses, page: byName.get('page'), perPage: byName.get('per_page') }
  })

const paged = reads.flatMap(({ page, perPage, ...read }) => (page && perPage ? [{ ...read, page, perPage }] : []))

test('every answer with pages takes a page and how much is on it', () => {
  const withPages = reads.filter(({ responses }) => JSON.stringify(responses).includes('"current_page"'))
  expect(withPages.map(({ key }) => key)).toEqual(paged.map(({ key }) => key))
  expect(paged.length).toBeGreaterThan(15)
})

/** By the document alone: a whole number is put within its bounds, everything else is the default. */
function readBy({ schema }: Parameter, text: string | undefined): number | undefined {
  const { minimum = Number.NaN, maximum = Number.NaN, default: normal } = schema
  if (text === undefined || !/^[+-]?\d+$/.test(text.trim())) return normal
  return Math.min(Math.max(Number(text), minimum), maximum)
}

const given = fc.oneof(
  fc.constantFrom(undefined, '', ' ', 'abc', '0', '-1', '-0', '1', ' 2 ', '+3', '1.5', '2,5', '1e3', '0x10', 'NaN'),
  fc.constantFrom('-Infinity', 'null', 'true', '5000', '100', '101', '1000', '1001', '9'.repeat(30), '١', '2;3', '[]'),
  fc.integer({ min: -1_100, max: 20_000_000 }).map(String),
  fc.string({ unit: 'grapheme-ascii', maxLength: 8 }),
)

describe('a page and how much is on it', () => {
  test.each(paged)('of $key say what is made of every value', ({ page, perPage }) => {
    expect(page.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 10_000_000, default: 1 })
    expect(perPage.schema).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: expect.any(Number),
      default: expect.any(Number),
    })
    expect(page.description).toMatch(/čita se kao 1.*prazan popis/)
    expect(perPage.description).toMatch(/čita se kao najbliža/)
  })

  test.each(paged)('of $key are read as the document says, never refused', async (read) => {
    const attempt = fc.asyncProperty(given, given, async (page, per_page) => {
      const query = queryString({ professional_id: needsProfessional.includes(read.key) ? professional.id : null })
      const address =
        read.address +
        (query || '?') +
        [
          ...(page === undefined ? [] : [`&page=${encodeURIComponent(page)}`]),
          ...(per_page === undefined ? [] : [`&per_page=${encodeURIComponent(per_page)}`]),
        ].join('')
      const { status, body } = await call('GET', address, { token: read.token })
      expect([status, body.current_page, body.per_page]).toEqual([
        200,
        readBy(read.page, page),
        readBy(read.perPage, per_page),
      ])
      if (body.current_page > body.last_page) expect(body.data).toEqual([])
    })
    await fc.assert(attempt, { numRuns: 60, seed: 20_270_612 })
  })
})
