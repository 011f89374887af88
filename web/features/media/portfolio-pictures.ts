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
  let moves = 0

  /**
   * Reads the server's list; the function that it gives shows it, with what was added, changed, deleted or moved here
   * since it was requested.
   */
  async function readStored() {
    const [before, movesBefore] = [read(), moves]
    const stored = await calls.list()
    return {
      stored,
      show(ordered: readonly Media[]) {
        const now = read()
        const changed = now.filter((one) => !before.includes(one))
        const deleted = before.filter(({ id }) => !now.some((one) => one.id === id))
        const others = ordered.filter(({ id }) => ![...changed, ...deleted].some((one) => one.id === id))
        const order = idsOf(moves === movesBefore ? ordered : now)
        set(sortByIds([...others, ...changed], order))
      },
    }
  }

  /**
   * If an order is refused because pictures were added or deleted meanwhile, here or in another tab, it is saved again
   * with the current ones.
   */
  async function saveOrder(ids: number[]) {
    try {
      await calls.order(ids)
    } catch (error) {
      if (!isConflict(error)) throw error
      const { stored, show } = await readStored()
      if (hasSameIds(stored, ids)) throw error
      const ordered = sortByIds(stored, idsOf(read()))
      await calls.order(idsOf(ordered))
      show(ordered)
    }
  }

  const save = createOrderSaver(saveOrder, (error) => {
    calls.onOrderFailed(error)
    // If this fails as well, the new order stays on the page until the next visit loads the stored one.
    readStored().then(
      ({ stored, show }) => show(stored),
      () => undefined,
    )
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
      moves += 1
      set(moveItem(read(), from, to))
      save(idsOf(read()))
    },
  }
}
