import type { User } from '../../contract/accounts.ts'
import type { Favorite } from '../../contract/favorites.ts'
import { readToken } from './token.ts'

/** Small, since every page that cannot reach the server reads it; the favourites themselves lie beside it. */
const OWNER = 'kept_owner'
const FAVORITES = 'kept_favorites'

/** Whoever was away longer than this asks the server again. */
const GOOD_FOR_MS = 30 * 24 * 60 * 60_000

type KeptOwner = { session: string; user: User; kept_at: number }
export type KeptFavorites = { favorites: Favorite[]; keptAt: string }

/** Enough to tell two tokens apart, too little to be one. */
const sessionOf = (token: string) => token.slice(0, 12)

export function forgetKeptFavorites() {
  try {
    localStorage.removeItem(FAVORITES)
    localStorage.removeItem(OWNER)
  } catch {
    // What cannot be stored was not kept either.
  }
}

/**
 * Keeps a couple's favourites for when there is no network. `token` is the one that they were asked for with: in
 * another session, begun meanwhile in this tab or in another, they are nobody's.
 */
export function keepFavorites(token: string | null, user: User, favorites: readonly Favorite[]) {
  if (token === null || token !== readToken()) return
  const owner: KeptOwner = { session: sessionOf(token), user, kept_at: Date.now() }
  try {
    localStorage.setItem(FAVORITES, JSON.stringify(favorites))
    localStorage.setItem(OWNER, JSON.stringify(owner))
  } catch {
    forgetKeptFavorites()
  }
}

/** Whose favourites are kept, if they are of this very session; what is another's or too old is forgotten. */
export function findKeptOwner(): KeptOwner | null {
  const owner = read(OWNER) as KeptOwner | null
  const token = readToken()
  const isOurs =
    owner !== null &&
    token !== null &&
    owner.session === sessionOf(token) &&
    Math.abs(Date.now() - owner.kept_at) < GOOD_FOR_MS
  if (!isOurs) forgetKeptFavorites()
  return isOurs ? owner : null
}

export function findKeptFavorites(userId: number): KeptFavorites | null {
  const owner = findKeptOwner()
  const favorites = read(FAVORITES) as Favorite[] | null
  if (owner?.user.id !== userId || favorites === null) return null
  return { favorites, keptAt: new Date(owner.kept_at).toISOString() }
}

/** Follows a change that the server has taken. */
export function changeKeptFavorites(userId: number, change: (favorites: Favorite[]) => Favorite[]) {
  const owner = findKeptOwner()
  const kept = findKeptFavorites(userId)
  if (owner && kept) keepFavorites(readToken(), owner.user, change(kept.favorites))
}

/** As it was written by `keepFavorites`. */
function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
