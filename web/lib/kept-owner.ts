import type { User } from '#contract/auth.ts'
import { readToken } from './token.ts'

/** Small, since every page that cannot reach the server reads it; the favourites themselves lie beside it. */
export const OWNER = 'kept_owner'
export const FAVORITES = 'kept_favorites'

/** Whoever was away longer than this asks the server again. */
const GOOD_FOR_MS = 30 * 24 * 60 * 60_000

export type KeptOwner = { session: string; user: User; kept_at: number }

/** Enough to tell two tokens apart, too little to be one. */
export const sessionOf = (token: string) => token.slice(0, 12)

export function forgetKeptFavorites() {
  try {
    localStorage.removeItem(FAVORITES)
    localStorage.removeItem(OWNER)
  } catch {
    // What cannot be stored was not kept either.
  }
}

/** Whose favourites are kept, if they are of this very session; what is another's or too old is forgotten. */
export function findKeptOwner(): KeptOwner | null {
  const owner = readKept(OWNER) as KeptOwner | null
  const token = readToken()
  const isOurs =
    owner !== null &&
    token !== null &&
    owner.session === sessionOf(token) &&
    Math.abs(Date.now() - owner.kept_at) < GOOD_FOR_MS
  if (!isOurs) forgetKeptFavorites()
  return isOurs ? owner : null
}

/** As it was written by `keepFavorites`. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
