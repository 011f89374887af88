import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  altText,
  drawingCategories,
  drawingKey,
  drawingSize,
  drawSvg,
  motifCount,
  parseDrawing,
  pickDrawings,
  renderDrawing,
  type Drawing,
} from './draw.ts'
import { Random } from '#demo/drawings/kit/random.ts'

const crops = ['landscape', 'portrait', 'wide'] as const

const every: Drawing[] = drawingCategories.flatMap((category) =>
  Array.from({ length: motifCount(category) }, (_, motif) => motif).flatMap((motif) =>
    crops.map((crop, i): Drawing => ({ category, motif, seed: motif * 31 + i * 7 + 3, crop })),
  ),
)

test('there are eleven categories with at least five motifs each', () => {
  expect(drawingCategories).toHaveLength(11)
  for (const category of drawingCategories) expect(motifCount(category)).toBeGreaterThanOrEqual(5)
})

describe.each(drawingCategories)('%s', (category) => {
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

test('a key reads back as the drawing it was written from', () => {
  for (const drawing of every) expect(parseDrawing(drawingKey(drawing))).toEqual(drawing)
  expect(drawingKey({ category: 'lokacija', motif: 3, seed: 41, crop: 'landscape' })).toBe('lokacija-3-41-landscape')
})

test.each([
  '',
  'lokacija',
  'lokacija-3-41-square',
  'lokacija-99-41-landscape',
  'lokacija-03-41-landscape',
  'lokacija-3-041-landscape',
  'lokacija-3-100000-landscape',
  'lokacija--3-41-landscape',
  'lokacija-3-4.1-landscape',
  'lokacija-3-41-landscape\n',
  ' lokacija-3-41-landscape',
  'Lokacija-3-41-landscape',
  'constructor-0-0-wide',
  'toString-0-0-wide',
  '../lokacija-3-41-landscape',
  'lokacija-3-41-landscape/../../etc/passwd',
  `${'a'.repeat(5000)}-1-1-wide`,
])('the hostile key %j is refused', (key) => {
  expect(parseDrawing(key)).toBeNull()
})

test('what is seen is told in Croatian, with the light of the picture', () => {
  expect(altText({ category: 'lokacija', motif: 0, seed: 0, crop: 'landscape' })).toBe(
    'Kameni luk s pogledom na more u predvečerje',
  )
  for (const drawing of every) expect(altText(drawing)).toMatch(/^\p{Lu}[\p{L} ,-]{12,90}$/u)
})
