import { createPath, type Location } from 'react-router'

const KEY = 'navigation'
/** Enough for a reload on a slow connection, too short for a later one. */
const MAX_AGE_MS = 60_000

interface StoredNavigation {
  href: string
  at: number
}

/** Called with the target of each navigation that begins, and with undefined once it has ended. */
export function noteNavigation(to: Location | undefined) {
  try {
    if (to === undefined) return sessionStorage.removeItem(KEY)
    sessionStorage.setItem(KEY, JSON.stringify({ href: createPath(to), at: Date.now() } satisfies StoredNavigation))
  } catch {
    // Without storage the link has to be pressed again.
  }
}

/**
 * If a page's script cannot be fetched, for example because a new release has replaced it, the router reloads the
 * document at the current address. This continues to the address that was pressed.
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
