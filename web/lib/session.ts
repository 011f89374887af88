import type { Session, User } from '#contract/auth.ts'
import { call, ConnectionError, isTransient, setUnauthenticatedHandler } from '#web/call.ts'
import { clearDrafts, setDraftReader } from './draft.ts'
import { readCacheOwner, clearCachedFavorites } from './cache-owner.ts'
import { useBrowserValue } from './hydrated.ts'
import { isTokenKey, readToken, writeRole, writeToken } from './token.ts'

export type SessionState =
  | { status: 'restoring'; user: null }
  | { status: 'anonymous'; user: null }
  | { status: 'signed-in'; user: User }

const restoring: SessionState = { status: 'restoring', user: null }
const anonymous: SessionState = { status: 'anonymous', user: null }

let state: SessionState = restoring
let restoration: Promise<SessionState> | null = null
let hasRunOut: boolean | undefined
const listeners = new Set<() => void>()

function setState(next: SessionState): SessionState {
  state = next
  restoration = Promise.resolve(next)
  if (next.status !== 'restoring') setDraftReader(next.user?.id ?? null)
  const role = next.user?.role ?? null
  writeRole(role)
  // The stylesheet reads them; first-paint.ts sets them before this module runs.
  const { dataset } = document.documentElement
  dataset.session = role === null ? 'none' : 'present'
  if (role === null) delete dataset.role
  else dataset.role = role
  for (const listener of listeners) listener()
  return next
}

async function restore(pauseMs?: number): Promise<SessionState> {
  const token = readToken()
  if (token === null) {
    clearCachedFavorites()
    return setState(anonymous)
  }
  // A page from the cache has already waited for the server.
  const isAway = !restoration && 'fromCache' in document.documentElement.dataset && readCacheOwner()
  const found = await (isAway ? offlineSession() : fetchSession(pauseMs))
  // There was a sign-in or sign-out meanwhile, here or in another tab: the answer belongs to another session.
  return readToken() === token ? setState(found) : restore()
}

/** A server that is restarting or busy answers within moments; until then nobody is redirected to the sign-in. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 8_000

async function fetchSession(pauseMs = FIRST_PAUSE_MS, begunAt = Date.now()): Promise<SessionState> {
  try {
    const { data } = await call('GET /auth/me')
    return { status: 'signed-in', user: data }
  } catch (error) {
    // Any other refusal means that there is no active session; a 401 has already removed the token.
    if (!isTransient(error)) return anonymous
    // Offline there is nothing to wait for, and on a broken connection cached favourites are shown at once.
    const isOffline = error instanceof ConnectionError && (!navigator.onLine || readCacheOwner() !== null)
    // On a dead connection a single attempt takes longer than all pauses together.
    const isLong = pauseMs > LONGEST_PAUSE_MS || Date.now() - begunAt > 2 * LONGEST_PAUSE_MS
    if (isOffline || isLong) return offlineSession()
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return fetchSession(pauseMs * 2, begunAt)
  }
}

/** No event reports that the server is back after an outage. */
const ASK_AGAIN_MS = 15_000
let askAgainTimer: ReturnType<typeof setTimeout> | undefined

function askAgain() {
  clearTimeout(askAgainTimer)
  // The session may have ended meanwhile. Asked only once, since pages wait for the answer if they do not know the
  // user.
  if (readToken() === null) return
  const asked = restore(LONGEST_PAUSE_MS + 1)
  if (!state.user) restoration = asked
}

/** While the server cannot be reached, the owner of the cached favourites stays signed in. */
function offlineSession(): SessionState {
  addEventListener('online', askAgain, { once: true })
  clearTimeout(askAgainTimer)
  askAgainTimer = setTimeout(askAgain, ASK_AGAIN_MS)
  const owner = readCacheOwner()
  return owner ? { status: 'signed-in', user: owner.user } : anonymous
}

/** Resolves when the session is known; asks the server at most once. */
export function sessionReady(): Promise<SessionState> {
  restoration ??= restore()
  return restoration
}

// Set immediately: a page's first call may be answered before its effects run.
setUnauthenticatedHandler((token) => {
  if (token !== null && token === readToken()) endSession(true)
})

/** Called once by the page: restores the session and follows sign-ins and sign-outs in other tabs. */
export function startSession(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (!isTokenKey(event.key)) return
    hasRunOut = true
    void refreshSession()
  }
  addEventListener('storage', onStorage)
  void sessionReady()
  return () => removeEventListener('storage', onStorage)
}

export function beginSession({ token, user }: Session) {
  clearCachedFavorites()
  writeToken(token)
  setState({ status: 'signed-in', user })
}

/** Applies a change of the signed-in user's own data. */
export function updateSessionUser(user: User) {
  if (state.user?.id === user.id) setState({ status: 'signed-in', user })
}

/** Asks the server again, after something that may have ended the session. */
export function refreshSession(): Promise<SessionState> {
  restoration = restore()
  return restoration
}

/** Ends the session in this browser only; the caller ends it on the server if it is still active there. */
export function endSession(isRefused?: boolean) {
  hasRunOut = isRefused
  writeToken(null)
  void refreshSession() // settles at once without a token
}

/** Ends the session in this browser at once; resolves when the server has ended it as well. */
export async function logOut() {
  const answer = call('POST /logout')
  endSession()
  // Forms save what is typed in them when a session ends.
  clearDrafts()
  await answer
}

/** Whether the last session ended other than by a sign-out in this tab: its token was refused or removed. */
export const sessionHasRunOut = () => hasRunOut

/** The current value, for callbacks that may run before their component has rendered a change. */
export const isSignedIn = () => state.user !== null

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back on every change of the session; returns the function that unsubscribes. */
export const subscribeToSession = (listener: (state: SessionState) => void) => subscribe(() => listener(state))

/** The session; `restoring` on the server and until it is known. */
export const useSession = () => useBrowserValue(subscribe, () => state, restoring)
