import type { Favorite } from '#contract/favorites.ts'
import { ApiError, call, ConnectionError } from '#web/call.ts'
import { updateCachedFavorites, readCachedFavorites, cacheFavorites } from '#web/lib/offline-favorites.ts'
import { sessionReady } from '#web/lib/session.ts'
import { readToken } from '#web/lib/token.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { takeIntent, writeIntent } from './intent.ts'
import { setHeart, readHearts, setHearts, resetHearts } from './hearts.ts'
import { added, failed, removed, signInFirst, TOAST_MS, UNDO_MS } from './text.ts'

/** One couple's favourites as the server has them, and what it has been asked to change about them. */
type FavoritesStore = {
  readonly owner: number
  /** The favourite's id by its professional's; null until the server has told. */
  ids: Map<number, number> | null
  loading: Promise<Favorite[]> | null
  /** Counts what was saved: a list that was asked for before a change may not know it. */
  changes: number
  /** The last wish for each professional; the earlier ones do not matter any more. */
  readonly requested: Map<number, boolean>
  readonly syncing: Set<number>
}

let store: FavoritesStore | null = null

export type SetFavoriteOptions = {
  /** Leads to the sign-in and from there back to where the heart is. */
  signIn: () => void
  /** Whether a removal can be taken back from its message. */
  undo?: boolean
}

function getStore(owner: number): FavoritesStore {
  if (store?.owner !== owner) {
    store = { owner, ids: null, loading: null, changes: 0, requested: new Map(), syncing: new Set() }
  }
  return store
}

const isCurrent = (one: FavoritesStore) => one === store && readHearts().owner === one.owner

/** Once for each couple: what it has set its heart on, and what it asked for before it signed in. */
export function initFavorites(owner: number) {
  const mine = getStore(owner)
  void fetchFavorites(mine).catch(() => {
    // The hearts then begin empty; setting one that is set already does no harm.
    if (isCurrent(mine)) setHearts({ ...readHearts(), isKnown: true })
  })
  applyIntent()
}

function applyIntent() {
  const intent = takeIntent()
  if (intent) setFavorite(intent.professionalId, intent.isWanted, { signIn: () => {} })
}

/** `cachedAt` says since when, where the server could not be reached and these are the last that it told. */
export type LoadedFavorites = { favorites: Favorite[]; cachedAt: string | null }

/** The couple's favourites as they are now, newest first; every heart on the page follows. */
export async function loadFavorites(owner: number): Promise<LoadedFavorites> {
  if (readHearts().owner !== owner) resetHearts(owner)
  applyIntent()
  const mine = getStore(owner)
  try {
    return { favorites: await fetchFavorites(mine), cachedAt: null }
  } catch (error) {
    const kept = error instanceof ConnectionError ? readCachedFavorites(owner) : null
    if (kept === null) throw error
    mine.ids ??= idsOf(kept.favorites)
    if (isCurrent(mine)) showHearts(mine, mine.ids)
    return kept
  }
}

function fetchFavorites(mine: FavoritesStore): Promise<Favorite[]> {
  mine.loading ??= requestFavorites(mine).finally(() => {
    mine.loading = null
  })
  return mine.loading
}

async function requestFavorites(mine: FavoritesStore): Promise<Favorite[]> {
  const before = mine.changes
  const token = readToken()
  const { data } = await call('GET /favorites')
  if (mine.changes !== before) return requestFavorites(mine)
  mine.ids = idsOf(data)
  if (isCurrent(mine)) showHearts(mine, mine.ids)
  const { user } = await sessionReady()
  if (user?.id === mine.owner) cacheFavorites(token, user, data)
  return data
}

function showHearts(mine: FavoritesStore, ids: ReadonlyMap<number, number>) {
  setHearts({ owner: mine.owner, professionals: new Set(ids.keys()), isKnown: true })
  for (const [professionalId, isWanted] of mine.requested) setHeart(professionalId, isWanted)
}

/** Shows it at once, and sees to it that the server follows; of several wishes for one professional the last counts. */
export function setFavorite(professionalId: number, isWanted: boolean, options: SetFavoriteOptions) {
  const { owner } = readHearts()
  if (owner === null) return askToSignIn(professionalId, isWanted, options)
  const mine = getStore(owner)
  setHeart(professionalId, isWanted)
  mine.requested.set(professionalId, isWanted)
  if (!mine.syncing.has(professionalId)) void syncFavorite(mine, professionalId, options)
}

function askToSignIn(professionalId: number, isWanted: boolean, { signIn }: SetFavoriteOptions) {
  writeIntent(professionalId, isWanted)
  showSnackbar(signInFirst, 'warning')
  signIn()
}

/** One request at a time, until the server has what is wanted. */
async function syncFavorite(mine: FavoritesStore, professionalId: number, options: SetFavoriteOptions) {
  mine.syncing.add(professionalId)
  const before = mine.changes
  try {
    const ids = mine.ids ?? idsOf(await fetchFavorites(mine))
    for (;;) {
      const isWanted = mine.requested.get(professionalId)
      if (isWanted === undefined || isWanted === ids.has(professionalId)) break
      await save(mine.owner, ids, professionalId, isWanted)
      mine.changes += 1
    }
    mine.requested.delete(professionalId)
    mine.ids = ids
    if (isCurrent(mine) && mine.changes !== before) notifyChanged(professionalId, ids.has(professionalId), options)
  } catch (error) {
    handleFailure(mine, professionalId, error, options)
  } finally {
    mine.syncing.delete(professionalId)
  }
}

const idsOf = (favorites: Favorite[]) => new Map(favorites.map(({ professional_id, id }) => [professional_id, id]))

async function save(owner: number, ids: Map<number, number>, professionalId: number, isWanted: boolean) {
  const id = ids.get(professionalId)
  if (isWanted) {
    const { data } = await call('POST /favorites', { body: { professional_id: professionalId } })
    ids.set(professionalId, data.id)
    updateCachedFavorites(owner, (kept) => [data, ...kept.filter(({ id: one }) => one !== data.id)])
  } else if (id !== undefined) {
    // Already gone is what was wanted.
    await call('DELETE /favorites/:id', { params: { id } }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 404)) throw error
    })
    ids.delete(professionalId)
    updateCachedFavorites(owner, (kept) => kept.filter((one) => one.professional_id !== professionalId))
  }
}

function notifyChanged(professionalId: number, isSet: boolean, options: SetFavoriteOptions) {
  if (isSet) return showSnackbar(added, 'success', TOAST_MS)
  if (!options.undo) return showSnackbar(removed, 'success', TOAST_MS)
  const action = { label: 'Vrati', run: () => setFavorite(professionalId, true, options) }
  showSnackbar(removed, 'success', UNDO_MS, action)
}

function handleFailure(mine: FavoritesStore, professionalId: number, error: unknown, options: SetFavoriteOptions) {
  const isWanted = mine.requested.get(professionalId) ?? true
  mine.requested.delete(professionalId)
  if (isUnauthenticated(error)) return askToSignIn(professionalId, isWanted, options)
  if (!isCurrent(mine)) return
  setHeart(professionalId, mine.ids?.has(professionalId) ?? false)
  showSnackbar(failed, 'warning', TOAST_MS)
}

/** Older servers say it in words. */
const isUnauthenticated = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.message.includes('logged in'))
