import { useHearts } from './hearts.ts'

/** Of the favourites that were loaded, those that are still wanted: a card goes, and comes back, with its heart. */
export function useStillFavorited<T extends { professional_id: number }>(favorites: T[]): T[] {
  const { professionals } = useHearts()
  return favorites.filter(({ professional_id: id }) => professionals.has(id))
}
