import { afterAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { makeTestApp } from '#test/app.ts'
import { preRenderDrawings } from './service.ts'

const { app, deps, make, close } = await makeTestApp()
afterAll(close)

const get = (url: string) => app.inject({ url })

describe('a picture of the demo marketplace', () => {
  test('is drawn in the wanted width and format when it is first asked for', async () => {
    const { hash } = await make.media({ drawing: 'lokacija-0-41-landscape' })
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

  test('is drawn once when many ask for it at the same time, and then lies in the file store', async () => {
    const { hash } = await make.media({ drawing: 'glazba-1-7-landscape' })
    let drawn = 0
    const render = async () => {
      drawn++
      return Buffer.from('slika')
    }
    const counting = { ...deps, pictures: { ...deps.pictures, render } }
    await Promise.all([1, 2, 3].map(() => preRenderDrawings(counting, [hash], { widths: [320], formats: ['webp'] })))
    expect(drawn).toBe(1)
    expect((await get(`/media/${hash}-320.webp`)).body).toBe('slika')
  })
})

test('a file that no picture has is missing for a minute', async () => {
  const { hash } = await make.media({ drawing: 'nakit-1-7-landscape', width: 1200 })
  const uploaded = await make.media({ drawing: null })
  const names = [
    `${hash}-321.webp`,
    `${hash}-1600.webp`,
    `${hash}-320.gif`,
    `${hash}-0320.webp`,
    `${uploaded.hash}-320.webp`,
    `${'f'.repeat(32)}-320.webp`,
    'nothing',
    '%00',
    '..%2f..%2fetc%2fpasswd',
    `${'a'.repeat(500)}-320.webp`,
  ]
  for (const name of names) {
    const answer = await get(`/media/${name}`)
    expect([name, answer.statusCode]).toEqual([name, 404])
    expect(answer.json()).toMatchObject({ code: 'not_found' })
  }
  expect((await get(`/media/${hash}-321.webp`)).headers['cache-control']).toBe('public, max-age=60')
})

test('a drawing that cannot be drawn is a failure, and the next one is drawn', async () => {
  const broken = await make.media({ drawing: 'no-such-drawing' })
  const good = await make.media({ drawing: 'transport-0-1-wide' })
  expect((await get(`/media/${broken.hash}-320.webp`)).statusCode).toBe(500)
  expect((await get(`/media/${good.hash}-320.webp`)).statusCode).toBe(200)
})
