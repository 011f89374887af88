import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/paths.ts'
import { type SessionState, useSession } from '#web/lib/session.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { syncHeartsWithSession, loadActions } from './session-sync.ts'
import { setHeart, readHearts, useHearts } from './hearts.ts'
import { failed, TOAST_MS } from './text.ts'

/** One heart: whether it is set, whether it can be seen, and what a click does. */
export function useFavorite(professionalId: number, { undo = false }: { undo?: boolean } = {}) {
  const session = useSession()
  const { professionals, isKnown } = useHearts()
  const navigate = useNavigate()
  const [isAnimated, setBeats] = useState(false)
  useEffect(syncHeartsWithSession, [])

  const signIn = () => void navigate(pages.login(location.pathname + location.search))

  /** Asks the marks themselves: of two quick clicks the second comes before the page has changed. */
  async function toggle() {
    const before = readHearts()
    const isWanted = !before.professionals.has(professionalId)
    setBeats(isWanted)
    if (before.owner !== null) setHeart(professionalId, isWanted)
    try {
      const { setFavorite } = await loadActions()
      setFavorite(professionalId, isWanted, { signIn, undo })
    } catch {
      if (before.owner !== null) setHeart(professionalId, !isWanted)
      showSnackbar(failed, 'warning', TOAST_MS)
    }
  }

  return {
    isSet: professionals.has(professionalId),
    beats: isAnimated,
    visibility: heartVisibility(session, isKnown),
    toggle: () => void toggle(),
  }
}

/** Hearts are couples' alone; a visitor is taken for one. */
function heartVisibility({ status, user }: SessionState, isKnown: boolean): 'waiting' | 'shown' | 'none' {
  if (status === 'anonymous') return 'shown'
  if (user !== null && user.role !== 'couple') return 'none'
  return isKnown ? 'shown' : 'waiting'
}
