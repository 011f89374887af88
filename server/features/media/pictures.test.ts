import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { masterName } from './picture-file.ts'
import { getPicture } from './service.ts'

const { app, deps, make, close } = await makeTestApp()
afterAll(close)

const get = (url: string) => app.inject({ url })

/** A picture of which there is the master alone. */
async function makePicture(width: number): Promise<string> {
  const { hash } = await make.media({ width })
  const master = sharp({ create: { width, height: (width * 3) / 4, channels: 3, background: '#abc' } })
  await deps.files.put(masterName(hash), await master.webp().toBuffer())
  return hash
}

test('a variant is made in the requested width and format at its first request', async () => {
  const hash = await makePicture(1600)
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

test('a variant is made once when many ask for it at the same time, and then lies in the file store', async () => {
  const hash = await makePicture(1600)
  let made = 0
  const resize = async () => {
    made++
    return Buffer.from('slika')
  }
  const counting = { ...deps, pictures: { ...deps.pictures, resize } }
  await Promise.all([1, 2, 3].map(() => getPicture(counting, `${hash}-320.webp`)))
  expect(made).toBe(1)
  expect((await get(`/media/${hash}-320.webp`)).body).toBe('slika')
})

test('a file that no picture has is missing for a minute', async () => {
  const hash = await makePicture(1200)
  const { hash: withoutMaster } = await make.media()
  const names = [
    `${hash}-321.webp`,
    `${hash}-1600.webp`,
    `${hash}-320.gif`,
    `${hash}-0320.webp`,
    `${withoutMaster}-320.webp`,
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
  expect((await get(`/media/${hash}-320.webp`)).statusCode).toBe(200)
})

test('a master that cannot be decoded is a failure, and the next picture is made', async () => {
  const { hash: broken } = await make.media()
  await deps.files.put(masterName(broken), Buffer.from('no picture'))
  const good = await makePicture(640)
  expect((await get(`/media/${broken}-320.webp`)).statusCode).toBe(500)
  expect((await get(`/media/${good}-320.webp`)).statusCode).toBe(200)
})

test('the part of a picture for a shared link is a JPEG of the size that networks want, whatever the picture has', async () => {
  for (const width of [320, 1600]) {
    const hash = await makePicture(width)
    const { statusCode, headers, rawPayload } = await get(`/media/${hash}-1200x630.jpg`)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(await deps.files.has(`${hash}-1200x630.jpg`)).toBe(true)
  }
})

test('a shared part of a picture that does not exist is not found', async () => {
  expect((await get('/media/0123456789abcdef-1200x630.jpg')).statusCode).toBe(404)
})
