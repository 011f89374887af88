import type { User } from '#contract/auth.ts'
import { readToken } from './token.ts'

/** Small, since every page that cannot reach the server reads it; the favourites themselves lie beside it. */
export const OWNER_KEY = 'cached_owner'
export const FAVORITES_KEY = 'cached_favorites'

/** Whoever was away longer than this asks the server again. */
const MAX_AGE_MS = 30 * 24 * 60 * 60_000

export type CacheOwner = { session: string; user: User; cached_at: number }

/** Enough to tell two tokens apart, too little to be one. */
export const sessionFingerprint = (token: string) => token.slice(0, 12)

export function clearCachedFavorites() {
  try {
    localStorage.removeItem(FAVORITES_KEY)
    localStorage.removeItem(OWNER_KEY)
  } catch {
    // What cannot be stored was not kept either.
  }
}

/** Whose favourites are kept, if they are of this very session; what is another's or too old is forgotten. */
export function readCacheOwner(): CacheOwner | null {
  const owner = readCacheEntry(OWNER_KEY) as CacheOwner | null
  const token = readToken()
  const isOurs =
    owner !== null &&
    token !== null &&
    owner.session === sessionFingerprint(token) &&
    Math.abs(Date.now() - owner.cached_at) < MAX_AGE_MS
  if (!isOurs) clearCachedFavorites()
  return isOurs ? owner : null
}

/** As it was written by `cacheFavorites`. */
export function readCacheEntry(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
