import { type Location, useNavigation } from 'react-router'
import { useHydrated } from './hydrated.ts'

/**
 * Where a navigation that is under way leads. Unknown while a part of the page is hydrated: the server's HTML, which it
 * must match, knew of none.
 */
export function usePendingLocation(): Location | undefined {
  const { location } = useNavigation()
  return useHydrated() ? location : undefined
}
