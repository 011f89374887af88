import { expect, test } from 'vitest'
import { stoppedClock } from '#server/adapters/clock.ts'
import { keepAnswers, type MadeAnswer } from './response-cache.ts'

const clock = stoppedClock(new Date('2027-03-15T11:00:00Z'))

function listening(maxBytes?: number) {
  const kept = keepAnswers({ clock, ...(maxBytes !== undefined && { maxBytes }) })
  kept.resume()
  return kept
}

/** Makes `1`, `2`, `3`…, so that a body tells how often it was made. */
function maker(details: Partial<MadeAnswer> = {}) {
  let times = 0
  return async (): Promise<MadeAnswer> => ({
    body: String(++times),
    contentType: 'text/plain',
    tags: ['a'],
    ...details,
  })
}

const read = async (kept: ReturnType<typeof keepAnswers>, make: () => Promise<MadeAnswer>, key = 'key') =>
  (await kept.answer(key, make)).body.toString()

test('an answer is made once', async () => {
  const kept = listening()
  const make = maker()
  expect([await read(kept, make), await read(kept, make)]).toEqual(['1', '1'])
  expect(kept.stats()).toMatchObject({ answers: 1, hits: 1, misses: 1 })
})

test('an answer is made once when many ask for it at the same time', async () => {
  const kept = listening()
  const make = maker()
  expect(await Promise.all([read(kept, make), read(kept, make), read(kept, make)])).toEqual(['1', '1', '1'])
})

test('a change drops what carries its tag, and nothing else', async () => {
  const kept = listening()
  const [a, b] = [maker({ tags: ['a', 'x'] }), maker({ tags: ['b'] })]
  await Promise.all([read(kept, a, 'a'), read(kept, b, 'b')])
  kept.drop(['x', 'y'])
  expect([await read(kept, a, 'a'), await read(kept, b, 'b')]).toEqual(['2', '1'])
  kept.drop(['*'])
  expect([await read(kept, a, 'a'), await read(kept, b, 'b')]).toEqual(['3', '2'])
})

test('what was begun before a change is not kept, nor given to who asks after it', async () => {
  const kept = listening()
  const make = maker()
  const { promise: reading, resolve: finish } = Promise.withResolvers<null>()
  const before = read(kept, async () => {
    const answer = await make()
    await reading
    return answer
  })
  kept.drop(['a'])
  const after = read(kept, make)
  finish(null)
  expect([await before, await after, await read(kept, make)]).toEqual(['1', '2', '2'])
})

test('what was begun before the change of something else is kept', async () => {
  const kept = listening()
  const make = maker()
  const { promise: reading, resolve: finish } = Promise.withResolvers<null>()
  const before = read(kept, async () => {
    await reading
    return make()
  })
  kept.drop(['b'])
  finish(null)
  expect([await before, await read(kept, make)]).toEqual(['1', '1'])
})

test('while nobody listens for changes nothing is kept or shared', async () => {
  const kept = listening()
  const make = maker()
  await read(kept, make)
  kept.suspend()
  expect(await Promise.all([read(kept, make), read(kept, make), read(kept, make)])).toEqual(['2', '3', '4'])
  kept.resume()
  expect([await read(kept, make), await read(kept, make)]).toEqual(['5', '5'])
})

test('what was begun while nobody listened is not kept either', async () => {
  const kept = keepAnswers({ clock })
  const make = maker()
  const { promise: reading, resolve: finish } = Promise.withResolvers<null>()
  const begun = read(kept, async () => {
    await reading
    return make()
  })
  kept.resume()
  finish(null)
  expect([await begun, await read(kept, make)]).toEqual(['1', '2'])
})

test('a failure reaches everyone who waits and is forgotten', async () => {
  const kept = listening()
  const fail = () => Promise.reject(new Error('no database'))
  const answers = await Promise.allSettled([read(kept, fail), read(kept, fail)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read(kept, maker())).toBe('1')
})

test('an answer other than 200 is not kept', async () => {
  const kept = listening()
  const make = maker({ status: 404 })
  expect([await read(kept, make), await read(kept, make)]).toEqual(['1', '2'])
})

test('an answer of one day is gone on the next', async () => {
  const kept = listening()
  const make = () => maker({ onlyOn: clock.today() })()
  const today = maker()
  const of = async () => ({ ...(await today()), ...(await make()), body: (await today()).body })
  const first = await read(kept, of)
  expect(await read(kept, of)).toBe(first)
  clock.forward(86_400)
  expect(await read(kept, of)).not.toBe(first)
})

test('a page carries the tags and the day of the answers that it was made from', async () => {
  const kept = listening()
  const [list, detail] = [maker({ tags: ['list'] }), maker({ tags: ['detail'], onlyOn: clock.today() })]
  const page = async (): Promise<MadeAnswer> => {
    const parts = await Promise.all([read(kept, list, 'list'), read(kept, detail, 'detail')])
    return { body: parts.join(), contentType: 'text/html', tags: [] }
  }
  expect(await read(kept, page, 'page')).toBe('1,1')
  kept.drop(['detail'])
  expect(await read(kept, page, 'page')).toBe('1,2')
  kept.drop(['list'])
  expect(await read(kept, page, 'page')).toBe('2,2')
  clock.forward(86_400)
  expect(await read(kept, page, 'page')).toBe('2,3')
})

test('what was used longest ago goes first when the memory is full', async () => {
  const kept = listening(5_000)
  const make = maker({ body: 'x'.repeat(500) })
  for (const key of ['a', 'b', 'c']) await kept.answer(key, make)
  await kept.answer('a', make)
  await kept.answer('d', make)
  expect(kept.stats().answers).toBe(3)
  const { misses } = kept.stats()
  await kept.answer('a', make)
  expect(kept.stats().misses).toBe(misses)
  await kept.answer('b', make)
  expect(kept.stats().misses).toBe(misses + 1)
  expect(kept.stats().bytes).toBeLessThanOrEqual(5_000)
})

test('a body is compressed once, and the memory counts it', async () => {
  const kept = listening()
  const answer = await kept.answer('key', maker({ body: 'abc '.repeat(1000) }))
  const before = kept.stats().bytes
  const [first, second] = await Promise.all([answer.encoded('br'), answer.encoded('br')])
  expect(first).toBe(second)
  expect(kept.stats().bytes).toBe(before + first.length)
})
