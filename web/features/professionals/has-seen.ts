import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** As in `seen.ts`, which a first visit does without. */
const SEEN_KEY = 'draft:seen'

function isAnybodySeen(): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) !== null
  } catch {
    // Forbidden: then nothing is stored.
    return false
  }
}

/** Whether this browser has a list of those who were looked at; known once the page is hydrated. */
export const useHasSeen = () => useSyncExternalStore(never, isAnybodySeen, () => false)
