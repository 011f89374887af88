import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { englishSentences } from './document-in-english.ts'

const { app, close } = await makeTestApp()
afterAll(close)

const [croatian, english] = await Promise.all(
  ['/api/openapi.json', '/api/openapi.en.json'].map(async (url) => (await app.inject(url)).json()),
)

/** Every sentence of a document, except examples, which are the product's Croatian answers. */
function* sentencesOf(part: unknown, at = ''): Generator<{ at: string; text: string }> {
  if (!(part instanceof Object)) return
  for (const [name, value] of Object.entries(part)) {
    if (name === 'example' || name === 'value' || (name === 'examples' && Array.isArray(value))) continue
    if ((name === 'description' || name === 'summary') && typeof value === 'string')
      yield { at: `${at}.${name}`, text: value }
    else yield* sentencesOf(value, `${at}.${name}`)
  }
}

const inCroatian = new Set([...sentencesOf(croatian)].flatMap(({ text }) => text.split(' Ili: ')))

test('every sentence of the document has its English one, and no sentence has one that is not there', () => {
  const callNames = Object.values<Record<string, { summary: string }>>(croatian.paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ summary }) => summary)
  const needed = [...inCroatian].filter((text) => !callNames.includes(text))
  expect(needed.length).toBeGreaterThan(600)
  expect(needed.filter((text) => englishSentences[text] === undefined)).toEqual([])
  expect(Object.keys(englishSentences).filter((text) => !inCroatian.has(text))).toEqual([])
})

test('nothing of the English document is Croatian but what the product itself says', () => {
  const left = [...sentencesOf(english)].filter(
    ({ text }) => inCroatian.has(text) || /[čćđšž„]/i.test(text.replace('“Vjenčanje”', '')),
  )
  expect(left).toEqual([])
  const names = [english.tags, english.info.license].flat().map(({ name }: { name: string }) => name)
  expect(names.filter((name) => /[čćđšž]|Uprava|Upiti|Slike|Ponude/i.test(name))).toEqual([])
})

test('units and words of programs are the same in both languages', () => {
  const words = (text: string) =>
    text.match(/“[\w.:-]+”|„[\w.:-]+”|\d[\d.,]*\d|ISO 8601|null/g)?.map((word) => word.replaceAll(/[„“”.,]/g, '')) ?? []
  const differing = Object.entries(englishSentences).flatMap(([from, to]) => {
    const [before, after] = [words(from), words(to)].map((found) => found.toSorted().join(' '))
    return before === after ? [] : [{ from, to }]
  })
  expect(differing).toEqual([])
})

test('both documents have the same calls, schemas and examples', () => {
  const withoutSentences = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(withoutSentences)
    if (!(part instanceof Object)) return part
    const entries = Object.entries(part).filter(
      ([name, value]) => !(typeof value === 'string' && /^(description|summary|name)$/.test(name)) && name !== 'tags',
    )
    return Object.fromEntries(entries.map(([name, value]) => [name, withoutSentences(value)]))
  }
  expect(withoutSentences(english)).toEqual(withoutSentences(croatian))
})
