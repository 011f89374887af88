import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/paths.ts'
import { useBrowserValue } from '#web/lib/hydrated.ts'
import { type SessionState, useSession } from '#web/lib/session.ts'
import { importFavoritesAtSignIn, setFavorite } from './lazy-favorites.ts'
import { noFavorites, readShownFavorites, subscribeToShownFavorites } from './shown-favorites.ts'

const useFavorites = () => useBrowserValue(subscribeToShownFavorites, readShownFavorites, noFavorites)

/** One heart: whether it is set, whether it can be seen, and what a click does. */
export function useFavorite(professionalId: number, { undo = false }: { undo?: boolean } = {}) {
  const session = useSession()
  const { professionals, isKnown } = useFavorites()
  const navigate = useNavigate()
  const [isAnimated, setAnimated] = useState(false)
  useEffect(importFavoritesAtSignIn, [])

  /**
   * Reads what the store shows, not what is rendered: the second of two quick clicks comes before the page is rendered again.
   */
  function toggle() {
    const isWanted = !readShownFavorites().professionals.has(professionalId)
    const signIn = () => void navigate(pages.login(location.pathname + location.search))
    setAnimated(isWanted)
    setFavorite(professionalId, isWanted, { signIn, undo })
  }

  return { isSet: professionals.has(professionalId), isAnimated, visibility: heartVisibility(session, isKnown), toggle }
}

/** Hearts are for couples; a visitor may be one. */
function heartVisibility({ status, user }: SessionState, isKnown: boolean): 'waiting' | 'shown' | 'none' {
  if (status === 'anonymous') return 'shown'
  if (user !== null && user.role !== 'couple') return 'none'
  return isKnown ? 'shown' : 'waiting'
}

/** The loaded favourites that are still set: a card is hidden, and shown again, with its heart. */
export function useRemainingFavorites<T extends { professional_id: number }>(loaded: T[]): T[] {
  const { professionals } = useFavorites()
  return loaded.filter(({ professional_id: id }) => professionals.has(id))
}
