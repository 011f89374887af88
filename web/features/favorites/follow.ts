import { writeDraft } from '#web/lib/draft.ts'
import { type SessionState, sessionReady, watchSession } from '#web/lib/session.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { readMarks, showMarks, startMarks } from './marks.ts'
import { failed, INTENT, TOAST_MS } from './text.ts'

/** What is done with favourites is fetched when somebody has some: visitors do without. */
export const loadActions = () => import('./actions.ts')

let isFollowing = false

/** The hearts are of whoever is signed in: fetched for a couple, forgotten when it leaves or another one comes. */
export function followSession() {
  if (isFollowing) return
  isFollowing = true
  watchSession(follow)
  void sessionReady().then(follow)
}

function follow({ status, user }: SessionState) {
  const owner = user?.role === 'couple' ? user.id : null
  // What a visitor asked for was asked by a couple, or by nobody.
  if (status === 'signed-in' && owner === null) writeDraft(INTENT, null)
  if (owner === readMarks().owner) return
  startMarks(owner)
  if (owner === null) return
  loadActions().then(
    ({ startFavorites }) => startFavorites(owner),
    () => {
      showMarks({ ...readMarks(), isKnown: true })
      showSnackbar(failed, 'warning', TOAST_MS)
    },
  )
}
