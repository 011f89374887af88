import type { Favorite } from '#contract/favorites.ts'
import type { Professional } from '#contract/professionals.ts'

/** A favourite whose profile is public. */
export type ShownFavorite = Favorite & { professional: Professional }

export interface FavoriteGroup {
  /** Of the category; `other` for professionals without one. */
  id: string
  name: string
  favorites: ShownFavorite[]
}

const byName = new Intl.Collator('hr').compare

/** By category in the order of the alphabet, those without one last; in each as they come, the newest first. */
export function groupFavorites(favorites: readonly Favorite[]): FavoriteGroup[] {
  const groups = new Map<string, FavoriteGroup>()
  for (const favorite of favorites) {
    if (favorite.professional === null) continue
    const { category } = favorite.professional
    const id = category?.slug ?? 'other'
    const group = groups.get(id) ?? { id, name: category?.name ?? 'Ostalo', favorites: [] }
    group.favorites.push(favorite as ShownFavorite) // its professional was looked at above
    groups.set(id, group)
  }
  return [...groups.values()].toSorted((one, other) =>
    one.id === 'other' || other.id === 'other'
      ? Number(one.id === 'other') - Number(other.id === 'other')
      : byName(one.name, other.name),
  )
}
