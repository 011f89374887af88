import type { Media } from '#contract/media.ts'
import { createExternalStore } from '#web/lib/external-store.ts'
import { ignoreNotFound, isConflict } from '#web/lib/failure.ts'
import { hasSameIds, sortByIds, createOrderSaver, moveItem } from './portfolio-order.ts'

interface PictureStoreOptions {
  list: () => Promise<Media[]>
  order: (ids: number[]) => Promise<unknown>
  delete: (id: number) => Promise<unknown>
  onOrderFailed: (error: unknown) => void
}

const idsOf = (pictures: readonly Media[]) => pictures.map(({ id }) => id)

/** The pictures as the server has them, or is about to: a new order is shown before it is saved. */
export function createPictureStore(loaded: readonly Media[], calls: PictureStoreOptions) {
  const { read, set, subscribe } = createExternalStore(loaded)

  /**
   * If an order is refused because pictures were added or deleted meanwhile, here or in another tab, it is saved again
   * with the current ones.
   */
  async function saveOrder(ids: number[]) {
    try {
      await calls.order(ids)
    } catch (error) {
      if (!isConflict(error)) throw error
      const there = await calls.list()
      if (hasSameIds(there, ids)) throw error
      const ordered = sortByIds(there, idsOf(read()))
      await calls.order(idsOf(ordered))
      set(ordered)
    }
  }

  const save = createOrderSaver(saveOrder, (error) => {
    calls.onOrderFailed(error)
    // If this fails as well, the new order stays on the page until the next visit loads the stored one.
    calls.list().then(set, () => undefined)
  })

  return {
    read,
    subscribe,
    append(picture: Media) {
      if (!read().some(({ id }) => id === picture.id)) set([...read(), picture])
    },
    /** Takes over the alternative text but not the position. */
    replace: (picture: Media) => set(read().map((one) => (one.id === picture.id ? picture : one))),
    /** Throws the server's refusals; a picture already deleted in another tab counts as deleted. */
    async remove(id: number) {
      await calls.delete(id).catch(ignoreNotFound)
      set(read().filter((one) => one.id !== id))
    },
    move(from: number, to: number) {
      set(moveItem(read(), from, to))
      save(idsOf(read()))
    },
  }
}
