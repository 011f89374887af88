import { createPath, type Location } from 'react-router'

const KEY = 'navigation'
/** Enough for a reload on a slow line, too little for one of later. */
const MAX_AGE_MS = 60_000

interface StoredNavigation {
  href: string
  at: number
}

/** Called with each navigation that begins, and with none once it has ended. */
export function noteNavigation(to: Location | undefined) {
  try {
    if (to === undefined) return sessionStorage.removeItem(KEY)
    sessionStorage.setItem(KEY, JSON.stringify({ href: createPath(to), at: Date.now() } satisfies StoredNavigation))
  } catch {
    // Where storage is forbidden a link has to be pressed once more.
  }
}

/**
 * Where the script of a page cannot be fetched, as after a new release that has none of that name any more, the router
 * loads the document anew at the address that is still open. Goes on from there to where the press has led.
 */
export function resumeNavigation() {
  const stored = readNavigation()
  noteNavigation(undefined)
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // of this type
  if (stored === null || entry?.type !== 'reload' || Math.abs(Date.now() - stored.at) > MAX_AGE_MS) return
  if (stored.href !== createPath(location)) location.replace(stored.href)
}

function readNavigation(): StoredNavigation | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredNavigation | null // written above
  } catch {
    return null
  }
}
