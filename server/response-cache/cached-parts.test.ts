import { beforeEach, expect, test } from 'vitest'
import { systemClock } from '#server/adapters/clock.ts'
import { cachePart } from './cached-parts.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'

let cache: ResponseCache
let loaded = 0

beforeEach(() => {
  cache = createResponseCache({ clock: systemClock })
  cache.resume()
  loaded = 0
})

const part = () =>
  cachePart(cache, { key: 'part', tags: ['shared'] }, async () => {
    await Promise.resolve()
    return { number: ++loaded }
  })

const answer = (key: string) =>
  cache.getOrRender(key, async () => ({
    body: JSON.stringify(await part()),
    contentType: 'application/json',
    tags: ['own'],
  }))

const bodyOf = async (key: string) => (await (await answer(key)).body.encode(null)).toString()

test('a part is loaded once for all who ask at the same time and later, and counts as no answer', async () => {
  expect(await Promise.all([bodyOf('one'), bodyOf('two'), part()])).toEqual([
    '{"number":1}',
    '{"number":1}',
    { number: 1 },
  ])
  expect(await part()).toEqual({ number: 1 })
  expect(cache.stats()).toMatchObject({ hits: 0, misses: 2 })
})

test('what drops a part drops the answers that are made from it, and not the other way round', async () => {
  await bodyOf('one')
  cache.invalidate(['own'])
  expect([await bodyOf('one'), loaded]).toEqual(['{"number":1}', 1])
  cache.invalidate(['shared'])
  expect(await bodyOf('one')).toBe('{"number":2}')
})

test('a part that was begun before a change is given to nobody who asks after it', async () => {
  const before = part()
  cache.invalidate(['shared'])
  expect([await part(), await before]).toEqual([{ number: 2 }, { number: 1 }])
  expect(await part()).toEqual({ number: 2 })
})

test('nothing is kept while nobody listens', async () => {
  await part()
  cache.suspend()
  await part()
  expect(await part()).toEqual({ number: 3 })
})
