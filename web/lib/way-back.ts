import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { isFresh, type Stamp, stampOfNow } from './freshness.ts'
import { measurePlaces, type Places, restorePlaces } from './places.tsx'

/** A history entry with the data that its page has shown. */
export interface Visit {
  url: string
  data: object
  isOutdated: boolean
  /** Set once the entry was left. */
  places?: Places
}

const MAX_AGE_MS = 5 * 60_000
const MAX_VISITS = 5

/** React Router's key for the entry that the document was opened with. */
const FIRST_KEY = 'default'

const visits = new Map<string, Visit>()
/** For data that a loader has loaded or the document contained. */
const stamps = new WeakMap<object, Stamp>()
let shownKey: string | undefined

/** Equal data stay the same object, so that nothing on the page renders again. */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** The loader failed because of a server error or a missing network. */
export const isTemporary = (error: unknown) =>
  ((error as { init?: { status?: number } | null }).init?.status ?? 0) >= 500 // thrown by web/lib/load.ts

/**
 * For a list's `clientLoader`: on the way back and forward, returns what that history entry has shown, at once;
 * `WayBack` then reloads it. `load` receives the data of the open page. `isWhole` is false for data that only report a
 * failure.
 */
export async function loadOnWayBack<T extends object>(
  { url }: { url: string },
  load: (open: Visit | undefined) => Promise<T>,
  isWhole: (data: T) => boolean = () => true,
): Promise<T> {
  const state = history.state as { key?: string } | null // the router's own, which has moved already on the way back
  const key = state?.key ?? FIRST_KEY
  const visit = visits.get(key)
  const stamp = visit && stamps.get(visit.data)
  const cached = visit?.url === url && stamp && isFresh(stamp, MAX_AGE_MS) ? (visit.data as T) : null // one address has one loader
  const isWayBack = cached !== null && isWhole(cached) && key !== shownKey
  restorePlaces(isWayBack ? visit?.places : undefined)
  if (visit && isWayBack) {
    visit.isOutdated = true
    return cached
  }
  const begun = stampOfNow()
  try {
    const loaded = await load(visits.get(shownKey ?? ''))
    const staysAsCached = cached !== null && (!isWhole(loaded) || isSame(loaded, cached))
    const shown = staysAsCached ? cached : loaded
    if (isWhole(loaded)) stamps.set(shown, begun)
    return shown
  } catch (error) {
    if (cached === null || !isTemporary(error)) throw error
    return cached
  }
}

/**
 * Caches the data of the current entry. True if they came from the cache and have to be reloaded.
 * @internal
 */
export function cacheVisit(key: string, url: string, data: object): boolean {
  const isOutdated = visits.get(key)?.isOutdated === true
  // The document's own data did not come from a loader in the browser.
  if (!stamps.has(data)) stamps.set(data, stampOfNow())
  visits.delete(key)
  visits.set(key, { url, data, isOutdated: false })
  for (const oldest of [...visits.keys()].slice(0, -MAX_VISITS)) visits.delete(oldest)
  shownKey = key
  return isOutdated
}

function notePlaces(key: string) {
  const visit = visits.get(key)
  if (visit) visit.places = measurePlaces()
}

/** @internal */
export const leaveEntry = () => {
  shownKey = undefined
}

/** For a list loaded by `loadOnWayBack`. A separate component, so that the page does not render while it reloads. */
export function WayBack({ data }: { data: object }) {
  const { key, pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  // Before the list's elements are removed.
  useLayoutEffect(() => () => notePlaces(key), [key])
  useEffect(() => {
    if (cacheVisit(key, location.origin + pathname + search, data)) void revalidate()
    return leaveEntry
  }, [key, pathname, search, data, revalidate])
  return null
}
