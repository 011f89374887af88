import { writeDraft } from '#web/lib/draft.ts'
import { type SessionState, sessionReady, subscribeToSession } from '#web/lib/session.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { readHearts, setHearts, resetHearts } from './hearts.ts'
import { failed, INTENT, TOAST_MS } from './text.ts'

/** What is done with favourites is fetched when somebody has some: visitors do without. */
export const loadActions = () => import('./actions.ts')

let isSubscribed = false

/** The hearts are of whoever is signed in: fetched for a couple, forgotten when it leaves or another one comes. */
export function syncHeartsWithSession() {
  if (isSubscribed) return
  isSubscribed = true
  subscribeToSession(onSessionChange)
  void sessionReady().then(onSessionChange)
}

function onSessionChange({ status, user }: SessionState) {
  const owner = user?.role === 'couple' ? user.id : null
  // What a visitor asked for was asked by a couple, or by nobody.
  if (status === 'signed-in' && owner === null) writeDraft(INTENT, null)
  if (owner === readHearts().owner) return
  resetHearts(owner)
  if (owner === null) return
  loadActions().then(
    ({ initFavorites }) => initFavorites(owner),
    () => {
      setHearts({ ...readHearts(), isKnown: true })
      showSnackbar(failed, 'warning', TOAST_MS)
    },
  )
}
