import type { Favorite } from '#contract/favorites.ts'
import { mayBeDone } from '#web/lib/lost-answer.ts'

export interface FavoriteOptions {
  /** Leads to the sign-in and from there back to this page. */
  signIn: () => void
  /** Whether the message about a removal offers to take it back. */
  undo?: boolean
}

export interface FavoriteRequest {
  professionalId: number
  isWanted: boolean
  options: FavoriteOptions
}

export interface FavoriteCalls {
  list: (owner: number) => Promise<Favorite[]>
  add: (owner: number, professionalId: number) => Promise<Favorite>
  /** Succeeds also when the favourite has been deleted already. */
  remove: (owner: number, favorite: { id: number; professionalId: number }) => Promise<void>
}

interface CoupleOptions {
  owner: number
  calls: FavoriteCalls
  /** Not called any more after `end`, like `onSaved`. */
  onChange: () => void
  onSaved: (request: FavoriteRequest) => void
  onFailed: (request: FavoriteRequest, error: unknown) => void
}

export type FavoritesOfCouple = ReturnType<typeof createFavoritesOfCouple>

const idsOf = (favorites: readonly Favorite[]) =>
  new Map(favorites.map(({ professional_id, id }) => [professional_id, id]))

/** One couple's session: the stored favourites, and the changes that are not stored yet. */
export function createFavoritesOfCouple({ owner, calls, onChange, onSaved, onFailed }: CoupleOptions) {
  /** The favourite's id by its professional's; null until the list was loaded. */
  let ids: ReadonlyMap<number, number> | null = null
  let hasFailed = false
  let loading: Promise<Favorite[]> | null = null
  /** Counts what was stored: a list that was requested before a change may lack it. */
  let changes = 0
  /** The last request for each professional, which replaces the earlier ones. */
  const requests = new Map<number, FavoriteRequest>()
  const syncing = new Set<number>()
  let hasEnded = false

  const notify = () => {
    if (!hasEnded) onChange()
  }

  function setIds(next: ReadonlyMap<number, number>) {
    ids = next
    notify()
  }

  async function requestList(): Promise<Favorite[]> {
    const before = changes
    const favorites = await calls.list(owner)
    if (!hasEnded && changes !== before) return requestList()
    setIds(idsOf(favorites))
    return favorites
  }

  function load(): Promise<Favorite[]> {
    loading ??= requestList()
      .catch((error: unknown) => {
        // Without the list no heart is set; setting one that is stored already does no harm.
        hasFailed = true
        notify()
        throw error
      })
      .finally(() => {
        loading = null
      })
    return loading
  }

  /** Shown at once and stored in the background: one request at a time for each professional. */
  function set(request: FavoriteRequest) {
    const { professionalId } = request
    requests.set(professionalId, request)
    notify()
    if (!syncing.has(professionalId)) void sync(professionalId)
  }

  async function sync(professionalId: number) {
    syncing.add(professionalId)
    let hasSaved = false
    for (;;) {
      const request = requests.get(professionalId)
      if (hasEnded || request === undefined) break
      try {
        const known = ids ?? idsOf(await load())
        // A call uses the token of the current session, so a change of an earlier couple is not sent.
        if (hasEnded) break
        if (request.isWanted !== known.has(professionalId)) {
          await saveOrFind(request)
          hasSaved = true
        }
        // Replaced by a newer one, which is compared with what is stored now.
        if (requests.get(professionalId) !== request) continue
        requests.delete(professionalId)
        if (!hasEnded && hasSaved) onSaved(request)
      } catch (error) {
        // The failure is ignored when a newer request follows.
        if (!hasEnded && requests.get(professionalId) !== request) continue
        requests.delete(professionalId)
        onFailed(request, error)
      }
    }
    syncing.delete(professionalId)
  }

  /** Where the answer is lost, the list says whether the change was stored. */
  async function saveOrFind(request: FavoriteRequest) {
    const { professionalId, isWanted } = request
    try {
      await save(request)
    } catch (error) {
      if (hasEnded || !mayBeDone(error)) throw error
      changes += 1
      const isSet = await load().then(
        (found) => idsOf(found).has(professionalId),
        () => !isWanted,
      )
      if (isSet !== isWanted) throw error
    }
  }

  async function save({ professionalId, isWanted }: FavoriteRequest) {
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
    owner,
    /** False until the list was loaded or could not be. */
    isKnown: () => ids !== null || hasFailed,
    /** The stored favourites, with the requested changes already made. */
    professionals(): ReadonlySet<number> {
      const professionals = new Set(ids?.keys())
      for (const [id, { isWanted }] of requests) {
        if (isWanted) professionals.add(id)
        else professionals.delete(id)
      }
      return professionals
    },
    idOf: (professionalId: number) => ids?.get(professionalId),
    load,
    /** Uses a possibly outdated list until the stored one has been loaded. */
    assume: (favorites: readonly Favorite[]) => setIds(ids ?? idsOf(favorites)),
    set,
    /** Another couple is signed in, or none: running changes have no further effect. */
    end() {
      hasEnded = true
    },
  }
}
