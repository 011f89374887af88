import { type Location, useNavigation } from 'react-router'
import { useHydrated } from './hydrated.ts'

/**
 * The target of a running navigation. Undefined while a part of the page is hydrated, because it must match the
 * server's HTML.
 */
export function usePendingLocation(): Location | undefined {
  const { location } = useNavigation()
  return useHydrated() ? location : undefined
}
