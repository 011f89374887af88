import type { Favorite } from '#contract/favorites.ts'
import { mayBeDone } from '#web/lib/lost-answer.ts'

export interface FavoriteCalls {
  list: (owner: number) => Promise<Favorite[]>
  add: (owner: number, professionalId: number) => Promise<Favorite>
  /** Succeeds also when the favourite has been deleted already. */
  remove: (owner: number, favorite: { id: number; professionalId: number }) => Promise<void>
}

interface StoredOptions {
  owner: number
  calls: FavoriteCalls
  onChange: () => void
  /** Whether the owner's session is over, after which nothing is repeated. */
  hasEnded: () => boolean
}

/** The favourite's id by its professional's. */
type Ids = ReadonlyMap<number, number>

export const idsOf = (favorites: readonly Favorite[]): Ids =>
  new Map(favorites.map(({ professional_id, id }) => [professional_id, id]))

/** One couple's favourites as the server has them. */
export function createStoredFavorites({ owner, calls, onChange, hasEnded }: StoredOptions) {
  /** Null until the list was loaded. */
  let ids: Ids | null = null
  let hasFailed = false
  let loading: Promise<Favorite[]> | null = null
  /** Counts what was stored: a list that was requested before a change may lack it. */
  let changes = 0

  function setIds(next: Ids) {
    ids = next
    onChange()
  }

  async function requestList(): Promise<Favorite[]> {
    const before = changes
    const favorites = await calls.list(owner)
    if (!hasEnded() && changes !== before) return requestList()
    setIds(idsOf(favorites))
    return favorites
  }

  function load(): Promise<Favorite[]> {
    loading ??= requestList()
      .catch((error: unknown) => {
        // Without the list no heart is set; setting one that is stored already does no harm.
        hasFailed = true
        onChange()
        throw error
      })
      .finally(() => {
        loading = null
      })
    return loading
  }

  async function change(professionalId: number, isWanted: boolean) {
    // The list may be loaded anew meanwhile, so the change is made to what is known by then.
    if (isWanted) {
      const { id } = await calls.add(owner, professionalId)
      changes += 1
      setIds(new Map([...(ids ?? []), [professionalId, id]]))
    } else {
      const id = ids?.get(professionalId)
      if (id !== undefined) await calls.remove(owner, { id, professionalId })
      changes += 1
      setIds(new Map([...(ids ?? [])].filter(([one]) => one !== professionalId)))
    }
  }

  return {
    /** False until the list was loaded or could not be. */
    isKnown: () => ids !== null || hasFailed,
    ids: () => ids,
    load,
    /** Uses a possibly outdated list until the stored one has been loaded. */
    assume: (favorites: readonly Favorite[]) => setIds(ids ?? idsOf(favorites)),
    /** Where the answer is lost, the list says whether the change was stored. */
    async set(professionalId: number, isWanted: boolean) {
      try {
        await change(professionalId, isWanted)
      } catch (error) {
        if (hasEnded() || !mayBeDone(error)) throw error
        changes += 1
        const isSet = await load().then(
          (found) => idsOf(found).has(professionalId),
          () => !isWanted,
        )
        if (isSet !== isWanted) throw error
      }
    },
  }
}
