import { describe, expect, test } from 'vitest'
import { categorySlugs } from '#contract/categories.ts'
import { factsOf } from '#contract/facts.ts'
import { packageLimits } from '#contract/package-prices.ts'
import { readWebsite } from '#contract/company-fields.ts'
import { commentsOf, texts } from '#demo/texts/all.ts'
import { tradeOfCategory } from '#demo/texts/category-texts.ts'
import { describedFacts } from '#demo/texts/described-facts.ts'
import { packageTexts } from '#demo/texts/packages.ts'
import * as general from '#demo/texts/general.ts'

const packages = Object.values(packageTexts).flat()
const packageWords = packages.flatMap(({ name, description, includes }) => [
  name,
  ...(description ? [description] : []),
  ...includes,
])
const all = categorySlugs.flatMap((slug) => texts[slug].companies)
const descriptions = all.flatMap(({ description }) => description ?? [])
const comments = Object.values(texts).flatMap((ofCategory) => Object.values(ofCategory.comments))
const allComments = [
  ...comments.flatMap(({ praise, good, mixed, poor }) => [...praise, ...good, ...mixed, ...poor]),
  ...general.briefPraise,
  ...general.briefCriticism,
  ...general.praiseClosings,
]
const messages = [...general.generalEnquiries, ...Object.values(texts).flatMap(({ enquiries }) => enquiries)]
const notes = [
  ...Object.values(texts).flatMap(({ bookedNotes, blockedTitles }) => [...bookedNotes, ...blockedTitles]),
  ...general.privateTitles,
  ...general.freeNotes,
]

const sentencesOf = (text: string) => text.split(/(?<=[.?])\s+(?=\p{Lu}|„)/u)
const repeated = (among: readonly string[]) => among.filter((text, index) => among.indexOf(text) !== index)

describe('descriptions', () => {
  test('repeat no sentence', () => {
    expect(repeated(descriptions.flatMap(sentencesOf))).toEqual([])
  })

  test('say nothing else than the facts beside them', () => {
    const slugs = new Map(categorySlugs.flatMap((slug) => texts[slug].companies.map(({ name }) => [name, slug])))
    for (const [name, { facts = {}, without = [] }] of Object.entries(describedFacts)) {
      expect([name, slugs.has(name)]).toEqual([name, true])
      expect(factsOf(slugs.get(name))).toEqual(expect.arrayContaining([...Object.keys(facts), ...without]))
      expect([name, without.filter((key) => key in facts)]).toEqual([name, []])
    }
  })

  test('of a place say for how many it has room', () => {
    for (const { name, description } of texts.lokacija.companies)
      expect([name, description]).toEqual([name, expect.stringContaining(String(describedFacts[name]?.facts?.guests))])
  })

  test('are of a length that is read', () => {
    const isShort = (text: string) => text.split(/\s+/).length < 40
    const isLong = (text: string) => text.split(/\s+/).length > 120
    // A company may have been rejected for its description.
    const shown = all.filter(({ status }) => status !== 'rejected').flatMap(({ description }) => description ?? [])
    expect(shown.filter((text) => isShort(text) || isLong(text))).toEqual([])
    expect(shown.filter((text) => sentencesOf(text).length < 2 || sentencesOf(text).length > 6)).toEqual([])
  })
})

describe('companies', () => {
  test('have names, addresses and e-mails of their own', () => {
    expect(repeated(all.map(({ name }) => name))).toEqual([])
    expect(repeated(all.flatMap(({ web }) => web ?? []))).toEqual([])
    expect(repeated(all.flatMap(({ instagram }) => instagram ?? []))).toEqual([])
  })

  test('pass the checks of the profile form', () => {
    for (const { name, web, instagram, price } of all) {
      expect(name.length).toBeLessThanOrEqual(120)
      if (web !== undefined) expect(readWebsite(`https://www.${web}.example`)).not.toBeNull()
      if (instagram !== undefined) expect(instagram).toMatch(/^[\w.]{1,30}$/)
      const [from, to] = price
      if (from !== null && to !== null) expect(to).toBeGreaterThanOrEqual(from)
    }
  })

  test('show all five letters that English has not', () => {
    for (const letter of 'čćđšž') expect(all.some(({ name }) => name.toLowerCase().includes(letter))).toBe(true)
  })
})

describe('comments', () => {
  test('are many and all different', () => {
    expect(allComments.length).toBeGreaterThan(220)
    expect(repeated(allComments)).toEqual([])
  })

  test('are there for every trade and every number of stars', () => {
    for (const { praise, good, mixed, poor } of comments) {
      expect(praise.length).toBeGreaterThanOrEqual(8)
      for (const kind of [good, mixed, poor]) expect(kind.length).toBeGreaterThan(0)
    }
  })
})

test('packages are as short as the form takes them', () => {
  for (const { name, description = '', includes } of packages) {
    expect([name.length <= packageLimits.name, description.length <= packageLimits.description]).toEqual([true, true])
    expect(includes.filter((line) => line.length > packageLimits.include)).toEqual([])
  }
})

test('every trade of a company has comments', () => {
  const trades = [...Object.values(tradeOfCategory), ...all.flatMap(({ trade }) => trade ?? [])]
  for (const trade of trades) expect(commentsOf(trade).praise).not.toEqual([])
})

test('messages are at least forty, all different, and know their day', () => {
  expect(messages.length).toBeGreaterThanOrEqual(40)
  expect(repeated(messages)).toEqual([])
  expect(messages.filter((text) => !text.includes('{datum}'))).toEqual([])
  expect(messages.filter((text) => /\{(?!datum\}|broj\}|gdje\})/.test(text))).toEqual([])
})

describe('every text', () => {
  const written = [
    ...descriptions,
    ...allComments,
    ...messages,
    ...notes,
    ...packageWords,
    ...all.map(({ name }) => name),
  ]

  test('has Croatian letters and ordinary signs only', () => {
    // The letters q, w, x and y occur only in foreign names.
    const alphabet = /^[a-zčćđšžA-ZČĆĐŠŽř0-9 .,:;?'„”×&()+\-–{}♀♂☀❄/áü]+$/u
    expect(written.filter((text) => !alphabet.test(text.normalize('NFC')))).toEqual([])
    expect(written.filter((text) => text !== text.normalize('NFC'))).toEqual([])
  })

  test('has no exclamation marks, double spaces or empty ends', () => {
    expect(written.filter((text) => /!|\s{2}|^\s|\s$/.test(text))).toEqual([])
  })

  test('has none of the phrases of a translated advertisement', () => {
    const translated =
      /istraži(te)?\b|otkrij(te)?\b|savršen(o|i) (dan|mjesto za)|vaš(eg|em)? posebn|nezaboravn(o|u) iskustv|vrhunsk(a|u) uslug/iu
    expect(written.filter((text) => translated.test(text))).toEqual([])
  })
})
