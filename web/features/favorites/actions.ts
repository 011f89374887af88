import type { Favorite } from '#contract/favorites.ts'
import { ApiError, ConnectionError } from '#web/api.ts'
import { ownApi } from '#web/lib/browser-own-api.ts'
import { changeKeptFavorites, findKeptFavorites, keepFavorites } from '#web/lib/kept-favorites.ts'
import { sessionReady } from '#web/lib/session.ts'
import { readToken } from '#web/lib/token.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { takeIntent, writeIntent } from './intent.ts'
import { mark, readMarks, showMarks, startMarks } from './marks.ts'
import { added, failed, removed, signInFirst, TOAST_MS, UNDO_MS } from './text.ts'

/** One couple's favourites as the server has them, and what it has been asked to change about them. */
type Store = {
  readonly owner: number
  /** The favourite's id by its professional's; null until the server has told. */
  ids: Map<number, number> | null
  loading: Promise<Favorite[]> | null
  /** Counts what was saved: a list that was asked for before a change may not know it. */
  changes: number
  /** The last wish for each professional; the earlier ones do not matter any more. */
  readonly wishes: Map<number, boolean>
  readonly underWay: Set<number>
}

let store: Store | null = null

export type WishOptions = {
  /** Leads to the sign-in and from there back to where the heart is. */
  signIn: () => void
  /** Whether a removal can be taken back from its message. */
  undo?: boolean
}

function storeOf(owner: number): Store {
  if (store?.owner !== owner) {
    store = { owner, ids: null, loading: null, changes: 0, wishes: new Map(), underWay: new Set() }
  }
  return store
}

const isCurrent = (one: Store) => one === store && readMarks().owner === one.owner

/** Once for each couple: what it has set its heart on, and what it asked for before it signed in. */
export function startFavorites(owner: number) {
  const mine = storeOf(owner)
  void fetchFavorites(mine).catch(() => {
    // The hearts then begin empty; setting one that is set already does no harm.
    if (isCurrent(mine)) showMarks({ ...readMarks(), isKnown: true })
  })
  fulfilIntent()
}

function fulfilIntent() {
  const intent = takeIntent()
  if (intent) wish(intent.professionalId, intent.isWanted, { signIn: () => {} })
}

/** `keptAt` says since when, where the server could not be reached and these are the last that it told. */
export type LoadedFavorites = { favorites: Favorite[]; keptAt: string | null }

/** The couple's favourites as they are now, newest first; every heart on the page follows. */
export async function loadFavorites(owner: number): Promise<LoadedFavorites> {
  if (readMarks().owner !== owner) startMarks(owner)
  fulfilIntent()
  const mine = storeOf(owner)
  try {
    return { favorites: await fetchFavorites(mine), keptAt: null }
  } catch (error) {
    const kept = error instanceof ConnectionError ? findKeptFavorites(owner) : null
    if (kept === null) throw error
    mine.ids ??= idsOf(kept.favorites)
    if (isCurrent(mine)) show(mine, mine.ids)
    return kept
  }
}

function fetchFavorites(mine: Store): Promise<Favorite[]> {
  mine.loading ??= askForFavorites(mine).finally(() => {
    mine.loading = null
  })
  return mine.loading
}

async function askForFavorites(mine: Store): Promise<Favorite[]> {
  const before = mine.changes
  const token = readToken()
  const { data } = await ownApi.listFavorites()
  if (mine.changes !== before) return askForFavorites(mine)
  mine.ids = idsOf(data)
  if (isCurrent(mine)) show(mine, mine.ids)
  const { user } = await sessionReady()
  if (user?.id === mine.owner) keepFavorites(token, user, data)
  return data
}

function show(mine: Store, ids: ReadonlyMap<number, number>) {
  showMarks({ owner: mine.owner, professionals: new Set(ids.keys()), isKnown: true })
  for (const [professionalId, isWanted] of mine.wishes) mark(professionalId, isWanted)
}

/** Shows it at once, and sees to it that the server follows; of several wishes for one professional the last counts. */
export function wish(professionalId: number, isWanted: boolean, options: WishOptions) {
  const { owner } = readMarks()
  if (owner === null) return askToSignIn(professionalId, isWanted, options)
  const mine = storeOf(owner)
  mark(professionalId, isWanted)
  mine.wishes.set(professionalId, isWanted)
  if (!mine.underWay.has(professionalId)) void settle(mine, professionalId, options)
}

function askToSignIn(professionalId: number, isWanted: boolean, { signIn }: WishOptions) {
  writeIntent(professionalId, isWanted)
  showSnackbar(signInFirst, 'warning')
  signIn()
}

/** One request at a time, until the server has what is wanted. */
async function settle(mine: Store, professionalId: number, options: WishOptions) {
  mine.underWay.add(professionalId)
  const before = mine.changes
  try {
    const ids = mine.ids ?? idsOf(await fetchFavorites(mine))
    for (;;) {
      const isWanted = mine.wishes.get(professionalId)
      if (isWanted === undefined || isWanted === ids.has(professionalId)) break
      await save(mine.owner, ids, professionalId, isWanted)
      mine.changes += 1
    }
    mine.wishes.delete(professionalId)
    mine.ids = ids
    if (isCurrent(mine) && mine.changes !== before) tell(professionalId, ids.has(professionalId), options)
  } catch (error) {
    fail(mine, professionalId, error, options)
  } finally {
    mine.underWay.delete(professionalId)
  }
}

const idsOf = (favorites: Favorite[]) => new Map(favorites.map(({ professional_id, id }) => [professional_id, id]))

async function save(owner: number, ids: Map<number, number>, professionalId: number, isWanted: boolean) {
  const id = ids.get(professionalId)
  if (isWanted) {
    const { data } = await ownApi.addFavorite(professionalId)
    ids.set(professionalId, data.id)
    changeKeptFavorites(owner, (kept) => [data, ...kept.filter(({ id: one }) => one !== data.id)])
  } else if (id !== undefined) {
    // Already gone is what was wanted.
    await ownApi.removeFavorite(id).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 404)) throw error
    })
    ids.delete(professionalId)
    changeKeptFavorites(owner, (kept) => kept.filter((one) => one.professional_id !== professionalId))
  }
}

function tell(professionalId: number, isSet: boolean, options: WishOptions) {
  if (isSet) return showSnackbar(added, 'success', TOAST_MS)
  if (!options.undo) return showSnackbar(removed, 'success', TOAST_MS)
  const action = { label: 'Vrati', run: () => wish(professionalId, true, options) }
  showSnackbar(removed, 'success', UNDO_MS, action)
}

function fail(mine: Store, professionalId: number, error: unknown, options: WishOptions) {
  const isWanted = mine.wishes.get(professionalId) ?? true
  mine.wishes.delete(professionalId)
  if (isSignedOut(error)) return askToSignIn(professionalId, isWanted, options)
  if (!isCurrent(mine)) return
  mark(professionalId, mine.ids?.has(professionalId) ?? false)
  showSnackbar(failed, 'warning', TOAST_MS)
}

/** Older servers say it in words. */
const isSignedOut = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.message.includes('logged in'))
