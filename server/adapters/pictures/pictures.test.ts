import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { makeHugePng, makeJpeg } from '#test/pictures.ts'
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

test('no decoder but those of JPEG and PNG opens what was sent, and the header is enough to refuse a huge one', async () => {
  const pictures = start()
  const jpeg = await makeJpeg()
  expect(await pictures.ingest(await sharp(jpeg).webp().toBuffer())).toEqual({ rejected: 'type' })
  expect(await pictures.ingest(makeHugePng(16_000, 16_000))).toEqual({ rejected: 'pixels' })
  expect(await pictures.ingest(jpeg)).toMatchObject({ width: 400, height: 300 })
})
