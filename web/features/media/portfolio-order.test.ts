import { describe, expect, test } from 'vitest'
import { hasSameIds, sortByIds, createOrderSaver, moveItem } from './portfolio-order.ts'
import { eventually } from '#test/eventually.ts'

describe('moved', () => {
  test.each([
    [0, 2, ['b', 'c', 'a', 'd']],
    [3, 0, ['d', 'a', 'b', 'c']],
    [1, 2, ['a', 'c', 'b', 'd']],
    [2, 2, ['a', 'b', 'c', 'd']],
    [9, 0, ['a', 'b', 'c', 'd']],
  ])('from %i to %i', (from, to, expected) => {
    expect(moveItem(['a', 'b', 'c', 'd'], from, to)).toEqual(expected)
  })
})

test('a wished order leaves out what is gone and puts what it does not know at the end', () => {
  expect(sortByIds([{ id: 1 }, { id: 2 }, { id: 9 }, { id: 3 }], [3, 7, 1, 2])).toEqual([
    { id: 3 },
    { id: 1 },
    { id: 2 },
    { id: 9 },
  ])
})

test('two lists have the same whatever their order', () => {
  expect(hasSameIds([{ id: 1 }, { id: 2 }], [2, 1])).toBe(true)
  expect(hasSameIds([{ id: 1 }, { id: 2 }], [2, 3])).toBe(false)
  expect(hasSameIds([{ id: 1 }], [1, 2])).toBe(false)
})

describe('the saver of orders', () => {
  function makeSaver() {
    const saves: { ids: number[]; done: PromiseWithResolvers<undefined> }[] = []
    const failures: unknown[] = []
    const save = createOrderSaver(
      (ids) => {
        const done = Promise.withResolvers<undefined>()
        saves.push({ ids, done })
        return done.promise
      },
      (error) => failures.push(error),
    )
    return { save, saves, failures, ids: () => saves.map((one) => one.ids) }
  }

  test('saves the last of quick moves, one request at a time', async () => {
    const { save, saves, ids } = makeSaver()
    save([2, 1, 3])
    save([2, 3, 1])
    save([3, 2, 1])
    expect(ids()).toEqual([[2, 1, 3]])
    saves[0]!.done.resolve(undefined)
    await eventually(() =>
      expect(ids()).toEqual([
        [2, 1, 3],
        [3, 2, 1],
      ]),
    )
  })

  test('tells of a failure only when nothing newer waits', async () => {
    const { save, saves, failures, ids } = makeSaver()
    save([1])
    save([2])
    saves[0]!.done.reject(new Error('first'))
    await eventually(() => expect(ids()).toEqual([[1], [2]]))
    expect(failures).toEqual([])
    saves[1]!.done.reject(new Error('last'))
    await eventually(() => expect(failures).toEqual([new Error('last')]))
  })

  test('saves again after a failure', async () => {
    const { save, saves, failures, ids } = makeSaver()
    save([1])
    saves[0]!.done.reject(new Error('first'))
    await eventually(() => expect(failures).toHaveLength(1))
    save([2])
    await eventually(() => expect(ids()).toEqual([[1], [2]]))
  })
})
