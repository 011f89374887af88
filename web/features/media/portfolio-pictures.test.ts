import { describe, expect, test, vi } from 'vitest'
import type { Media } from '#contract/media.ts'
import { eventually } from '#test/eventually.ts'
import { ApiError } from '#web/call.ts'
import { hasSameIds } from './portfolio-order.ts'
import { createPictureStore } from './portfolio-pictures.ts'

const media = (id: number) => ({ id }) as Media

/** A server that has `ids` and refuses an order unless it contains exactly these. */
function makeServer(ids: number[], loaded = ids) {
  const server = {
    ids,
    refusals: [] as Error[],
    failed: vi.fn<(error: unknown) => void>(),
    /** Happens once before an answer arrives. */
    beforeList: async () => {},
    beforeOrder: async () => {},
  }
  function once(name: 'beforeList' | 'beforeOrder') {
    const happens = server[name]
    server[name] = async () => {}
    return happens()
  }
  const pictures = createPictureStore(loaded.map(media), {
    list: async () => {
      const list = server.ids.map(media)
      await once('beforeList')
      return list
    },
    order: async (order) => {
      const refusal = server.refusals.shift()
      if (refusal) throw refusal
      if (!hasSameIds(server.ids.map(media), order)) throw new ApiError(422, null)
      server.ids = order
      await once('beforeOrder')
    },
    delete: (id) => {
      if (!server.ids.includes(id)) return Promise.reject(new ApiError(404, null))
      server.ids = server.ids.filter((one) => one !== id)
      return Promise.resolve()
    },
    onOrderFailed: server.failed,
  })
  return { server, pictures, shown: () => pictures.read().map(({ id }) => id) }
}

describe('the pictures of a portfolio', () => {
  test('are shown in their new order at once, and are saved in it', async () => {
    const { server, pictures, shown } = makeServer([1, 2, 3])
    pictures.move(2, 0)
    expect(shown()).toEqual([3, 1, 2])
    await eventually(() => expect(server.ids).toEqual([3, 1, 2]))
    expect(server.failed).not.toHaveBeenCalled()
  })

  test('end as the last of quick moves left them', async () => {
    const { server, pictures } = makeServer([1, 2, 3, 4])
    pictures.move(0, 3)
    pictures.move(0, 3)
    pictures.move(1, 0)
    await eventually(() => expect(server.ids).toEqual([4, 3, 1, 2]))
  })

  test('go back to how they are when the order could not be saved', async () => {
    const { server, pictures, shown } = makeServer([1, 2, 3])
    server.refusals.push(new ApiError(503, null))
    pictures.move(0, 2)
    await eventually(() => expect(shown()).toEqual([1, 2, 3]))
    expect(server.failed).toHaveBeenCalledOnce()
  })

  test('are ordered together with one that arrived in another tab, and without one that went there', async () => {
    const { server, pictures, shown } = makeServer([1, 3, 9], [1, 2, 3])
    pictures.move(2, 0)
    await eventually(() => expect(server.ids).toEqual([3, 1, 9]))
    expect(shown()).toEqual([3, 1, 9])
    expect(server.failed).not.toHaveBeenCalled()
  })

  test('tell of an order that is refused for itself', async () => {
    const { server, pictures, shown } = makeServer([1, 2])
    server.refusals.push(new ApiError(422, null))
    pictures.move(0, 1)
    await eventually(() => expect(server.failed).toHaveBeenCalledOnce())
    await eventually(() => expect(shown()).toEqual([1, 2]))
  })

  test('keep what arrived and what was deleted before a refused order is saved again', async () => {
    const { server, pictures, shown } = makeServer([1, 2, 3, 9], [1, 2, 3])
    server.beforeOrder = async () => {
      server.ids = [...server.ids, 10]
      pictures.append(media(10))
      await pictures.remove(2)
    }
    pictures.move(2, 0)
    await eventually(() => expect(shown()).toContain(9))
    expect(shown()).toEqual([3, 1, 9, 10])
    expect(server.ids).toEqual(shown())
  })

  test('keep what arrived, was described or moved before the stored order is there again', async () => {
    const { server, pictures, shown } = makeServer([1, 2, 3])
    const described = { id: 2, alt: 'Par pod slavolukom' } as Media
    server.refusals.push(new ApiError(503, null))
    server.beforeList = async () => {
      server.ids = [...server.ids, 10]
      pictures.append(media(10))
      pictures.replace(described)
      pictures.move(3, 0)
    }
    pictures.move(0, 2)
    await eventually(() => expect(server.ids[0]).toBe(10))
    expect(shown()).toEqual(server.ids)
    expect(pictures.read()).toContain(described)
  })

  test('take an arrived one once, at the end', () => {
    const { pictures, shown } = makeServer([1, 2])
    pictures.append(media(3))
    pictures.append(media(3))
    expect(shown()).toEqual([1, 2, 3])
  })

  test('lose a deleted one, also when another tab was first', async () => {
    const { server, pictures, shown } = makeServer([1, 2, 3])
    await pictures.remove(2)
    server.ids = [1]
    await pictures.remove(3)
    expect(shown()).toEqual([1])
  })
})
