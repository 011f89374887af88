import { expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { limitConcurrency, limitConcurrencyPerKey, QueueFullError } from './limit-concurrency.ts'

/** Work that ends when it is told to, and remembers in which order it began. */
function createWork() {
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const endOf = (name: string) => ends.getOrInsertComputed(name, () => Promise.withResolvers())
  const work = (name: string) => () => {
    begun.push(name)
    return endOf(name).promise
  }
  return { begun, work, endOf }
}

test('so many work at once, the others wait in the order in which they came, and who finds the queue full is told so', async () => {
  const { begun, work, endOf } = createWork()
  const run = limitConcurrency({ concurrency: 2, maxQueued: 2 })
  const done = ['a', 'b', 'c', 'd'].map((name) => run(work(name)))
  await expect(run(work('e'))).rejects.toThrow(QueueFullError)
  expect(begun).toEqual(['a', 'b'])
  endOf('b').resolve('B')
  expect(await done[1]).toBe('B')
  await eventually(() => expect(begun).toEqual(['a', 'b', 'c']))
  for (const name of ['a', 'c', 'd']) endOf(name).resolve(name)
  expect(await Promise.all(done)).toEqual(['a', 'B', 'c', 'd'])
})

test('work that fails leaves its place, to one who waits or to one who comes later', async () => {
  const { work, endOf } = createWork()
  const run = limitConcurrency({ concurrency: 1, maxQueued: 1 })
  const [failing, waiting] = [run(work('a')), run(work('b'))]
  endOf('a').reject(new Error('no'))
  await expect(failing).rejects.toThrow('no')
  endOf('b').reject(new Error('nor this'))
  await expect(waiting).rejects.toThrow('nor this')
  endOf('c').resolve('C')
  expect(await run(work('c'))).toBe('C')
})

test('each key has places of its own', async () => {
  const { begun, work, endOf } = createWork()
  const run = limitConcurrencyPerKey({ concurrency: 1, maxQueued: 1 })
  const done = [run(1, work('a')), run(1, work('b')), run(2, work('c'))]
  await expect(run(1, work('d'))).rejects.toThrow(QueueFullError)
  expect(begun).toEqual(['a', 'c'])
  endOf('a').resolve('a')
  await done[0]
  await eventually(() => expect(begun).toEqual(['a', 'c', 'b']))
  // Of those places one is still taken.
  const last = run(1, work('e'))
  expect(begun).toEqual(['a', 'c', 'b'])
  for (const name of ['b', 'c', 'e']) endOf(name).resolve(name)
  expect(await Promise.all([...done, last])).toEqual(['a', 'b', 'c', 'e'])
  expect(begun).toEqual(['a', 'c', 'b', 'e'])
})
