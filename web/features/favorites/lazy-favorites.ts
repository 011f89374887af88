import { sessionReady, type SessionState, subscribeToSession } from '#web/lib/session.ts'
import { showNotLoaded } from '#web/ui/open-loaded.ts'
import type { favorites as StoredFavorites } from './favorites.ts'
import { favoriteFailure, noFavorites, showFavorites } from './shown-favorites.ts'

type Favorites = typeof StoredFavorites

let favorites: Favorites | null = null

/** Fetches the store, which visitors do without until they press a heart. */
async function importFavorites(): Promise<Favorites> {
  const module = await import('./favorites.ts')
  await module.syncFavoritesWithSession()
  favorites = module.favorites
  return favorites
}

/** At once where the store is there already: of two quick clicks the second finds the first one made. */
export function setFavorite(...request: Parameters<Favorites['set']>) {
  if (favorites) favorites.set(...request)
  else
    importFavorites().then(
      (imported) => imported.set(...request),
      () => showNotLoaded(favoriteFailure),
    )
}

let isSubscribed = false

/** Fetches the store when somebody is signed in; it follows the session from then on. */
export function importFavoritesAtSignIn() {
  if (isSubscribed) return
  isSubscribed = true
  subscribeToSession(onSessionChange)
  void sessionReady().then(onSessionChange)
}

function onSessionChange({ status, user }: SessionState) {
  if (status !== 'signed-in' || favorites) return
  importFavorites().catch(() => {
    // The hearts then begin empty, as without the list; a click tries again.
    if (user.role === 'couple') showFavorites({ ...noFavorites, isKnown: true })
  })
}
