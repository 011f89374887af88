import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { isFresh, type Stamp, stampOfNow } from './freshness.ts'
import { measurePlaces, type Places, restorePlaces } from './places.tsx'

/** One entry of the browser's history with what its page has shown. */
export interface Visit {
  url: string
  data: object
  isOutdated: boolean
  /** Once it was left. */
  places?: Places
}

const MAX_AGE_MS = 5 * 60_000
const MAX_VISITS = 5

/** React Router's name for the entry that a document was opened with. */
const FIRST_KEY = 'default'

const visits = new Map<string, Visit>()
/** Of the data that a loader has loaded, or the document has brought. */
const stamps = new WeakMap<object, Stamp>()
let shownKey: string | undefined

/** Data that are the same stay the same object, so that nothing of the page is rendered again. */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** The loader threw an answer of the server's own failure, or had no network. */
export const isTemporary = (error: unknown) =>
  ((error as { init?: { status?: number } | null }).init?.status ?? 0) >= 500 // as web/lib/load.ts throws it

/**
 * In a list's loader in the browser: on the way back and forward what that entry of the history has shown, at once;
 * `WayBack` then has it loaded anew. `load` is given what the page shows that is open. `isWhole` is false for data that
 * only tell of a failure.
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
 * Caches the data of the entry that is shown. True when they came from the cache, and have to be loaded anew.
 * @internal
 */
export function cacheVisit(key: string, url: string, data: object): boolean {
  const isOutdated = visits.get(key)?.isOutdated === true
  // Those of the document itself were loaded by no loader in the browser.
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

/** On a list that `loadOnWayBack` loads. An element of its own, so that the page is not rendered while it loads anew. */
export function WayBack({ data }: { data: object }) {
  const { key, pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  // Before the elements of the list are removed.
  useLayoutEffect(() => () => notePlaces(key), [key])
  useEffect(() => {
    if (cacheVisit(key, location.origin + pathname + search, data)) void revalidate()
    return leaveEntry
  }, [key, pathname, search, data, revalidate])
  return null
}
