import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/paths.ts'
import { type SessionState, useSession } from '#web/lib/session.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { followSession, loadActions } from './follow.ts'
import { mark, readMarks, useMarks } from './marks.ts'
import { failed, TOAST_MS } from './text.ts'

/** One heart: whether it is set, whether it can be seen, and what a click does. */
export function useFavorite(professionalId: number, { undo = false }: { undo?: boolean } = {}) {
  const session = useSession()
  const { professionals, isKnown } = useMarks()
  const navigate = useNavigate()
  const [beats, setBeats] = useState(false)
  useEffect(followSession, [])

  const signIn = () => void navigate(pages.login(location.pathname + location.search))

  /** Asks the marks themselves: of two quick clicks the second comes before the page has changed. */
  async function toggle() {
    const before = readMarks()
    const isWanted = !before.professionals.has(professionalId)
    setBeats(isWanted)
    if (before.owner !== null) mark(professionalId, isWanted)
    try {
      const { wish } = await loadActions()
      wish(professionalId, isWanted, { signIn, undo })
    } catch {
      if (before.owner !== null) mark(professionalId, !isWanted)
      showSnackbar(failed, 'warning', TOAST_MS)
    }
  }

  return {
    isSet: professionals.has(professionalId),
    beats,
    look: lookFor(session, isKnown),
    toggle: () => void toggle(),
  }
}

/** Hearts are couples' alone; a visitor is taken for one. */
function lookFor({ status, user }: SessionState, isKnown: boolean): 'waiting' | 'shown' | 'none' {
  if (status === 'anonymous') return 'shown'
  if (user !== null && user.role !== 'couple') return 'none'
  return isKnown ? 'shown' : 'waiting'
}
