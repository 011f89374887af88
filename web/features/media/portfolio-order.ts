type WithId = { id: number }

/** A copy of the list with the item at `from` moved to `to`. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Sorts the items by `ids`; items that are not in it come last, ids without an item are ignored. */
export function sortByIds<T extends WithId>(items: readonly T[], ids: readonly number[]): T[] {
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  return items.toSorted((one, other) => (placeOf.get(one.id) ?? ids.length) - (placeOf.get(other.id) ?? ids.length))
}

export const hasSameIds = (items: readonly WithId[], ids: readonly number[]) =>
  items.length === ids.length && items.every(({ id }) => ids.includes(id))

/**
 * Saves one order at a time. An order requested meanwhile replaces a waiting one, so that quick moves end with the
 * last; a failure matters only if nothing newer is waiting.
 */
export function createOrderSaver(save: (ids: number[]) => Promise<unknown>, onFailed: (error: unknown) => void) {
  let requested: number[] | null = null
  let isSaving = false

  async function saveAll() {
    isSaving = true
    while (requested !== null) {
      const ids = requested
      requested = null
      try {
        await save(ids)
      } catch (error) {
        // May be set by a request in the meantime, which TypeScript cannot know.
        if ((requested as number[] | null) === null) onFailed(error)
      }
    }
    isSaving = false
  }

  return (ids: number[]) => {
    requested = ids
    if (!isSaving) void saveAll()
  }
}
