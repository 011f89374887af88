import sharp from 'sharp'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { buildApp } from '#server/app.ts'
import { masterName } from '#server/features/media/picture-file.ts'
import { getPicture } from '#server/features/media/service.ts'
import { hashOfDrawing } from './address.ts'
import { drawOnDemand, startDrawings } from './drawings.ts'

const { deps: product, make, close } = await makeTestApp()
const drawings = startDrawings()
const deps = { ...product, files: drawOnDemand(product.files, product.db, drawings.render) }
const app = await buildApp(deps)
afterAll(async () => {
  await drawings.close()
  await app.close()
  await close()
})

const get = (url: string) => app.inject({ url })

test('a drawing is rendered in the requested width and format at its first request', async () => {
  const { hash } = await make.media({ hash: 'demo1lokacija0x41landscape' })
  const webp = await get(`/media/${hash}-320.webp`)
  expect(webp.statusCode).toBe(200)
  expect(webp.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 })

  const avif = await get(`/media/${hash}-320.avif`)
  expect(avif.headers['content-type']).toBe('image/avif')
  expect(await sharp(avif.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 320 })
})

test('a drawing is rendered once when many ask for it at the same time, and then lies in the file store', async () => {
  const { hash } = await make.media({ hash: hashOfDrawing({ category: 'glazba', motif: 1, seed: 7, crop: 'wide' }) })
  let rendered = 0
  const render = async () => {
    rendered++
    return Buffer.from('slika')
  }
  const counting = { ...product, files: drawOnDemand(product.files, product.db, render) }
  await Promise.all([1, 2, 3].map(() => getPicture(counting, `${hash}-320.webp`)))
  expect(rendered).toBe(1)
  expect((await get(`/media/${hash}-320.webp`)).body).toBe('slika')
})

test('nothing is drawn that no row of a picture has', async () => {
  const { hash } = await make.media({ hash: 'demo1nakit1x7landscape', width: 1200 })
  for (const name of [`${hash}-321.webp`, `${hash}-1600.webp`, 'demo1nakit2x7landscape-320.webp'])
    expect([name, (await get(`/media/${name}`)).statusCode]).toEqual([name, 404])
})

test('an upload is served beside the drawings', async () => {
  const { hash } = await make.media()
  const master = sharp({ create: { width: 640, height: 480, channels: 3, background: '#abc' } })
  await product.files.put(masterName(hash), await master.webp().toBuffer())
  expect((await get(`/media/${hash}-320.webp`)).statusCode).toBe(200)
})

test('a drawing that cannot be drawn is a failure, and the next one is drawn', async () => {
  const broken = await make.media({ hash: 'demo1lokacija99x1wide' })
  const good = await make.media({ hash: 'demo1transport0x1wide' })
  expect((await get(`/media/${broken.hash}-320.webp`)).statusCode).toBe(500)
  expect((await get(`/media/${good.hash}-320.webp`)).statusCode).toBe(200)
})

test('after its end nothing is drawn', async () => {
  const ended = startDrawings()
  onTestFinished(ended.close)
  await ended.close()
  const drawing = { category: 'nakit', motif: 0, seed: 0, crop: 'wide' } as const
  await expect(ended.render({ drawing, width: 96, format: 'webp' })).rejects.toThrow('the worker process is closed')
})
