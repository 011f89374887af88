import type { User } from '#contract/auth.ts'
import type { Favorite } from '#contract/favorites.ts'
import {
  FAVORITES,
  findKeptOwner,
  forgetKeptFavorites,
  type KeptOwner,
  OWNER,
  readKept,
  sessionOf,
} from './kept-owner.ts'
import { readToken } from './token.ts'

export type KeptFavorites = { favorites: Favorite[]; keptAt: string }

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

export function findKeptFavorites(userId: number): KeptFavorites | null {
  const owner = findKeptOwner()
  const favorites = readKept(FAVORITES) as Favorite[] | null
  if (owner?.user.id !== userId || favorites === null) return null
  return { favorites, keptAt: new Date(owner.kept_at).toISOString() }
}

/** Follows a change that the server has taken. */
export function changeKeptFavorites(userId: number, change: (favorites: Favorite[]) => Favorite[]) {
  const owner = findKeptOwner()
  const kept = findKeptFavorites(userId)
  if (owner && kept) keepFavorites(readToken(), owner.user, change(kept.favorites))
}
