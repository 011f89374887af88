import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { stoppedClock } from '#server/adapters/clock.ts'
import { createResponseCache } from './response-cache.ts'

const { app, deps, make, close } = await makeTestApp()
afterAll(close)

test('many answers of one kind displace no other kind', async () => {
  const responseCache = createResponseCache({ clock: stoppedClock(new Date(0)), maxBytes: 20_000 })
  responseCache.resume()
  const render = async () => ({ body: 'x'.repeat(500), contentType: 'text/plain', tags: [] })
  const isReady = async (key: string) => {
    const { misses } = responseCache.stats()
    await responseCache.getOrRender(key, render)
    return responseCache.stats().misses === misses
  }
  for (const key of ['page["a"]', 'page["b"]', 'sitemap["1"]']) await isReady(key)
  for (let number = 0; number < 200; number++) await isReady(`list["${number}"]`)
  expect(responseCache.stats().bytes).toBeLessThanOrEqual(20_000)
  expect([await isReady('list["199"]'), await isReady('list["0"]')]).toEqual([true, false])
  expect([await isReady('page["a"]'), await isReady('page["b"]'), await isReady('sitemap["1"]')]).toEqual([
    true,
    true,
    true,
  ])
})

test.each([
  ['/sitemap.xml', ['/%73itemap.xml', '/sitemap%2Exml', '/sitemap.xml?a=1']],
  ['/sitemap-1.xml', ['/sitemap-%31.xml', '/%73itemap-%31.xml', '/sitemap-1.xml?b=2']],
  ['/robots.txt', ['/robots%2etxt', '/robots.txt?c=3']],
])('%s is made once, however it is written', async (url, spellings) => {
  await make.professional()
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(200)
  const { misses } = deps.responseCache.stats()
  for (const spelling of spellings) expect((await app.inject(spelling)).body).toBe(answer.body)
  expect(deps.responseCache.stats().misses).toBe(misses)
})
