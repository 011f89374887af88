import { useSyncExternalStore } from 'react'
import { SEEN_KEY } from '#web/lib/draft.ts'

const never = () => () => {}

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
