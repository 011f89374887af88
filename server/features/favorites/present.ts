import type { Favorite } from '#contract/favorites.ts'
import type { Professional } from '#contract/professionals.ts'
import type { FavoriteRow } from './queries.ts'

export const presentFavorite = (row: FavoriteRow, card: Professional | undefined): Favorite => ({
  id: row.id,
  professional_id: row.professional_id,
  created_at: row.created_at.toISOString(),
  note: row.note,
  professional: card ?? null,
})
