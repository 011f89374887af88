import { Readable } from 'node:stream'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Media } from '#contract/media.ts'
import { uploadPolicy } from '#contract/upload-policy.ts'
import { makeTestApp } from '#test/app.ts'
import { dataUrl, formWith, makeJpeg, numberedJpeg } from '#test/pictures.ts'

const { call, deps, make, db, startNode, close } = await makeTestApp()
afterAll(close)

const upload = async (token: string, content: Buffer) =>
  call('POST', '/media', { token, body: { image: dataUrl(content) } })
const order = (token: string, ids: unknown) => call('PUT', '/media/order', { token, body: { ids } })
const galleryOf = async (id: number): Promise<number[]> =>
  (await call('GET', `/professionals/${id}`)).body.data.media.map((media: Media) => media.id)

/** A professional with so many pictures, in a city of its own. */
async function makePortfolio(count: number) {
  const professional = await make.professional({ city: `Grad ${await countProfessionals()}` })
  const of = { professional_id: professional.id }
  const ids: number[] = []
  for (let position = 0; position < count; position++) ids.push((await make.media({ ...of, position })).id)
  return { ...professional, ids }
}

const countProfessionals = async () => (await db.selectFrom('professionals').select('id').execute()).length

/** A professional's pictures as their card in the public list shows them. */
async function cardOf({ city }: { city: string | null }) {
  const [card] = (await call('GET', `/professionals?city=${encodeURIComponent(city ?? '')}`)).body.data
  return { cover: card.media[0]?.id, alt: card.media[0]?.alt, count: card.media_count }
}

describe('who may', () => {
  const calls = [
    ['POST', '/media', { image: 'data:image/png;base64,' }],
    ['PUT', '/media/order', { ids: [] }],
    ['PUT', '/media/1', { alt: null }],
    ['DELETE', '/media/1', undefined],
  ] as const

  test.each(calls)('%s %s needs a session', async (method, path, body) => {
    expect((await call(method, path, { body })).status).toBe(401)
  })

  test.each(calls)('%s %s is for professionals alone', async (method, path, body) => {
    for (const { token } of [await make.couple(), await make.admin()]) {
      const answer = await call(method, path, { token, body })
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
      if (method === 'POST') expect(answer.body.message).toBe('Samo profesionalci mogu učitavati slike')
    }
  })

  test('a body is not read before it is known who sends it', async () => {
    const { token } = await make.couple()
    const form = formWith(Buffer.alloc(9 * 1024 * 1024))
    expect((await call('POST', '/media', { token, ...form })).status).toBe(403)
    expect((await call('POST', '/media', form)).status).toBe(401)
  })

  test('another’s picture is as good as none', async () => {
    const { token } = await make.professional()
    const foreign = await make.media()
    for (const id of [foreign.id, 2_000_000_000]) {
      for (const answer of [
        await call('PUT', `/media/${id}`, { token, body: { alt: 'Moje' } }),
        await call('DELETE', `/media/${id}`, { token }),
      ])
        expect([answer.status, answer.body]).toEqual([404, { message: 'Slika nije pronađena.', code: 'not_found' }])
    }
    expect(await db.selectFrom('media').select('alt').where('id', '=', foreign.id).execute()).toEqual([
      { alt: foreign.alt },
    ])
  })
})

describe('the order', () => {
  test('puts the first picture on the card', async () => {
    const owner = await makePortfolio(3)
    const [a, b, c] = owner.ids
    expect(await cardOf(owner)).toMatchObject({ cover: a, count: 3 })
    const { status, body } = await order(owner.token, [c, String(a), b])
    expect([status, body.data.map((media: Media) => media.id)]).toEqual([200, [c, a, b]])
    expect(await galleryOf(owner.id)).toEqual([c, a, b])
    expect(await cardOf(owner)).toMatchObject({ cover: c, count: 3 })
    expect((await order(owner.token, [c, b, a])).status).toBe(200)
    expect(await galleryOf(owner.id)).toEqual([c, b, a])
  })

  test('names every picture of one’s own once, and no other', async () => {
    const owner = await makePortfolio(2)
    const [a = 0, b = 0] = owner.ids
    const foreign = await make.media()
    for (const ids of [[], [a], [a, a], [a, b, b], [a, b, foreign.id], [a, foreign.id], [a, b, 2_000_000_000]]) {
      const { status, body } = await order(owner.token, ids)
      expect([ids, status, body.code]).toEqual([ids, 409, 'conflict'])
      expect(body.message).toBe('Portfelj se u međuvremenu promijenio. Osvježite stranicu.')
    }
    for (const ids of ['1', [0], ['a'], [null], Array.from({ length: 201 }, () => a), undefined])
      expect([ids, (await order(owner.token, ids)).status]).toEqual([ids, 422])
    expect(await galleryOf(owner.id)).toEqual([a, b])
  })

  test('of nothing is nothing', async () => {
    const { token } = await make.professional()
    expect((await order(token, [])).body).toEqual({ data: [] })
  })

  test('of several at once is one of theirs', async () => {
    const owner = await makePortfolio(4)
    const orders = [0, 1, 2, 3].map((first) => [...owner.ids.slice(first), ...owner.ids.slice(0, first)])
    const answers = await Promise.all(orders.map((ids) => order(owner.token, ids)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(orders).toContainEqual(await galleryOf(owner.id))
  })
})

test('the text of a picture is changed and taken away, and the card of its owner with it', async () => {
  const owner = await makePortfolio(2)
  const [first = 0, second = 0] = owner.ids
  const change = (id: number, alt: unknown) => call('PUT', `/media/${id}`, { token: owner.token, body: { alt } })
  expect(await cardOf(owner)).toMatchObject({ alt: 'Mladenci pod lipom' })
  const { status, body } = await change(first, '  Torta s malinama ')
  expect([status, body.data.alt]).toEqual([200, 'Torta s malinama'])
  expect(await cardOf(owner)).toMatchObject({ alt: 'Torta s malinama' })
  expect((await change(second, '')).body.data.alt).toBeNull()
  expect((await call('GET', `/professionals/${owner.id}`)).body.data.media.map(({ alt }: Media) => alt)).toEqual([
    'Torta s malinama',
    null,
  ])
  expect((await change(first, 'ž'.repeat(uploadPolicy.maxAlt))).status).toBe(200)
  expect((await change(first, 'ž'.repeat(uploadPolicy.maxAlt + 1))).body.errors).toEqual({
    alt: ['Najviše 300 znakova.'],
  })
})

test('a deleted picture is gone from the profile, and the next one is on the card', async () => {
  const owner = await makePortfolio(3)
  const [a = 0, b = 0, c = 0] = owner.ids
  expect(await cardOf(owner)).toMatchObject({ cover: a })
  const { status, text } = await call('DELETE', `/media/${a}`, { token: owner.token })
  expect([status, text]).toEqual([204, ''])
  expect(await galleryOf(owner.id)).toEqual([b, c])
  expect(await cardOf(owner)).toMatchObject({ cover: b, count: 2 })
  expect((await call('DELETE', `/media/${a}`, { token: owner.token })).status).toBe(404)
  const added = (await upload(owner.token, await makeJpeg())).body.data
  expect(await galleryOf(owner.id)).toEqual([b, c, added.id])
  expect((await order(owner.token, [added.id, c, b])).status).toBe(200)
})

test('a new picture is on the card of another node, too', async () => {
  const other = await startNode()
  const owner = await makePortfolio(0)
  const ask = async () => (await other.call('GET', `/professionals/${owner.id}`)).body.data.media.length
  expect(await ask()).toBe(0)
  await upload(owner.token, await makeJpeg())
  await expect.poll(ask).toBe(1)
})

describe('thirty pictures', () => {
  const full = [422, { image: [uploadPolicy.countMessage] }]

  test('are the most, and make room when one is deleted', async () => {
    const owner = await makePortfolio(uploadPolicy.maxPictures)
    const refused = await upload(owner.token, await makeJpeg())
    expect([refused.status, refused.body.errors]).toEqual(full)
    await call('DELETE', `/media/${owner.ids[7]}`, { token: owner.token })
    expect((await upload(owner.token, await makeJpeg())).status).toBe(201)
    expect((await upload(owner.token, await makeJpeg())).status).toBe(422)
  })

  test('are thirty when thirty-one come at once, each in a place of its own', async () => {
    const owner = await makePortfolio(0)
    const pictures = await Promise.all(Array.from({ length: 31 }, (_, number) => numberedJpeg(number)))
    const answers = await Promise.all(pictures.map((picture) => upload(owner.token, picture)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30)
    expect(answers.filter(({ status }) => status !== 201).map(({ status, body }) => [status, body.errors])).toEqual([
      full,
    ])
    const rows = await db.selectFrom('media').select('position').where('professional_id', '=', owner.id).execute()
    expect(rows.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(pictures.slice(1).map((_, i) => i))
  })

  test('are held by the database itself, by single rows and by many', async () => {
    const owner = await makePortfolio(29)
    const next = { professional_id: owner.id, hash: 'a'.repeat(32), filename: 'x.jpg', width: 9, height: 9 }
    const insert = (...positions: number[]) =>
      db
        .insertInto('media')
        .values(positions.map((position) => ({ ...next, position })))
        .execute()
    await expect(insert(40, 41)).rejects.toMatchObject({ constraint: 'media_at_most_30' })
    await insert(40)
    await expect(insert(41)).rejects.toMatchObject({ constraint: 'media_at_most_30' })
  })
})

test('the same picture twice is two pictures with the same files', async () => {
  const owner = await makePortfolio(0)
  const content = await makeJpeg({}, '#123456')
  const [first, second] = [await upload(owner.token, content), await upload(owner.token, content)]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body.data.hash).toBe(first.body.data.hash)
  expect(await galleryOf(owner.id)).toEqual([first.body.data.id, second.body.data.id])
})

test('whoever deletes the account while a picture arrives is signed out, and leaves no row', async () => {
  const owner = await make.professional()
  const ingest: typeof deps.pictures.ingest = async (content) => {
    await db.deleteFrom('users').where('id', '=', owner.user.id).execute()
    return deps.pictures.ingest(content)
  }
  const node = await makeTestApp({ pictures: { ...deps.pictures, ingest, close: async () => {} }, db, pool: deps.pool })
  const { status } = await node.call('POST', '/media', {
    token: owner.token,
    body: { image: dataUrl(await makeJpeg({}, '#654321')) },
  })
  await node.close()
  expect(status).toBe(401)
  expect(await db.selectFrom('media').select('id').where('professional_id', '=', owner.id).execute()).toEqual([])
})

test('too many uploads are told when to come back', async () => {
  const strict = await makeTestApp({ config: { rateLimitFactor: 0.01 } })
  const { token } = await strict.make.professional()
  const attempt = async () => strict.call('POST', '/media', { token, body: { image: dataUrl(await makeJpeg()) } })
  expect((await attempt()).status).toBe(201)
  const answers = [await attempt(), await attempt(), await attempt()]
  const last = answers.at(-1)
  await strict.close()
  expect([last?.status, last?.body.code]).toEqual([429, 'rate_limited'])
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
})

/** An upload of which not one byte arrives; `isBegun` is true once the server reads it. */
function startStalledUpload(token: string, send: typeof call) {
  const { headers } = formWith('x')
  let isBegun = false
  const body = new Readable({ read: () => (isBegun = true) })
  const answer = send('POST', '/media', { token, body, headers })
  onTestFinished(() => void body.destroy())
  return { answer, isBegun: () => isBegun }
}

test('who sends too many is told so before the next one is read', async () => {
  const strict = await makeTestApp({ config: { rateLimitFactor: 0.001 } })
  onTestFinished(strict.close)
  const { token } = await strict.make.professional()
  await strict.call('POST', '/media', { token, body: { image: 'x' } })
  const { answer, isBegun } = startStalledUpload(token, strict.call)
  expect([(await answer).status, isBegun()]).toEqual([429, false])
})

test('who sends slowly keeps four places, and nobody else from sending', async () => {
  const slow = await make.professional()
  const started = Array.from({ length: 12 }, () => startStalledUpload(slow.token, call))
  const begun = () => started.filter(({ isBegun }) => isBegun()).length
  await expect.poll(begun, { timeout: 20_000 }).toBe(4)
  const { token } = await make.professional()
  expect((await call('POST', '/media', { token, body: { image: dataUrl(await makeJpeg()) } })).status).toBe(201)
  expect(begun()).toBe(4)
})

test('thirty pictures at once, and again after a mistake, are not too many', async () => {
  const { token } = await make.professional()
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => call('POST', '/media', { token, body: { image: dataUrl('x') } })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]))
})
