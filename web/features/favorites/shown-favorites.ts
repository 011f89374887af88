import { showSnackbar } from '#web/ui/snackbar.tsx'

/** The favourites as they are shown. */
export interface FavoritesState {
  /** The couple's id; null while no couple is signed in. */
  owner: number | null
  professionals: ReadonlySet<number>
  /** False until the list was loaded or could not be. */
  isKnown: boolean
}

export const noFavorites: FavoritesState = { owner: null, professionals: new Set(), isKnown: false }

export const TOAST_MS = 3000

let shown = noFavorites
const listeners = new Set<() => void>()

export const readShownFavorites = () => shown

export function subscribeToShownFavorites(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Called by the store with each of its states. */
export function showFavorites(state: FavoritesState) {
  shown = state
  for (const listener of listeners) listener()
}

export const favoriteFailure = 'Neuspjelo ažuriranje favorita'

export const showFavoriteFailure = () => showSnackbar(favoriteFailure, 'warning', TOAST_MS)
