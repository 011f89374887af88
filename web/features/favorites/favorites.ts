import type { Favorite, NoteInput } from '#contract/favorites.ts'
import { call, ConnectionError, isTransient } from '#web/call.ts'
import { ignoreNotFound } from '#web/lib/failure.ts'
import { cacheFavorites, readCachedFavorites, updateCachedFavorites } from '#web/lib/offline-favorites.ts'
import { sessionReady, type SessionState, subscribeToSession } from '#web/lib/session.ts'
import { readToken } from '#web/lib/token.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { createFavorites } from './favorites-store.ts'
import { discardIntent, takeIntent, writeIntent } from './intent.ts'
import { showFavoriteFailure, showFavorites, TOAST_MS } from './shown-favorites.ts'

/** As last loaded or saved, by professional: a removal that is taken back brings its note with it. */
const notes = new Map<number, string | null>()

const rememberNote = ({ professional_id: id, note }: Favorite) => void notes.set(id, note)

/** Long enough to reach the button by keyboard. */
const UNDO_MS = 8000

/** The favourites of the couple that is signed in, for every heart on the page. */
export const favorites = createFavorites({
  async list(owner) {
    const token = readToken()
    const { data } = await call('GET /favorites')
    isAway = false
    for (const favorite of data) rememberNote(favorite)
    const { user } = await sessionReady()
    if (user?.id === owner) cacheFavorites(token, user, data)
    return data
  },
  async add(owner, professionalId) {
    const body = { professional_id: professionalId, note: notes.get(professionalId) }
    const { data } = await call('POST /favorites', { body })
    rememberNote(data)
    updateCachedFavorites(owner, (cached) => [data, ...cached.filter(({ id }) => id !== data.id)])
    return data
  },
  async remove(owner, { id, professionalId }) {
    await call('DELETE /favorites/:id', { params: { id } }).catch((error: unknown) =>
      removeAgain(error, professionalId),
    )
    updateCachedFavorites(owner, (cached) => cached.filter((one) => one.professional_id !== professionalId))
  },
  onChange: showFavorites,
  onSaved(isSet, undo) {
    if (isSet) return showSnackbar('Dodano u favorite', 'success', TOAST_MS)
    const action = undo && { label: 'Vrati', run: undo }
    showSnackbar('Uklonjeno iz favorita', 'success', undo ? UNDO_MS : TOAST_MS, action)
  },
  onFailed: showFavoriteFailure,
  onSignInNeeded({ owner, professionalId, isWanted, options }) {
    writeIntent({ owner, professionalId, isWanted })
    showSnackbar('Prijavite se, a favorit će biti spremljen čim se vratite.', 'warning')
    options.signIn()
  },
})

/** For one that another tab has removed, and perhaps brought back, which makes it another one. */
async function removeAgain(error: unknown, professionalId: number) {
  ignoreNotFound(error)
  const { data } = await call('GET /favorites')
  const again = data.find((one) => one.professional_id === professionalId)
  if (again) await call('DELETE /favorites/:id', { params: { id: again.id } }).catch(ignoreNotFound)
}

/** Makes the change that was requested before the sign-in. */
function applyIntent(owner: number) {
  const intent = takeIntent(owner)
  if (intent) favorites.set(intent.professionalId, intent.isWanted, { signIn: () => {} })
}

function beginFor(owner: number | null) {
  notes.clear()
  favorites.begin(owner)
}

let synced: Promise<void> | null = null

/** Loads the favourites of each couple that signs in, and clears them when its session ends; waits for the session. */
export function syncFavoritesWithSession(): Promise<void> {
  if (synced === null) {
    subscribeToSession(onSessionChange)
    synced = sessionReady().then(onSessionChange)
  }
  return synced
}

function onSessionChange({ status, user }: SessionState) {
  const owner = user?.role === 'couple' ? user.id : null
  // A visitor's request is dropped when the account is not a couple's.
  if (status === 'signed-in' && owner === null) discardIntent()
  if (owner === favorites.read().owner) return
  beginFor(owner)
  if (owner === null) return
  loadFavorites(owner).catch(() => {}) // the hearts then begin empty, without a network as they were last seen
}

/** The note as this page knows it, which may be newer than the list that it was loaded with. */
export const readNote = ({ professional_id: id, note }: Favorite) => (notes.has(id) ? notes.get(id) : note) ?? ''

/**
 * Saves the couple's own words, none to remove them; gives them as they are stored. Refused where those that they are to
 * replace are there no more; without `replaces` they replace any.
 */
export async function saveNote(professionalId: number, note: string, replaces: string | undefined): Promise<string> {
  const { owner } = favorites.read()
  const id = favorites.idOf(professionalId)
  if (id === undefined || owner === null) throw new Error('A note needs a favourite that is stored.')
  const body = { note, replaces: replaces === '' ? null : replaces }
  const { data } = await call('PUT /favorites/:id', { params: { id }, body }).catch((error: unknown) =>
    noteAgain(error, professionalId, body),
  )
  rememberNote(data)
  updateCachedFavorites(owner, (cached) => cached.map((one) => (one.professional_id === professionalId ? data : one)))
  return data.note ?? ''
}

/** For one that another tab has removed, and perhaps brought back: whoever writes about it wants to have it. */
async function noteAgain(error: unknown, professional_id: number, { note, replaces }: NoteInput) {
  ignoreNotFound(error)
  const { data } = await call('POST /favorites', { body: { professional_id } })
  const body = { note, replaces: data.note === null ? null : replaces }
  return call('PUT /favorites/:id', { params: { id: data.id }, body })
}

/** `cachedAt` is the moment of a list that is not the server's, and `pauseMs` how long not to ask for that again. */
export type LoadedFavorites = { favorites: Favorite[]; cachedAt: string | null; pauseMs: number }

/** After an outage of the server there is no event. */
const ASK_AGAIN_MS = 15_000

/** Whether the last attempt to reach the server failed; undefined before the first. */
let isAway: boolean | undefined

/** The couple's favourites as they are now, newest first, or without a network as they were last seen. */
export async function loadFavorites(owner: number): Promise<LoadedFavorites> {
  if (favorites.read().owner !== owner) beginFor(owner)
  applyIntent(owner)
  try {
    const loaded = await favorites.load()
    return { favorites: loaded, cachedAt: null, pauseMs: 0 }
  } catch (error) {
    // A list that is shown from the cache stays while the server is restarted.
    const cached = error instanceof ConnectionError || (isAway && isTransient(error)) ? assumeCached(owner) : null
    if (cached === null) throw error
    isAway = true
    return { ...cached, pauseMs: ASK_AGAIN_MS }
  }
}

/**
 * The same for a page that asks again by itself: cached favourites are shown at once where the server is known to be
 * away. A page from the cache has waited for it already.
 */
export async function loadFavoritesSoon(owner: number): Promise<LoadedFavorites> {
  isAway ??= 'fromCache' in document.documentElement.dataset
  const cached = isAway && !isToAsk ? assumeCached(owner) : null
  isToAsk = false
  return cached ? { ...cached, pauseMs: 0 } : loadFavorites(owner)
}

let isToAsk = false

/** The next of those asks the server, whatever is known of it. */
export function askForFavorites() {
  isToAsk = true
}

function assumeCached(owner: number) {
  const cached = readCachedFavorites(owner)
  if (cached !== null) {
    if (favorites.read().owner !== owner) beginFor(owner)
    favorites.assume(cached.favorites)
  }
  return cached
}
