type WithId = { id: number }

/** The list with one thing moved to another place, the others closing up. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const thing = list[from]
  return thing === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, thing)
}

/** What there is, in the wished order: what the wish does not name comes after, what is gone is left out. */
export function sortByIds<T extends WithId>(things: readonly T[], ids: readonly number[]): T[] {
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  return things.toSorted((one, other) => (placeOf.get(one.id) ?? ids.length) - (placeOf.get(other.id) ?? ids.length))
}

export const hasSameIds = (things: readonly WithId[], ids: readonly number[]) =>
  things.length === ids.length && things.every(({ id }) => ids.includes(id))

/**
 * Saves one order at a time. What is wished meanwhile replaces what still waits, so that quick moves end with the last
 * of them; a failure counts only when nothing newer waits.
 */
export function makeOrderSaver(save: (ids: number[]) => Promise<unknown>, onFailed: (error: unknown) => void) {
  let wished: number[] | null = null
  let isSaving = false

  async function saveAll() {
    isSaving = true
    while (wished !== null) {
      const ids = wished
      wished = null
      try {
        await save(ids)
      } catch (error) {
        // Set by a wish that came meanwhile, which the compiler cannot know.
        if ((wished as number[] | null) === null) onFailed(error)
      }
    }
    isSaving = false
  }

  return (ids: number[]) => {
    wished = ids
    if (!isSaving) void saveAll()
  }
}
