import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { errorMessages } from '#contract/error-messages.ts'
import { errorCodes } from '#contract/errors.ts'
import { statusByCode } from '#server/errors.ts'
import { makeTestApp } from '#test/app.ts'
import { resolveDocument } from '#server/http/openapi-resolved.ts'
import { type ApiDocument, callsOf } from './document.ts'
import { englishSummaries } from './english-summaries.ts'
import { readGuide, renderGuide } from './guide.ts'
import { anchorOf, docsPath, sectionsOf } from './sections.ts'
import { languages } from './words.ts'

const { app, close } = await makeTestApp()
afterAll(close)

const document: ApiDocument = resolveDocument((await app.inject('/api/openapi.json')).json())
const calls = callsOf(document)
const sections = sectionsOf(document)

const addresses = languages.flatMap((language) =>
  [undefined, ...sections.map(({ slug }) => slug)].map((slug) => docsPath(language, slug)),
)
const bodies = new Map<string, string>()
for (const address of addresses) bodies.set(address, (await app.inject(address)).body)
const bodyOf = (address: string) => bodies.get(address) ?? ''

const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)

describe.each(addresses)('%s', (address) => {
  test('has each id once and its headings in their order', () => {
    const ids = idsIn(bodyOf(address))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const levels = [...bodyOf(address).matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toEqual([1])
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  test('leads to parts of pages that are there', () => {
    const links = [...bodyOf(address).matchAll(/href="([^"]*)#([^"]+)"/g)]
    expect(links.length).toBeGreaterThan(20)
    const dead = links.filter(([, path = '', id = '']) => !idsIn(bodyOf(path || address)).includes(id))
    expect(dead.map(([link]) => link)).toEqual([])
  })

  test('weighs at most 60 kB, and runs nothing but our own', async () => {
    expect(gzipSync(bodyOf(address)).length).toBeLessThan(60_000)
    const { headers } = await app.inject(address)
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self'/,
    )
    expect(bodyOf(address)).not.toMatch(/ style="|\son\w+="|<(script|link|img|iframe)[^>]*(src|href)="https?:/)
  })
})

test('every call has its place on the page of its section, in both languages', () => {
  for (const language of languages) {
    for (const section of sections) {
      const ids = idsIn(bodyOf(docsPath(language, section.slug)))
      expect(ids).toEqual(expect.arrayContaining(section.calls.map(anchorOf)))
    }
  }
  expect(sections.flatMap((section) => section.calls)).toHaveLength(calls.length)
})

test('every call and section has a name in English, and no other', () => {
  expect(Object.keys(englishSummaries).toSorted()).toEqual(calls.map(({ key }) => key).toSorted())
  expect(sections.filter(({ title }) => title.hr === title.en)).toEqual([])
})

test('a call says its limits and who may make it', () => {
  expect(bodyOf('/api/docs/leads')).toContain('120 na sat s jedne adrese, 40 na sat po računu')
  expect(bodyOf('/api/docs/en/leads')).toContain('120 an hour from one address, 40 an hour per account')
  expect(bodyOf('/api/docs/en/leads')).toContain('<dd>couples</dd>')
})

test('a call of professionals says whether it takes the key of a program', () => {
  expect(bodyOf('/api/docs/leads')).toContain('<dd>da, s bilo kojim dosegom</dd>')
  expect(bodyOf('/api/docs/en/leads')).toContain('<dd>yes, with either scope</dd>')
  expect(bodyOf('/api/docs/en/leads')).toContain('<dd>yes, with the scope “write”</dd>')
  expect(bodyOf('/api/docs/en/webhooks').match(/<dd>no, only the token of a session<\/dd>/g)).toHaveLength(9)
  expect(bodyOf('/api/docs/en/favorites')).not.toContain('<dt>API key</dt>')
})

test('an address that is no section is not found', async () => {
  const answers = await Promise.all(['/api/docs/nema', '/api/docs/en/nema'].map((path) => app.inject(path)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
})

test('the style is found under its own name for ever, and under that of another release', async () => {
  const [, path = ''] = /href="(\/api\/docs\/style\/[^"]+)"/.exec(bodyOf('/api/docs')) ?? []
  const [own, other] = await Promise.all([app.inject(path), app.inject('/api/docs/style/0123.css')])
  expect(own.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect([other.statusCode, other.headers['cache-control'], other.body]).toEqual([200, 'no-cache', own.body])
})

describe('the guide', () => {
  const chaptersIn = (language: (typeof languages)[number]) =>
    renderGuide(language, 'http://localhost:3000').chapters.map(({ id }) => id)

  test('has the same chapters in both languages', () => {
    expect(chaptersIn('hr').length).toBeGreaterThan(10)
    expect(chaptersIn('en')).toEqual(chaptersIn('hr'))
  })

  test.each(languages)('says in %s about each error code its status and what to do', (language) => {
    const rows = [
      ...readGuide(language).matchAll(/^\| <span id="error-(\w+)">`(\w+)`<\/span>\s*\| (\d+)\s*\| (\S.+?)\s*\|$/gm),
    ]
    expect(rows.map(([, id, code, status]) => [id, code, Number(status)])).toEqual(
      errorCodes
        .map((code) => [code, code, statusByCode[code]] as const)
        .toSorted(([, , one], [, , other]) => one - other),
    )
  })

  test('quotes the sentences of errors as they are answered', () => {
    const quoted = [...readGuide('en').matchAll(/"message": "([^"]+)",\s+"code": "(\w+)"/g)]
    expect(quoted.length).toBeGreaterThan(1)
    for (const [, message, code] of quoted) expect(errorMessages).toMatchObject({ [String(code)]: message })
  })

  test('shows the same code in both languages', () => {
    const blocks = (language: (typeof languages)[number]) => readGuide(language).match(/^```[\s\S]*?^```$/gm)
    expect(blocks('en')).toEqual(blocks('hr'))
  })
})
