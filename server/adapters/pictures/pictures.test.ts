import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { makeHugePng, makeJpeg, pngChunk } from '#test/pictures.ts'
import {
  makeDataBomb,
  makeEndlessProfile,
  makeHeldJpeg,
  makeHeldPng,
  makeJpegWithProfile,
  makePngWithProfile,
  makeScatteredPng,
  makeTextBomb,
} from '#test/picture-bombs.ts'
import { createMemoryBudget } from './memory.ts'
import { isPngDataBounded } from './png-data.ts'
import { withoutNotes } from './png-parts.ts'
import { startPictures } from './pictures.ts'

function start() {
  const pictures = startPictures()
  onTestFinished(pictures.close)
  return pictures
}

test('an upload becomes a master and a first variant, from which the others are made', async () => {
  const pictures = start()
  const ingested = await pictures.ingest(await makeJpeg({ width: 2_000, height: 1_500 }))
  expect(ingested).toMatchObject({ width: 2_000, height: 1_500, format: 'jpeg', first: { width: 640 } })
  if ('rejected' in ingested) throw new Error('rejected')
  const variant = await pictures.resize({ master: ingested.master, width: 320, format: 'webp' })
  expect(await sharp(variant).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 })
})

test('a picture can be had back in its own format, whatever its shape and color', async () => {
  const pictures = start()
  const wide = await sharp({
    create: { width: 3_000, height: 20, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
  })
    .png({ progressive: true })
    .toBuffer()
  const cleaned = await pictures.clean(wide)
  expect(cleaned).toMatchObject({ width: 3_000, height: 20, format: 'png' })
  if ('rejected' in cleaned) throw new Error('rejected')
  expect(await sharp(cleaned.content).metadata()).toMatchObject({
    format: 'png',
    width: 3_000,
    height: 20,
    channels: 4,
  })
  const print = await sharp(await makeJpeg())
    .toColorspace('cmyk')
    .jpeg()
    .toBuffer()
  const shown = await pictures.clean(print)
  if ('rejected' in shown) throw new Error('rejected')
  expect(await sharp(shown.content).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb' })
})

test('such a picture keeps the limits of every other one, and one that is turned those of memory as well', async () => {
  const pictures = start()
  expect(await pictures.clean(makeHugePng(12_001, 10))).toEqual({ rejected: 'pixels' })
  expect(await pictures.clean(await makeHeldJpeg(8_000, 5_000))).toEqual({ rejected: 'cost' })
  expect(await pictures.clean(makeDataBomb())).toEqual({ rejected: 'cost' })
  const large = sharp({ create: { width: 7_000, height: 5_000, channels: 3, background: '#b4653a' } })
  const turned = await large.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await pictures.clean(turned)).toMatchObject({ width: 5_000, height: 7_000 })
  const whole = await large.withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer()
  expect(await pictures.clean(whole)).toEqual({ rejected: 'cost' })
})

test('no decoder but those of JPEG and PNG opens what was sent, and the header is enough to refuse a huge one', async () => {
  const pictures = start()
  const jpeg = await makeJpeg()
  expect(await pictures.ingest(await sharp(jpeg).webp().toBuffer())).toEqual({ rejected: 'type' })
  expect(await pictures.ingest(makeHugePng(16_000, 16_000))).toEqual({ rejected: 'pixels' })
  expect(await pictures.ingest(jpeg)).toMatchObject({ width: 400, height: 300 })
})

test('no side is longer than twelve thousand pixels', async () => {
  const pictures = start()
  expect(await pictures.ingest(makeHugePng(12_001, 10))).toEqual({ rejected: 'pixels' })
  expect(await pictures.ingest(makeHugePng(1, 40_000_000))).toEqual({ rejected: 'pixels' })
  expect(await pictures.ingest(makeHugePng(12_000, 10))).toMatchObject({ width: 12_000, height: 10 })
})

test('a picture that would have to be held whole in hundreds of megabytes is refused by its header', async () => {
  const pictures = start()
  expect(await pictures.ingest(await makeHeldJpeg(8_000, 5_000))).toEqual({ rejected: 'cost' })
  expect(await pictures.ingest(await makeHeldPng(6_000, 5_000))).toEqual({ rejected: 'cost' })
  expect(await pictures.ingest(await makeHeldJpeg(2_000, 1_500))).toMatchObject({ width: 2_000 })
})

test('gigabytes behind a few pixels are not unpacked, and a picture in many pieces is read', async () => {
  const bomb = makeDataBomb()
  expect(bomb.length).toBeLessThan(5 * 2 ** 20)
  const pictures = start()
  expect(await pictures.ingest(bomb)).toEqual({ rejected: 'cost' })
  expect(await pictures.ingest(makeScatteredPng())).toMatchObject({ width: 10, height: 10 })
})

test('gigabytes of text beside the pixels are not unpacked', async () => {
  const bomb = makeTextBomb()
  expect(bomb.length).toBeLessThan(5 * 2 ** 20)
  const pictures = start()
  expect(await pictures.ingest(bomb)).toMatchObject({ width: 10, height: 10 })
})

test('a color profile that is a program is refused by its header, and one that unpacks to megabytes not used', async () => {
  const pictures = start()
  const endless = makeEndlessProfile()
  expect(await pictures.ingest(await makeJpegWithProfile(endless))).toEqual({ rejected: 'cost' })
  expect(await pictures.ingest(await makePngWithProfile(endless))).toEqual({ rejected: 'cost' })
  expect(await pictures.ingest(await makePngWithProfile(Buffer.alloc(100_000_000)))).toMatchObject({ width: 10 })
})

test('a PNG without its notes looks as it did: upright, transparent and in the colors of its profile', async () => {
  const shown = { width: 20, height: 10, channels: 4, background: { r: 200, g: 40, b: 40, alpha: 0.5 } } as const
  const picture = sharp({ create: shown }).withExif({ IFD0: { ImageDescription: 'Ivana, 091 234 5678' } })
  const sent = await picture.withMetadata({ orientation: 6 }).withIccProfile('p3').png().toBuffer()
  const kept = withoutNotes(Buffer.concat([sent, pngChunk('tEXt', Buffer.from('Author\0Ivana'))]))
  expect(kept.includes('Author')).toBe(false)
  const { icc, hasAlpha, orientation } = await sharp(kept).metadata()
  expect([icc?.length, hasAlpha, orientation]).toEqual([(await sharp(sent).metadata()).icc?.length, true, 6])
  expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(sent).raw().toBuffer())
  expect(await start().clean(sent)).toMatchObject({ width: 10, height: 20 })
})

test.each([1, 2, 3, 8, 9, 17, 100])('the data of an ordinary PNG of %i pixels a side is bounded', async (side) => {
  for (const progressive of [false, true]) {
    for (const channels of [3, 4] as const) {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
      const png = await sharp({ create: { width: side, height: side + 3, channels, background: '#000', noise } })
        .png({ progressive, compressionLevel: 0 })
        .toBuffer()
      expect(await isPngDataBounded(png)).toBe(true)
    }
  }
})

test('work shares the memory, first come first served, and what takes all of it runs alone', async () => {
  const memory = createMemoryBudget(100)
  const events: string[] = []
  const work = (name: string, bytes: number) =>
    memory.run(bytes, async () => {
      events.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      events.push(`${name} ends`)
    })
  await Promise.all([work('a', 50), work('b', 50), work('large', 1_000), work('c', 1)])
  expect(events).toEqual([
    'a begins',
    'b begins',
    'a ends',
    'b ends',
    'large begins',
    'large ends',
    'c begins',
    'c ends',
  ])
})
