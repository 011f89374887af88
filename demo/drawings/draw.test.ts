import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { categorySlugs } from '#contract/categories.ts'
import { type Drawing, hashOfDrawing, parseDrawing } from './address.ts'
import { altText, drawingSize, drawSvg, motifCount, pickDrawings, renderDrawing } from './draw.ts'
import { Random } from '#demo/random.ts'

const crops = ['landscape', 'portrait', 'wide'] as const

const every: Drawing[] = categorySlugs.flatMap((category) =>
  Array.from({ length: motifCount(category) }, (_, motif) => motif).flatMap((motif) =>
    crops.map((crop, i): Drawing => ({ category, motif, seed: motif * 31 + i * 7 + 3, crop })),
  ),
)

test('there are eleven categories with at least five motifs each', () => {
  expect(categorySlugs).toHaveLength(11)
  for (const category of categorySlugs) expect(motifCount(category)).toBeGreaterThanOrEqual(5)
})

describe.each(categorySlugs)('%s', (category) => {
  const drawings = every.filter((drawing) => drawing.category === category)

  test('the same drawing gives the same text, with no letters and no broken numbers in it', () => {
    for (const drawing of drawings) {
      const svg = drawSvg(drawing)
      expect(svg).toBe(drawSvg({ ...drawing }))
      expect(svg).not.toMatch(/<(text|image|script|foreignObject)|NaN|undefined|Infinity/)
    }
  })

  test('every motif renders in every crop to a picture of the asked width', async () => {
    for (const drawing of drawings) {
      const { data, info } = await renderDrawing(drawing, 96)
      const { width, height } = drawingSize(drawing)
      expect(info).toEqual({ width: 96, height: Math.round((96 * height) / width), channels: 3 })
      const { channels } = await sharp(data, { raw: info }).stats()
      expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(8)
    }
  })

  test('a portfolio of twelve starts with a landscape cover and repeats nothing', () => {
    const random = new Random(5)
    const picked = pickDrawings(category, () => random.next(), 12)
    expect(picked[0]?.crop).toBe('landscape')
    expect(new Set(picked.map((d) => `${d.motif} ${d.seed}`)).size).toBe(12)
    expect(new Set(picked.map((d) => d.motif)).size).toBe(motifCount(category))
    expect(new Set(picked.map((d) => d.crop)).size).toBe(3)
  })
})

test('a rendered drawing has the same pixels each time', async () => {
  const drawing: Drawing = { category: 'nakit', motif: 0, seed: 12, crop: 'portrait' }
  const [first, second] = [await renderDrawing(drawing, 200), await renderDrawing(drawing, 200)]
  expect(first.data.equals(second.data)).toBe(true)
})

test('a drawing that does not exist is refused', async () => {
  await expect(renderDrawing({ category: 'lokacija', motif: 99, seed: 1, crop: 'wide' }, 96)).rejects.toThrow(
    'no such drawing: lokacija 99',
  )
})

test('a hash reads back as the drawing it was written from', () => {
  for (const drawing of every) expect(parseDrawing(hashOfDrawing(drawing))).toEqual(drawing)
  expect(hashOfDrawing({ category: 'lokacija', motif: 3, seed: 41, crop: 'landscape' })).toBe(
    'demo1lokacija3x41landscape',
  )
})

test.each([
  '',
  'demo1lokacija',
  'demo2lokacija3x41landscape',
  'lokacija3x41landscape',
  'demo1lokacija3x41square',
  'demo1lokacija100x41landscape',
  'demo1lokacija03x41landscape',
  'demo1lokacija3x041landscape',
  'demo1lokacija3x100000landscape',
  'demo1lokacija-3x41landscape',
  'demo1lokacija3x4.1landscape',
  'demo1lokacija3x41landscape\n',
  ' demo1lokacija3x41landscape',
  'Demo1lokacija3x41landscape',
  'demo1constructor0x0wide',
  'demo1toString0x0wide',
  '../demo1lokacija3x41landscape',
  'demo1lokacija3x41landscape/../../etc/passwd',
  `demo1${'a'.repeat(5000)}1x1wide`,
  '0'.repeat(32),
])('%j is the hash of no drawing', (hash) => {
  expect(parseDrawing(hash)).toBeNull()
})

test('the alternative text is Croatian and names the light of the picture', () => {
  expect(altText({ category: 'lokacija', motif: 0, seed: 0, crop: 'landscape' })).toBe(
    'Kameni luk s pogledom na more u predvečerje',
  )
  for (const drawing of every) expect(altText(drawing)).toMatch(/^\p{Lu}[\p{L} ,-]{12,90}$/u)
})
