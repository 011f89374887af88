import type { User } from '#contract/auth.ts'
import type { Favorite } from '#contract/favorites.ts'
import {
  FAVORITES_KEY,
  readCacheOwner,
  clearCachedFavorites,
  type CacheOwner,
  OWNER_KEY,
  readCacheEntry,
  sessionFingerprint,
} from './cache-owner.ts'
import { readToken } from './token.ts'

export type CachedFavorites = { favorites: Favorite[]; cachedAt: string }

/**
 * Caches a couple's favourites for offline use. `token` belongs to the call that loaded them: nothing is cached if
 * another session has begun meanwhile, in this tab or another.
 */
export function cacheFavorites(token: string | null, user: User, favorites: readonly Favorite[]) {
  if (token === null || token !== readToken()) return
  const owner: CacheOwner = { session: sessionFingerprint(token), user, cached_at: Date.now() }
  try {
    localStorage.setItem(FAVORITES_KEY, JSON.stringify(favorites))
    localStorage.setItem(OWNER_KEY, JSON.stringify(owner))
  } catch {
    clearCachedFavorites()
  }
}

export function readCachedFavorites(userId: number): CachedFavorites | null {
  const owner = readCacheOwner()
  const favorites = readCacheEntry(FAVORITES_KEY) as Favorite[] | null // as `cacheFavorites` wrote it
  if (owner?.user.id !== userId || favorites === null) return null
  return { favorites, cachedAt: new Date(owner.cached_at).toISOString() }
}

/** Repeats a change that the server has stored. */
export function updateCachedFavorites(userId: number, change: (favorites: Favorite[]) => Favorite[]) {
  const owner = readCacheOwner()
  const cached = readCachedFavorites(userId)
  if (owner && cached) cacheFavorites(readToken(), owner.user, change(cached.favorites))
}
