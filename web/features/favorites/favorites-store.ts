import type { Favorite } from '#contract/favorites.ts'
import { ApiError } from '#web/call.ts'
import { mayBeDone } from '#web/lib/lost-answer.ts'

/** The favourites as they are shown. */
export interface FavoritesState {
  /** The couple's id; null while no couple is signed in. */
  owner: number | null
  professionals: ReadonlySet<number>
  /** False until the list was loaded or could not be. */
  isKnown: boolean
}

export interface FavoriteOptions {
  /** Leads to the sign-in and from there back to this page. */
  signIn: () => void
  /** Whether the message about a removal offers to take it back. */
  undo?: boolean
}

interface Request {
  isWanted: boolean
  options: FavoriteOptions
}

/** One couple's session: the stored favourites, and the changes that are not stored yet. */
interface Couple {
  readonly owner: number
  /** The favourite's id by its professional's; null until the list was loaded. */
  ids: ReadonlyMap<number, number> | null
  hasFailed: boolean
  loading: Promise<Favorite[]> | null
  /** Counts what was stored: a list that was requested before a change may lack it. */
  changes: number
  /** The last request for each professional, which replaces the earlier ones. */
  readonly requests: Map<number, Request>
  readonly syncing: Set<number>
}

interface FavoritesOptions {
  list: (owner: number) => Promise<Favorite[]>
  add: (owner: number, professionalId: number) => Promise<Favorite>
  /** Succeeds also when the favourite has been deleted already. */
  remove: (owner: number, favorite: { id: number; professionalId: number }) => Promise<void>
  onChange: (state: FavoritesState) => void
  /** `undo` brings back what was removed, where its options offer that. */
  onSaved: (isSet: boolean, undo: (() => void) | undefined) => void
  onFailed: () => void
  /** For a change by a visitor (`owner` is null), or by a couple whose session has ended. */
  onSignInNeeded: (request: Request & { owner: number | null; professionalId: number }) => void
}

const idsOf = (favorites: readonly Favorite[]) =>
  new Map(favorites.map(({ professional_id, id }) => [professional_id, id]))

/** Shows each change at once and stores it in the background: one request at a time for each professional. */
export function createFavorites(options: FavoritesOptions) {
  let couple: Couple | null = null
  let state: FavoritesState = { owner: null, professionals: new Set(), isKnown: false }

  /** The stored favourites, with the requested changes already made. */
  function show() {
    const professionals = new Set(couple?.ids?.keys())
    for (const [id, { isWanted }] of couple?.requests ?? []) {
      if (isWanted) professionals.add(id)
      else professionals.delete(id)
    }
    const isKnown = couple !== null && (couple.ids !== null || couple.hasFailed)
    state = { owner: couple?.owner ?? null, professionals, isKnown }
    options.onChange(state)
  }

  /** Switches to another couple, or to none; running changes of the previous couple have no further effect. */
  function begin(owner: number | null) {
    couple = owner === null ? null : newCouple(owner)
    show()
  }

  function update(startedFor: Couple, change: Partial<Pick<Couple, 'ids' | 'hasFailed'>>) {
    Object.assign(startedFor, change)
    if (startedFor === couple) show()
  }

  async function requestList(startedFor: Couple): Promise<Favorite[]> {
    const before = startedFor.changes
    const favorites = await options.list(startedFor.owner)
    if (startedFor === couple && startedFor.changes !== before) return requestList(startedFor)
    update(startedFor, { ids: idsOf(favorites) })
    return favorites
  }

  function loadFor(startedFor: Couple): Promise<Favorite[]> {
    startedFor.loading ??= requestList(startedFor)
      .catch((error: unknown) => {
        // Without the list no heart is set; setting one that is stored already does no harm.
        update(startedFor, { hasFailed: true })
        throw error
      })
      .finally(() => {
        startedFor.loading = null
      })
    return startedFor.loading
  }

  function set(professionalId: number, isWanted: boolean, favoriteOptions: FavoriteOptions) {
    const request = { isWanted, options: favoriteOptions }
    if (couple === null) return options.onSignInNeeded({ ...request, owner: null, professionalId })
    couple.requests.set(professionalId, request)
    show()
    if (!couple.syncing.has(professionalId)) void sync(couple, professionalId)
  }

  async function sync(startedFor: Couple, professionalId: number) {
    startedFor.syncing.add(professionalId)
    let hasSaved = false
    for (;;) {
      const request = startedFor.requests.get(professionalId)
      if (startedFor !== couple || request === undefined) break
      try {
        const ids = startedFor.ids ?? idsOf(await loadFor(startedFor))
        // A call uses the token of the current session, so a change of an earlier couple is not sent.
        if (startedFor !== couple) break
        if (request.isWanted !== ids.has(professionalId)) {
          await saveOrFind(startedFor, professionalId, request.isWanted)
          hasSaved = true
        }
        // Replaced by a newer one, which is compared with what is stored now.
        if (startedFor.requests.get(professionalId) !== request) continue
        startedFor.requests.delete(professionalId)
        if (startedFor === couple && hasSaved) notifySaved(professionalId, request)
      } catch (error) {
        // The failure is ignored when a newer request follows.
        if (startedFor === couple && startedFor.requests.get(professionalId) !== request) continue
        startedFor.requests.delete(professionalId)
        fail(startedFor, professionalId, request, error)
      }
    }
    startedFor.syncing.delete(professionalId)
  }

  /** Where the answer is lost, the list says whether the change was stored. */
  async function saveOrFind(startedFor: Couple, professionalId: number, isWanted: boolean) {
    try {
      await save(startedFor, professionalId, isWanted)
    } catch (error) {
      if (startedFor !== couple || !mayBeDone(error)) throw error
      startedFor.changes += 1
      const isSet = await loadFor(startedFor).then(
        (found) => idsOf(found).has(professionalId),
        () => !isWanted,
      )
      if (isSet !== isWanted) throw error
    }
  }

  async function save(startedFor: Couple, professionalId: number, isWanted: boolean) {
    // The list may be loaded anew meanwhile, so the change is made to what is known by then.
    if (isWanted) {
      const { id } = await options.add(startedFor.owner, professionalId)
      startedFor.changes += 1
      update(startedFor, { ids: new Map([...(startedFor.ids ?? []), [professionalId, id]]) })
    } else {
      const id = startedFor.ids?.get(professionalId)
      if (id !== undefined) await options.remove(startedFor.owner, { id, professionalId })
      startedFor.changes += 1
      update(startedFor, { ids: new Map([...(startedFor.ids ?? [])].filter(([one]) => one !== professionalId)) })
    }
  }

  function notifySaved(professionalId: number, { isWanted, options: favoriteOptions }: Request) {
    const { owner } = state
    const undo = () => {
      if (state.owner === owner) set(professionalId, true, favoriteOptions)
    }
    options.onSaved(isWanted, !isWanted && favoriteOptions.undo === true ? undo : undefined)
  }

  function fail(startedFor: Couple, professionalId: number, request: Request, error: unknown) {
    const isSignedOut = couple === null || startedFor === couple
    if (error instanceof ApiError && error.status === 401 && isSignedOut)
      return options.onSignInNeeded({ ...request, owner: startedFor.owner, professionalId })
    if (startedFor !== couple) return
    show()
    options.onFailed()
  }

  return {
    read: () => state,
    begin,
    /** Throws when the list could not be loaded, or when no couple is signed in. */
    load: () => (couple === null ? Promise.reject(new Error('No couple is signed in.')) : loadFor(couple)),
    /** Uses a possibly outdated list until the stored one has been loaded. */
    assume(favorites: readonly Favorite[]) {
      if (couple !== null) update(couple, { ids: couple.ids ?? idsOf(favorites) })
    },
    set,
    /** The favourite of the couple that is signed in; undefined where it is not among its own, or not known. */
    idOf: (professionalId: number) => couple?.ids?.get(professionalId),
  }
}

const newCouple = (owner: number): Couple => ({
  owner,
  ids: null,
  hasFailed: false,
  loading: null,
  changes: 0,
  requests: new Map(),
  syncing: new Set(),
})
