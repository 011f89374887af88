import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { Media } from '#contract/media.ts'
import { mediaPath } from '#contract/paths.ts'
import { uploadPolicy } from '#contract/upload-policy.ts'
import { makeTestApp } from '#test/app.ts'
import { dataUrl, formOf, formWith, makeHugePng, makeJpeg } from '#test/pictures.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { masterName } from './picture-file.ts'

const { app, call, deps, make, db, close } = await makeTestApp()
afterAll(close)

const upload = (token: string, image: unknown) => call('POST', '/media', { token, body: { image } })
const send = (token: string, form: { body: Buffer | Readable; headers: Record<string, string> }) =>
  call('POST', '/media', { token, ...form })

/** Every variant of a picture, as it is served. */
async function servedVariants({ hash, widths }: Media): Promise<Buffer[]> {
  const urls = widths.flatMap((width) => [mediaPath(hash, width, 'webp'), mediaPath(hash, width, 'avif')])
  return Promise.all(
    urls.map(async (url) => {
      const { statusCode, rawPayload } = await app.inject(url)
      expect([url, statusCode]).toEqual([url, 200])
      return rawPayload
    }),
  )
}

/** Red, green and blue in the middle of a quarter. */
async function colorAt(picture: Buffer, x: 'left' | 'right', y: 'top' | 'bottom') {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const column = Math.round(info.width * (x === 'left' ? 0.25 : 0.75))
  const row = Math.round(info.height * (y === 'top' ? 0.25 : 0.75))
  return [...data.subarray((row * info.width + column) * info.channels).subarray(0, 3)]
}

const isLike = (color: number[], wanted: number[]) =>
  color.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 24)

describe('a picture', () => {
  test('is there at once: its answer, its files, its place in the public profile', async () => {
    const professional = await make.professional()
    const path = `/professionals/${professional.id}`
    expect((await call('GET', path)).body.data.media).toEqual([])
    const { status, body } = await upload(professional.token, dataUrl(await makeJpeg({ width: 1000, height: 500 })))
    expect(status).toBe(201)
    const picture: Media = body.data
    expect(picture).toMatchObject({
      professional_id: professional.id,
      filename: 'slika.jpg',
      url: `/media/${picture.hash}-1000.webp`,
      type: 'image',
      alt: null,
      width: 1000,
      height: 500,
      widths: [320, 640, 960, 1000],
    })
    expect(await deps.files.find(`${picture.hash}-640.webp`)).not.toBeNull()
    const formats = await Promise.all((await servedVariants(picture)).map((file) => sharp(file).metadata()))
    expect(formats.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 320, 160],
      ['heif', 320, 160],
      ['webp', 640, 320],
      ['heif', 640, 320],
      ['webp', 960, 480],
      ['heif', 960, 480],
      ['webp', 1000, 500],
      ['heif', 1000, 500],
    ])
    expect((await call('GET', path)).body.data.media).toEqual([picture])
  })

  test.each([
    [200, [200]],
    [320, [320]],
    [599, [320, 599]],
    [640, [320, 640]],
    [900, [320, 640, 900]],
    [1599, [320, 640, 960, 1599]],
    [1600, [320, 640, 960, 1600]],
    [1700, [320, 640, 960, 1600]],
  ])('of %i pixels is as sharp as it came, up to the largest width', async (width, widths) => {
    const { token } = await make.professional()
    const picture: Media = (await upload(token, dataUrl(await makeJpeg({ width, height: 60 })))).body.data
    const largest = widths.at(-1) ?? 0
    expect([picture.widths, picture.url]).toEqual([widths, `/media/${picture.hash}-${largest}.webp`])
    const sizes = await Promise.all((await servedVariants(picture)).map((file) => sharp(file).metadata()))
    expect(sizes.map((size) => size.width)).toEqual(widths.flatMap((one) => [one, one]))
  })

  test('comes by multipart with the name of its file', async () => {
    const { token } = await make.professional()
    const { status, body } = await send(token, formWith(await makeJpeg(), { filename: 'C:\\slike\\Šibenik 1.jpg' }))
    expect([status, body.data.filename]).toEqual([201, 'Šibenik 1.jpg'])
    const long = await send(token, formWith(await makeJpeg(), { filename: `${'š'.repeat(300)}.jpg` }))
    expect([long.status, long.body.data.filename]).toEqual([201, 'š'.repeat(120)])
  })

  test('stands upright and says nothing of where, when and with what it was taken', async () => {
    const { token } = await make.professional()
    // Red above, blue below, on a sensor that was turned by a quarter.
    const blue = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer()
    const upright = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#ff0000' } })
      .composite([{ input: blue, left: 0, top: 200 }])
      .png()
      .toBuffer()
    const ingested = await sharp(upright)
      .rotate(-90)
      .withExif({
        IFD0: { Make: 'Aparat', Copyright: 'Ana' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '45/1 48/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '15/1 58/1 0/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer()
    expect(await sharp(ingested).metadata()).toMatchObject({ width: 400, height: 300, orientation: 6 })
    expect(ingested.includes('Aparat')).toBe(true)

    const picture: Media = (await upload(token, dataUrl(ingested))).body.data
    expect([picture.width, picture.height]).toEqual([300, 400])
    const master = await deps.files.find(masterName(picture.hash))
    if (master === null) throw new Error('the master is not stored')
    for (const file of [...(await servedVariants(picture)), master]) {
      const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(file).metadata()
      expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
      expect([width, height]).toEqual([300, 400])
      expect(file.includes('Aparat') || file.includes('Exif') || file.includes('GPS')).toBe(false)
      expect(isLike(await colorAt(file, 'left', 'top'), [255, 0, 0])).toBe(true)
      expect(isLike(await colorAt(file, 'right', 'bottom'), [0, 0, 255])).toBe(true)
    }
  })

  test('keeps what can be seen through it', async () => {
    const { token } = await make.professional()
    const half = { r: 20, g: 160, b: 60, alpha: 0.5 }
    const png = await sharp({ create: { width: 320, height: 320, channels: 4, background: half } })
      .png()
      .toBuffer()
    const picture: Media = (await upload(token, dataUrl(png, 'image/png'))).body.data
    expect(picture.filename).toBe('slika.png')
    for (const file of await servedVariants(picture)) {
      const { channels } = await sharp(file).stats()
      expect(channels).toHaveLength(4)
      expect(Math.abs((channels[3]?.mean ?? 0) - 128)).toBeLessThan(4)
    }
  })

  test('with colors of another space is brought into the usual one', async () => {
    const { token } = await make.professional()
    const shot = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#c03020' } })
      .withIccProfile('p3')
      .png()
      .toBuffer()
    expect((await sharp(shot).metadata()).icc).toBeDefined()
    const picture: Media = (await upload(token, dataUrl(shot, 'image/png'))).body.data
    const [webp = Buffer.alloc(0)] = await servedVariants(picture)
    expect((await sharp(webp).metadata()).icc).toBeUndefined()
    expect(isLike(await colorAt(webp, 'left', 'top'), [0xc0, 0x30, 0x20])).toBe(true)
  })

  test.each([
    ['a JPEG that is said to be a PNG', 'image/png'],
    ['a JPEG that is said to be a page', 'text/html'],
    ['a JPEG that is said to be image/jpg', 'image/jpg;charset=utf-8'],
  ])('counts by its content: %s', async (_, type) => {
    const { token } = await make.professional()
    const content = await makeJpeg()
    expect((await upload(token, dataUrl(content, type))).body.data.filename).toBe('slika.jpg')
    expect((await send(token, formWith(content, { type }))).status).toBe(201)
  })

  test.each([
    ['tall', 100, 12_000],
    ['wide', 12_000, 10],
    ['small', 1, 1],
  ])('may be very %s', async (_, width, height) => {
    const { token } = await make.professional()
    const { status, body } = await upload(token, dataUrl(makeHugePng(width, height), 'image/png'))
    expect([status, body.data.width, body.data.height]).toEqual([201, width, height])
    await servedVariants(body.data)
  })
})

test('nothing that is written around the pixels reaches anybody', async () => {
  const { token } = await make.professional()
  const script = '<script>alert(document.domain)</script>'
  const polyglots = [
    Buffer.concat([await makeJpeg(), Buffer.from(script)]),
    Buffer.concat([
      await makeJpeg(),
      Buffer.from('PK\u0003\u0004'),
      Buffer.from(script),
      Buffer.from('PK\u0005\u0006'),
    ]),
    await sharp(await makeJpeg())
      .withExif({ IFD0: { ImageDescription: script } })
      .jpeg()
      .toBuffer(),
    await sharp(await makeJpeg())
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`)
      .jpeg()
      .toBuffer(),
  ]
  for (const polyglot of polyglots) {
    expect(polyglot.includes('<script>')).toBe(true)
    const picture: Media = (await upload(token, dataUrl(polyglot))).body.data
    const master = await deps.files.find(masterName(picture.hash))
    for (const file of [...(await servedVariants(picture)), master]) expect(file?.includes('<script>')).toBe(false)
  }
})

const truncated = async () => (await makeJpeg({ width: 1600, height: 1200 })).subarray(0, 4_000)
const noise = (size: number) => Buffer.from(Array.from({ length: size }, (_, index) => (index * 7919) % 251))

describe('no picture is', () => {
  test.each<[string, () => Promise<Buffer | string> | Buffer | string, string?]>([
    [
      'a drawing in SVG',
      () => '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>',
      'image/svg+xml',
    ],
    ['a page', () => '<!doctype html><script>alert(1)</script>', 'text/html'],
    ['a GIF', () => makeJpeg().then((jpeg) => sharp(jpeg).gif().toBuffer()), 'image/gif'],
    ['a WebP', () => makeJpeg().then((jpeg) => sharp(jpeg).webp().toBuffer()), 'image/webp'],
    ['a TIFF', () => makeJpeg().then((jpeg) => sharp(jpeg).tiff().toBuffer()), 'image/tiff'],
    ['an AVIF', () => makeJpeg().then((jpeg) => sharp(jpeg).avif({ effort: 0 }).toBuffer()), 'image/avif'],
    ['a JPEG that breaks off', truncated],
    [
      'a PNG that breaks off',
      () =>
        makeJpeg()
          .then((jpeg) => sharp(jpeg).png().toBuffer())
          .then((png) => png.subarray(0, 400)),
    ],
    [
      'the beginning of a JPEG before noise',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), noise(5_000)]),
    ],
    [
      'a GIF behind the beginning of a JPEG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('GIF89a')]),
    ],
    ['noise', () => noise(5_000)],
    ['nothing', () => ''],
  ])('%s, whatever type it claims', async (_, make_, type = 'image/jpeg') => {
    const { id, token } = await make.professional()
    const content = await make_()
    const refused = [422, { image: [uploadPolicy.typeMessage] }]
    const tries = [
      () => upload(token, dataUrl(content, type)),
      () => upload(token, dataUrl(content, 'image/png')),
      () => send(token, formWith(Buffer.from(content))),
    ]
    for (const attempt of tries) {
      const { status, body } = await attempt()
      expect([status, body.errors]).toEqual(refused)
    }
    expect(await db.selectFrom('media').select('id').where('professional_id', '=', id).execute()).toEqual([])
  })

  test.each([
    [16_000, 16_000],
    [40_000_000, 1],
    [1, 12_001],
    [8_001, 5_000],
  ])('one of %i × %i pixels, however small its file', async (width, height) => {
    const { token } = await make.professional()
    const png = makeHugePng(width, height)
    expect(png.length).toBeLessThan(60_000)
    const { status, body } = await upload(token, dataUrl(png, 'image/png'))
    expect([status, body.errors]).toEqual([422, { image: [uploadPolicy.pixelsMessage] }])
  })

  test.each([
    ['a text', 'slika', [uploadPolicy.typeMessage]],
    ['an address', 'https://primjer.test/slika.jpg', [uploadPolicy.typeMessage]],
    ['a data: address without base64', 'data:image/svg+xml,<svg/>', [uploadPolicy.typeMessage]],
    ['a data: address of more parts than any has', `data:a/b${';x'.repeat(3_900_000)}`, [uploadPolicy.typeMessage]],
    ['an empty text', '', ['Ovo polje je obavezno.']],
    ['null', null, ['Ovo polje je obavezno.']],
    ['left out', undefined, ['Ovo polje je obavezno.']],
    ['a number', 7, ['Ovo polje je obavezno.']],
    ['an object that looks like a file', { content: { type: 'Buffer', data: [255] } }, ['Ovo polje je obavezno.']],
  ])('%s in JSON', async (_, image, messages) => {
    const { token } = await make.professional()
    const { status, body } = await upload(token, image)
    expect([status, body.errors]).toEqual([422, { image: messages }])
  })
})

test('forty megapixels are decoded', async () => {
  const { token } = await make.professional()
  const { status, body } = await upload(token, dataUrl(makeHugePng(8_000, 5_000), 'image/png'))
  expect([status, body.data?.width]).toEqual([201, 8_000])
})

/** A JPEG of exactly so many bytes: decoders ignore bytes after its end. */
async function jpegOf(size: number): Promise<Buffer> {
  const jpeg = await makeJpeg()
  return Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])
}

test('five megabytes are taken, and not a byte more', async () => {
  const { token } = await make.professional()
  const whole = await jpegOf(uploadPolicy.maxBytes)
  const longer = await jpegOf(uploadPolicy.maxBytes + 1)
  expect((await upload(token, dataUrl(whole))).status).toBe(201)
  expect((await send(token, formWith(whole))).status).toBe(201)
  for (const refused of [await upload(token, dataUrl(longer)), await send(token, formWith(longer))])
    expect([refused.status, refused.body.errors]).toEqual([422, { image: [uploadPolicy.sizeMessage] }])
})

test('a body of more than eight mebibytes is not read to its end', async () => {
  const { token } = await make.professional()
  const long = Buffer.alloc(8 * 1024 * 1024 + 1)
  const form = formWith(long)
  // A stream goes without its length.
  const unmeasured = { ...form, body: Readable.from([form.body.subarray(0, 60_000), form.body.subarray(60_000)]) }
  for (const tried of [await upload(token, dataUrl(long)), await send(token, form), await send(token, unmeasured)])
    expect([tried.status, tried.body.code]).toEqual([413, 'payload_too_large'])
})

test.each([
  ['another field', formWith('x', { field: 'file' }), 422],
  ['no part at all', { ...formWith(''), body: Buffer.from('--granica-koje-u-slici-nema--\r\n') }, 422],
  ['no end', { ...formWith(''), body: formWith('slika').body.subarray(0, -10) }, 400],
  ['no boundary', { ...formWith('slika'), headers: { 'content-type': 'multipart/form-data' } }, 400],
  ['a name of the prototype', formWith('x', { field: '__proto__' }), 400],
])('a form with %s is refused', async (_, form, status) => {
  const { token } = await make.professional()
  const answer = await send(token, form)
  expect([answer.status, typeof answer.body.message]).toEqual([status, 'string'])
  if (status === 422) expect(answer.body.errors).toEqual({ image: ['Ovo polje je obavezno.'] })
})

test('a form with two pictures is refused for that, and one with a file of another name besides is taken', async () => {
  const { id, token } = await make.professional()
  const content = await makeJpeg()
  const sendFields = (...fields: string[]) => send(token, formOf(fields.map((field) => ({ content, field }))))
  const two = await sendFields('image', 'image')
  expect([two.status, two.body]).toEqual([
    422,
    { message: uploadPolicy.oneMessage, code: 'invalid', errors: { image: [uploadPolicy.oneMessage] } },
  ])
  expect(await db.selectFrom('media').select('id').where('professional_id', '=', id).execute()).toEqual([])
  expect((await sendFields('thumbnail', 'image')).status).toBe(201)
  expect((await sendFields('image', 'thumbnail')).status).toBe(201)
  expect((await sendFields('image', 'image', 'image')).status).toBe(413)
})

test('multipart is read by no other call', async () => {
  const { token } = await make.professional()
  const { body, headers } = formWith('x')
  expect((await call('PUT', '/media/order', { token, body, headers })).status).toBe(415)
})

test('the job makes every variant once, and then none is made on demand', async () => {
  const { token } = await make.professional()
  const picture: Media = (await upload(token, dataUrl(await makeJpeg({ width: 640, height: 500 })))).body.data
  const names = async () => {
    const found = []
    for await (const { name } of deps.files.list(picture.hash)) found.push(name.slice(picture.hash.length))
    return found.toSorted()
  }
  expect(await names()).toEqual(['-640.webp', '-master.webp'])
  const job = jobHandlers(deps)['make-pictures']
  const context = { key: '1', signal: new AbortController().signal }
  await job({ media_id: picture.id }, context)
  await job({ media_id: picture.id }, context)
  expect(await names()).toEqual(['-320.avif', '-320.webp', '-640.avif', '-640.webp', '-master.webp'])
  await db.deleteFrom('media').where('id', '=', picture.id).execute()
  await expect(job({ media_id: picture.id }, context)).resolves.toBeUndefined()
})
