import { SEEN_KEY } from '#web/lib/draft.ts'
import { useBrowserValue } from '#web/lib/hydrated.ts'

const never = () => () => {}

function isAnybodySeen(): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) !== null
  } catch {
    // Storage is forbidden, so nothing is stored.
    return false
  }
}

/** Whether this browser has a list of visited professionals; known after hydration. */
export const useHasSeen = () => useBrowserValue(never, isAnybodySeen, false)
