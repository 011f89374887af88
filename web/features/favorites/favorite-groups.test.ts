import { expect, test } from 'vitest'
import type { Favorite } from '#contract/favorites.ts'
import { groupFavorites } from './favorite-groups.ts'

const category = (slug: string, name: string) => ({ id: 1, slug, name })

const favorite = (id: number, of: ReturnType<typeof category> | null | undefined): Favorite =>
  ({
    id,
    professional_id: id,
    created_at: '2027-03-15T11:00:00Z',
    note: null,
    professional: of === undefined ? null : { id, category: of },
  }) as Favorite // no more of a professional is looked at

test('favourites are grouped by category in Croatian order, those without a category last, hidden ones nowhere', () => {
  const groups = groupFavorites([
    favorite(1, null),
    favorite(2, category('odjeca', 'Žena i muž')),
    favorite(3, category('glazba', 'Čelo')),
    favorite(4, category('nakit', 'Cvijeće')),
    favorite(5, category('glazba', 'Čelo')),
    favorite(6, undefined),
  ])
  expect(groups.map(({ name, favorites }) => [name, favorites.map(({ id }) => id)])).toEqual([
    ['Cvijeće', [4]],
    ['Čelo', [3, 5]],
    ['Žena i muž', [2]],
    ['Ostalo', [1]],
  ])
})

test('without favourites there are no groups', () => {
  expect(groupFavorites([])).toEqual([])
})
