import type { Favorite } from '#contract/favorites.ts'
import { ApiError } from '#web/call.ts'
import {
  type FavoritesOfCouple,
  createFavoritesOfCouple,
  type FavoriteOptions,
  type FavoriteRequest,
} from './favorites-of-couple.ts'
import { type FavoritesState, noFavorites } from './shown-favorites.ts'
import type { FavoriteCalls } from './favorites-stored.ts'

interface FavoritesOptions extends FavoriteCalls {
  onChange: (state: FavoritesState) => void
  /** `undo` brings back what was removed, where its options offer that. */
  onSaved: (isSet: boolean, undo: (() => void) | undefined) => void
  onFailed: () => void
  /** For a change by a visitor (`owner` is null), or by a couple whose session has ended. */
  onSignInNeeded: (request: FavoriteRequest & { owner: number | null }) => void
}

/** The favourites of whichever couple is signed in. */
export function createFavorites(options: FavoritesOptions) {
  let couple: FavoritesOfCouple | null = null
  let state = noFavorites

  function show() {
    state = couple
      ? { owner: couple.owner, professionals: couple.professionals(), isKnown: couple.isKnown() }
      : noFavorites
    options.onChange(state)
  }

  function begin(owner: number | null) {
    couple?.end()
    couple = owner === null ? null : open(owner)
    show()
  }

  function open(owner: number): FavoritesOfCouple {
    const opened: FavoritesOfCouple = createFavoritesOfCouple({
      owner,
      calls: options,
      onChange: show,
      onSaved: notifySaved,
      onFailed: (request, error) => fail(opened, request, error),
    })
    return opened
  }

  function set(professionalId: number, isWanted: boolean, favoriteOptions: FavoriteOptions) {
    const request = { professionalId, isWanted, options: favoriteOptions }
    if (couple === null) options.onSignInNeeded({ ...request, owner: null })
    else couple.set(request)
  }

  function notifySaved({ professionalId, isWanted, options: favoriteOptions }: FavoriteRequest) {
    const { owner } = state
    const undo = () => {
      if (state.owner === owner) set(professionalId, true, favoriteOptions)
    }
    options.onSaved(isWanted, !isWanted && favoriteOptions.undo === true ? undo : undefined)
  }

  function fail(failed: FavoritesOfCouple, request: FavoriteRequest, error: unknown) {
    const isSignedOut = couple === null || failed === couple
    if (error instanceof ApiError && error.status === 401 && isSignedOut)
      return options.onSignInNeeded({ ...request, owner: failed.owner })
    if (failed !== couple) return
    show()
    options.onFailed()
  }

  return {
    read: () => state,
    /** Switches to another couple, or to none. */
    begin,
    /** Throws when the list could not be loaded, or when no couple is signed in. */
    load: () => couple?.load() ?? Promise.reject(new Error('No couple is signed in.')),
    /** Uses a possibly outdated list until the stored one has been loaded. */
    assume: (favorites: readonly Favorite[]) => couple?.assume(favorites),
    set,
    /** The favourite of the couple that is signed in; undefined where it is not among its own, or not known. */
    idOf: (professionalId: number) => couple?.idOf(professionalId),
  }
}
