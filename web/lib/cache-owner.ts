import type { User } from '#contract/auth.ts'
import { readToken } from './token.ts'

/** Stored apart from the favourites, because every page that cannot reach the server reads the owner. */
export const OWNER_KEY = 'cached_owner'
export const FAVORITES_KEY = 'cached_favorites'

/** An older cache is discarded. */
const MAX_AGE_MS = 30 * 24 * 60 * 60_000

export type CacheOwner = { session: string; user: User; cached_at: number }

/** Long enough to tell two tokens apart, too short to be used as a token. */
export const sessionFingerprint = (token: string) => token.slice(0, 12)

export function clearCachedFavorites() {
  try {
    localStorage.removeItem(FAVORITES_KEY)
    localStorage.removeItem(OWNER_KEY)
  } catch {
    // Without storage there is no cache.
  }
}

/**
 * The owner of the cached favourites if they belong to the current session. Otherwise, or if they are too old, clears
 * them.
 */
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

/** Null for a missing entry or invalid JSON. */
export function readCacheEntry(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
