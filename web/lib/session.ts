import { useSyncExternalStore } from 'react'
import type { Session, User } from '#contract/auth.ts'
import { call, ConnectionError, isTransient, setUnauthenticatedHandler } from '#web/call.ts'
import { clearDrafts, setDraftReader } from './draft.ts'
import { readCacheOwner, clearCachedFavorites } from './cache-owner.ts'
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
  // Styles read them; first-paint.ts sets them before this module runs.
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
  // A page from the cache has waited for the server already.
  const isAway = !restoration && 'fromCache' in document.documentElement.dataset && readCacheOwner()
  const found = await (isAway ? offlineSession() : fetchSession(pauseMs))
  // A sign-in or sign-out meanwhile, here or in another tab: the answer belongs to another session.
  return readToken() === token ? setState(found) : restore()
}

/** A server that is restarted or busy answers within moments: until then nobody is sent to the sign-in. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 8_000

async function fetchSession(pauseMs = FIRST_PAUSE_MS, begunAt = Date.now()): Promise<SessionState> {
  try {
    const { data } = await call('GET /auth/me')
    return { status: 'signed-in', user: data }
  } catch (error) {
    // Any other refusal means that there is no active session; after a 401 the token is removed already.
    if (!isTransient(error)) return anonymous
    // Without a network there is nothing to wait for, and cached favourites are shown at once on a line that is broken.
    const isOffline = error instanceof ConnectionError && (!navigator.onLine || readCacheOwner() !== null)
    // On a line that says nothing an attempt takes longer than all pauses.
    const isLong = pauseMs > LONGEST_PAUSE_MS || Date.now() - begunAt > 2 * LONGEST_PAUSE_MS
    if (isOffline || isLong) return offlineSession()
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return fetchSession(pauseMs * 2, begunAt)
  }
}

/** After an outage of the server there is no event. */
const ASK_AGAIN_MS = 15_000
let askAgainTimer: ReturnType<typeof setTimeout> | undefined

function askAgain() {
  clearTimeout(askAgainTimer)
  // Meanwhile the session may have ended. Once, since pages wait for the answer where they do not know whom to show.
  if (readToken() === null) return
  const asked = restore(LONGEST_PAUSE_MS + 1)
  if (!state.user) restoration = asked
}

/** While the server cannot be asked, the owner of the cached favourites stays signed in. */
function offlineSession(): SessionState {
  addEventListener('online', askAgain, { once: true })
  clearTimeout(askAgainTimer)
  askAgainTimer = setTimeout(askAgain, ASK_AGAIN_MS)
  const owner = readCacheOwner()
  return owner ? { status: 'signed-in', user: owner.user } : anonymous
}

/** Resolves when the session is known; the server is asked at most once. */
export function sessionReady(): Promise<SessionState> {
  restoration ??= restore()
  return restoration
}

// At once: the first call of a page may be answered before its effects run.
setUnauthenticatedHandler((token) => {
  if (token !== null && token === readToken()) endSession(true)
})

/** Called once by the page: restores the session and follows sign-ins and sign-outs of other tabs. */
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

/** Takes over a change of the signed-in person's own data. */
export function updateSessionUser(user: User) {
  if (state.user?.id === user.id) setState({ status: 'signed-in', user })
}

/** Asks the server again, after something that may have ended the session there. */
export function refreshSession(): Promise<SessionState> {
  restoration = restore()
  return restoration
}

/** Ends the session in this browser alone; the caller ends it on the server where it still lives. */
export function endSession(isRefused?: boolean) {
  hasRunOut = isRefused
  writeToken(null)
  void refreshSession() // without a token at once
}

/** Ends the session in this browser at once; resolves when the server has ended it too. */
export async function logOut() {
  const answer = call('POST /logout')
  clearDrafts()
  endSession()
  await answer
}

/** Whether the last session ended otherwise than by a sign-out in this tab: its token was refused, or is gone. */
export const sessionHasRunOut = () => hasRunOut

/** The current value, for callbacks that may run before their component has rendered a change. */
export const isSignedIn = () => state.user !== null

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back at every change of the session; gives the function that unsubscribes. */
export const subscribeToSession = (listener: (state: SessionState) => void) => subscribe(() => listener(state))

/** The session; `restoring` during server rendering and until it is known. */
export const useSession = () =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => restoring,
  )
