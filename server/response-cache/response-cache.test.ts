import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { stoppedClock } from '#server/adapters/clock.ts'
import { AppError } from '#server/errors.ts'
import type { CachedResponse, RenderedResponse } from './cached-response.ts'
import { createResponseCache } from './response-cache.ts'

const clock = stoppedClock(new Date('2027-03-15T11:00:00Z'))

function listening(maxBytes?: number) {
  const responseCache = createResponseCache({ clock, ...(maxBytes !== undefined && { maxBytes }) })
  responseCache.resume()
  return responseCache
}

/** Makes `1`, `2`, `3`…, so that a body shows how often it was made. */
function maker(details: Partial<RenderedResponse> = {}) {
  let times = 0
  return async (): Promise<RenderedResponse> => ({
    body: String(++times),
    contentType: 'text/plain',
    tags: ['a'],
    ...details,
  })
}

const textOf = async ({ body }: CachedResponse) => (await body.encode(null)).toString()

const read = async (
  responseCache: ReturnType<typeof createResponseCache>,
  make: () => Promise<RenderedResponse>,
  key = 'key',
) => textOf(await responseCache.getOrRender(key, make))

test('an answer is made once', async () => {
  const responseCache = listening()
  const make = maker()
  expect([await read(responseCache, make), await read(responseCache, make)]).toEqual(['1', '1'])
  expect(responseCache.stats()).toMatchObject({ responses: 1, hits: 1, misses: 1 })
})

test('an answer is made once when many ask for it at the same time', async () => {
  const responseCache = listening()
  const make = maker()
  expect(await Promise.all([read(responseCache, make), read(responseCache, make), read(responseCache, make)])).toEqual([
    '1',
    '1',
    '1',
  ])
})

test('a change drops what carries its tag, and nothing else', async () => {
  const responseCache = listening()
  const [a, b] = [maker({ tags: ['a', 'x'] }), maker({ tags: ['b'] })]
  await Promise.all([read(responseCache, a, 'a'), read(responseCache, b, 'b')])
  responseCache.invalidate(['x', 'y'])
  expect([await read(responseCache, a, 'a'), await read(responseCache, b, 'b')]).toEqual(['2', '1'])
  responseCache.invalidate(['*'])
  expect([await read(responseCache, a, 'a'), await read(responseCache, b, 'b')]).toEqual(['3', '2'])
})

test('what was begun before a change is not kept, nor given to who asks after it', async () => {
  const responseCache = listening()
  const make = maker()
  const { promise: reading, resolve: finish } = Promise.withResolvers<null>()
  const before = read(responseCache, async () => {
    const answer = await make()
    await reading
    return answer
  })
  responseCache.invalidate(['a'])
  const after = read(responseCache, make)
  finish(null)
  expect([await before, await after, await read(responseCache, make)]).toEqual(['1', '2', '2'])
})

test('what was begun after a change is shared, also when what was begun before it ends meanwhile', async () => {
  const responseCache = listening()
  const make = maker()
  const [first, second] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
  const makeUntil = ({ promise }: PromiseWithResolvers<null>) =>
    read(responseCache, async () => {
      const answer = await make()
      await promise
      return answer
    })
  const before = makeUntil(first)
  responseCache.invalidate(['a'])
  const after = makeUntil(second)
  first.resolve(null)
  await before
  const shared = read(responseCache, make)
  second.resolve(null)
  expect([await after, await shared]).toEqual(['2', '2'])
})

test('what was begun before the change of something else is kept', async () => {
  const responseCache = listening()
  const make = maker()
  const { promise: reading, resolve: finish } = Promise.withResolvers<null>()
  const before = read(responseCache, async () => {
    await reading
    return make()
  })
  responseCache.invalidate(['b'])
  finish(null)
  expect([await before, await read(responseCache, make)]).toEqual(['1', '1'])
})

test('while nobody listens for changes nothing is kept or shared', async () => {
  const responseCache = listening()
  const make = maker()
  await read(responseCache, make)
  responseCache.suspend()
  expect(await Promise.all([read(responseCache, make), read(responseCache, make), read(responseCache, make)])).toEqual([
    '2',
    '3',
    '4',
  ])
  responseCache.resume()
  expect([await read(responseCache, make), await read(responseCache, make)]).toEqual(['5', '5'])
})

test('what was begun while nobody listened is not kept either', async () => {
  const responseCache = createResponseCache({ clock })
  const make = maker()
  const { promise: reading, resolve: finish } = Promise.withResolvers<null>()
  const begun = read(responseCache, async () => {
    await reading
    return make()
  })
  responseCache.resume()
  finish(null)
  expect([await begun, await read(responseCache, make)]).toEqual(['1', '2'])
})

test('a failure reaches everyone who waits and is forgotten', async () => {
  const responseCache = listening()
  const fail = () => Promise.reject(new Error('no database'))
  const answers = await Promise.allSettled([read(responseCache, fail), read(responseCache, fail)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read(responseCache, maker())).toBe('1')
})

test('an answer other than 200 is not kept', async () => {
  const responseCache = listening()
  const make = maker({ status: 404 })
  expect([await read(responseCache, make), await read(responseCache, make)]).toEqual(['1', '2'])
})

test('an answer of one day is gone on the next', async () => {
  const responseCache = listening()
  const make = () => maker({ validOnDay: clock.today() })()
  const today = maker()
  const of = async () => ({ ...(await today()), ...(await make()), body: (await today()).body })
  const first = await read(responseCache, of)
  expect(await read(responseCache, of)).toBe(first)
  clock.forward(86_400)
  expect(await read(responseCache, of)).not.toBe(first)
})

test('a page carries the tags and the day of the answers that it was made from', async () => {
  const responseCache = listening()
  const [list, detail] = [maker({ tags: ['list'] }), maker({ tags: ['detail'], validOnDay: clock.today() })]
  const page = async (): Promise<RenderedResponse> => {
    const parts = await Promise.all([read(responseCache, list, 'list'), read(responseCache, detail, 'detail')])
    return { body: parts.join(), contentType: 'text/html', tags: [] }
  }
  expect(await read(responseCache, page, 'page')).toBe('1,1')
  responseCache.invalidate(['detail'])
  expect(await read(responseCache, page, 'page')).toBe('1,2')
  responseCache.invalidate(['list'])
  expect(await read(responseCache, page, 'page')).toBe('2,2')
  clock.forward(86_400)
  expect(await read(responseCache, page, 'page')).toBe('2,3')
})

test('what was used longest ago goes first when the memory is full', async () => {
  const responseCache = listening(9_000)
  const make = maker({ body: 'x'.repeat(500) })
  for (const key of ['a', 'b', 'c']) await responseCache.getOrRender(`list[${key}]`, make)
  await responseCache.getOrRender('list[a]', make)
  await responseCache.getOrRender('list[d]', make)
  expect(responseCache.stats().responses).toBe(3)
  const { misses } = responseCache.stats()
  await responseCache.getOrRender('list[a]', make)
  expect(responseCache.stats().misses).toBe(misses)
  await responseCache.getOrRender('list[b]', make)
  expect(responseCache.stats().misses).toBe(misses + 1)
  expect(responseCache.stats().bytes).toBeLessThanOrEqual(9_000)
})

test('a cached answer holds no more memory than its own bytes, in any encoding', async () => {
  const responseCache = listening()
  const answer = await responseCache.getOrRender('key', maker({ body: 'abc '.repeat(1000) }))
  const pooled = await responseCache.getOrRender('file', maker({ body: Buffer.from('a small file') }))
  const made = ([null, 'br', 'gzip'] as const).map((encoding) => answer.body.encode(encoding))
  const bodies = await Promise.all([...made, pooled.body.encode(null)])
  expect(bodies.map(({ buffer }) => buffer.byteLength)).toEqual(bodies.map(({ length }) => length))
})

test('a body is compressed once, and the memory counts it', async () => {
  const responseCache = listening()
  const answer = await responseCache.getOrRender('key', maker({ body: 'abc '.repeat(1000) }))
  const before = responseCache.stats().bytes
  const [first, second] = await Promise.all([answer.body.encode('br'), answer.body.encode('br')])
  expect(first).toBe(second)
  expect(responseCache.stats().bytes).toBe(before + first.length)
})

describe('while the database is away', () => {
  const away = () => Promise.reject(new AppError('unavailable'))
  const pageThatIsAway = maker({ status: 503, tags: [] })

  /** A cache that has lost its listener, with one answer that was ready then. */
  async function suspended(details?: Partial<RenderedResponse>) {
    const responseCache = listening()
    await read(responseCache, maker(details))
    responseCache.suspend()
    return responseCache
  }

  test('an answer that was ready is given as stale, and so is what is made from it', async () => {
    const responseCache = await suspended()
    for (const make of [away, pageThatIsAway]) {
      const answer = await responseCache.getOrRender('key', make)
      expect([await textOf(answer), answer.isStale]).toEqual(['1', true])
    }
    const page = await responseCache.getOrRender('page', async () => ({
      body: `made from ${await read(responseCache, away)}`,
      contentType: 'text/html',
      tags: [],
    }))
    expect([await textOf(page), page.isStale]).toEqual(['made from 1', true])
  })

  test('a newer answer is given when there is one', async () => {
    const responseCache = await suspended()
    const answer = await responseCache.getOrRender('key', maker({ body: 'new' }))
    expect([await textOf(answer), answer.isStale]).toEqual(['new', false])
  })

  test('what was not ready, or is for another day, or fails by itself, is not given', async () => {
    await expect(read(await suspended(), away, 'other key')).rejects.toThrow(AppError)
    await expect(read(await suspended({ validOnDay: toCalendarDay('2027-03-14') }), away)).rejects.toThrow(AppError)
    const broken = () => Promise.reject(new Error('a fault of ours'))
    await expect(read(await suspended(), broken)).rejects.toThrow('a fault of ours')
  })

  test('neither is what was invalidated before, or is older than half a minute, or the listener is back', async () => {
    const invalidated = listening()
    await read(invalidated, maker())
    invalidated.invalidate(['a'])
    invalidated.suspend()
    await expect(read(invalidated, away)).rejects.toThrow(AppError)

    const moving = stoppedClock(clock.now())
    const old = createResponseCache({ clock: moving })
    old.resume()
    await read(old, maker())
    old.suspend()
    moving.forward(29)
    expect(await read(old, away)).toBe('1')
    // The connection that listens is tried again and again.
    old.suspend()
    moving.forward(1)
    await expect(read(old, away)).rejects.toThrow(AppError)

    const resumed = await suspended()
    resumed.resume()
    await expect(read(resumed, away)).rejects.toThrow(AppError)
  })
})

describe('where the memory is full', () => {
  /** Of 100 bytes each, and their overhead: the last one has made it full. */
  async function full() {
    const responseCache = listening(45_000)
    const make = maker({ body: 'x'.repeat(100) })
    for (let number = 0; number < 20; number++) await responseCache.getOrRender(`other ${number}`, make)
    return responseCache
  }

  test('an answer is cached once it is asked for again', async () => {
    const responseCache = await full()
    const make = maker()
    expect([await read(responseCache, make), await read(responseCache, make), await read(responseCache, make)]).toEqual(
      ['1', '2', '2'],
    )
  })

  test('so is one that several wait for at the same time', async () => {
    const responseCache = await full()
    const make = maker()
    await Promise.all([read(responseCache, make), read(responseCache, make)])
    expect(await read(responseCache, make)).toBe('1')
  })

  test('what is asked for once displaces nothing', async () => {
    const responseCache = await full()
    const { responses } = responseCache.stats()
    for (let number = 0; number < 50; number++) await read(responseCache, maker(), `rare ${number}`)
    expect(responseCache.stats().responses).toBe(responses)
    expect(await read(responseCache, maker({ body: 'made anew' }), 'other 19')).toBe('x'.repeat(100))
  })

  test('what was asked for again has its place at once after a change', async () => {
    const responseCache = await full()
    const make = maker({ tags: ['changing'] })
    for (let time = 0; time < 3; time++) await read(responseCache, make)
    responseCache.invalidate(['changing'])
    expect([await read(responseCache, make), await read(responseCache, make)]).toEqual(['3', '3'])
  })
})
