import { afterAll, expect, test } from 'vitest'
import type { Media } from '#contract/media.ts'
import { makeTestApp } from '#test/app.ts'
import { dataUrl, makeJpeg } from '#test/pictures.ts'
import { startBucket } from '#test/s3.ts'
import { readConfig } from '#server/config.ts'

const bucket = await startBucket()
const { app, call, deps, make, runJobs, close } = await makeTestApp({
  config: { storage: readConfig({ STORAGE_URL: bucket.url }).storage },
})
afterAll(close)

const upload = async (token: string, color: string) =>
  call('POST', '/media', { token, body: { image: dataUrl(await makeJpeg({ width: 640 }, color)) } })

test('a picture lies in the bucket from its upload to its deletion, and while that is away the answer says so', async () => {
  await deps.files.checkAvailability()
  const { token } = await make.professional()
  const first = await upload(token, '#335577')
  expect(first.status).toBe(201)
  const picture: Media = first.body.data
  const names = async () => {
    const found: string[] = []
    for await (const { name } of deps.files.list(picture.hash)) found.push(name.slice(picture.hash.length))
    return found.toSorted()
  }
  expect(await names()).toEqual(['-640.webp', '-master.webp'])
  const served = await app.inject(`/media/${picture.hash}-320.avif`)
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/avif'])
  await runJobs()
  expect(await names()).toEqual(['-320.avif', '-320.webp', '-640.avif', '-640.webp', '-master.webp'])
  await call('DELETE', `/media/${picture.id}`, { token })
  await runJobs()
  expect(await names()).toEqual([])

  const { id, hash } = (await upload(token, '#775533')).body.data as Media
  await bucket.close()
  const away = {
    message: expect.stringMatching(/^Usluga trenutačno nije dostupna\. .* Oznaka pogreške: [\da-f]{8}$/) as string,
    code: 'unavailable',
  }
  const refused = await upload(token, '#557733')
  expect([refused.status, refused.body, refused.headers['retry-after']]).toEqual([503, away, '5'])
  const answer = await app.inject(`/media/${hash}-320.webp`)
  expect([answer.statusCode, answer.json()]).toEqual([503, away])
  // Calls that need no file succeed, and the files follow when the store is back.
  expect((await call('PUT', `/media/${id}`, { token, body: { alt: 'Torta' } })).status).toBe(200)
  expect((await call('DELETE', `/media/${id}`, { token })).status).toBe(204)
  expect((await call('GET', '/professionals')).status).toBe(200)
})
