import { createStoredFavorites, type FavoriteCalls, idsOf } from './favorites-stored.ts'

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

interface CoupleOptions {
  owner: number
  calls: FavoriteCalls
  /** Not called any more after `end`, like `onSaved`. */
  onChange: () => void
  onSaved: (request: FavoriteRequest) => void
  onFailed: (request: FavoriteRequest, error: unknown) => void
}

export type FavoritesOfCouple = ReturnType<typeof createFavoritesOfCouple>

/** One couple's session: the stored favourites, and the changes that are not stored yet. */
export function createFavoritesOfCouple({ owner, calls, onChange, onSaved, onFailed }: CoupleOptions) {
  /** The last request for each professional, which replaces the earlier ones. */
  const requests = new Map<number, FavoriteRequest>()
  const syncing = new Set<number>()
  let hasEnded = false

  const notify = () => {
    if (!hasEnded) onChange()
  }
  const stored = createStoredFavorites({ owner, calls, onChange: notify, hasEnded: () => hasEnded })

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
        const known = stored.ids() ?? idsOf(await stored.load())
        // A call uses the token of the current session, so a change of an earlier couple is not sent.
        if (hasEnded) break
        if (request.isWanted !== known.has(professionalId)) {
          await stored.set(professionalId, request.isWanted)
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

  return {
    owner,
    isKnown: stored.isKnown,
    /** The stored favourites, with the requested changes already made. */
    professionals(): ReadonlySet<number> {
      const professionals = new Set(stored.ids()?.keys())
      for (const [id, { isWanted }] of requests) {
        if (isWanted) professionals.add(id)
        else professionals.delete(id)
      }
      return professionals
    },
    idOf: (professionalId: number) => stored.ids()?.get(professionalId),
    load: stored.load,
    assume: stored.assume,
    set,
    /** Another couple is signed in, or none: running changes have no further effect. */
    end() {
      hasEnded = true
    },
  }
}
