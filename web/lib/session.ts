import { useSyncExternalStore } from 'react'
import type { Session, User } from '#contract/auth.ts'
import { call, ConnectionError, setUnauthenticatedHandler } from '#web/call.ts'
import { clearDrafts } from './draft.ts'
import { readCacheOwner, clearCachedFavorites } from './cache-owner.ts'
import { isTokenKey, readToken, writeToken } from './token.ts'

export type SessionState =
  | { status: 'restoring'; user: null }
  | { status: 'anonymous'; user: null }
  | { status: 'signed-in'; user: User }

const restoring: SessionState = { status: 'restoring', user: null }
const anonymous: SessionState = { status: 'anonymous', user: null }

let state: SessionState = restoring
let restoration: Promise<SessionState> | null = null
const listeners = new Set<() => void>()

function setState(next: SessionState): SessionState {
  state = next
  // The page's first paint follows this mark, set before any script of ours runs.
  document.documentElement.dataset.session = next.status === 'signed-in' ? 'present' : 'none'
  for (const listener of listeners) listener()
  return next
}

async function restore(): Promise<SessionState> {
  const token = readToken()
  if (token === null) {
    clearCachedFavorites()
    return setState(anonymous)
  }
  const found = await fetchSession()
  // Meanwhile somebody may have signed in or out, here or in another tab: then the answer is about somebody else.
  return readToken() === token ? setState(found) : restore()
}

async function fetchSession(): Promise<SessionState> {
  try {
    const { data } = await call('GET /auth/me')
    return { status: 'signed-in', user: data }
  } catch (error) {
    if (error instanceof ConnectionError) return offlineSession()
    // Whatever the reason, there is no active session; a 401 has also removed the token by now.
    return anonymous
  }
}

/** Without a network nobody is signed out: whose favourites are kept may read them, until the server can be asked. */
function offlineSession(): SessionState {
  addEventListener('online', () => void refreshSession(), { once: true })
  const owner = readCacheOwner()
  return owner ? { status: 'signed-in', user: owner.user } : anonymous
}

/** The session once it is known; asks the server at most once. */
export function sessionReady(): Promise<SessionState> {
  restoration ??= restore()
  return restoration
}

/** Called once by the page: restores the session and follows sign-ins and sign-outs of other tabs. */
export function startSession(): () => void {
  setUnauthenticatedHandler((token) => {
    if (token !== null && token === readToken()) endSession()
  })
  const onStorage = (event: StorageEvent) => {
    if (!isTokenKey(event.key)) return
    void refreshSession()
  }
  addEventListener('storage', onStorage)
  void sessionReady()
  return () => removeEventListener('storage', onStorage)
}

export function beginSession({ token, user }: Session) {
  clearCachedFavorites()
  writeToken(token)
  restoration = Promise.resolve(setState({ status: 'signed-in', user }))
}

/** What somebody changed about themselves is known here at once. */
export function updateSessionUser(user: User) {
  if (state.user?.id === user.id) restoration = Promise.resolve(setState({ status: 'signed-in', user }))
}

/** Asks the server again, for whenever it may have ended the session by itself. */
export function refreshSession(): Promise<SessionState> {
  restoration = restore()
  return restoration
}

/** Forgets the person in this browser; whether the server knows is the caller's business. */
export function endSession() {
  clearCachedFavorites()
  writeToken(null)
  restoration = Promise.resolve(setState(anonymous))
}

/** Signs out here at once, and on the server as soon as it hears of it. */
export async function logOut() {
  const answer = call('POST /logout')
  endSession()
  clearDrafts()
  await answer
}

/** Asked in the moment itself, where a component would still show who was signed in before. */
export const isSignedIn = () => state.user !== null

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells of every change of who is signed in. */
export const subscribeToSession = (listener: (state: SessionState) => void) => subscribe(() => listener(state))

/** Who is signed in; during server rendering and until it is known, nobody yet. */
export const useSession = () =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => restoring,
  )
