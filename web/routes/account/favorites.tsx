import type { Route } from './+types/favorites.ts'
import { FavoriteHeart } from '#web/features/favorites/favorite-heart.tsx'
import { FavoritesLayout, moveFocusToNextCard, NoFavorites } from '#web/features/favorites/favorites-layout.tsx'
import { loadFavorites } from '#web/features/favorites/favorites.ts'
import { OfflineFavoritesNotice } from '#web/features/favorites/offline-favorites-notice.tsx'
import { UnavailableFavorites } from '#web/features/favorites/unavailable-favorites.tsx'
import { useRemainingFavorites } from '#web/features/favorites/use-favorite.ts'
import { type CardData, toCard } from '#web/features/professionals/card-data.ts'
import { GridSkeleton, ProfessionalGrid } from '#web/features/professionals/grid.tsx'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, async ({ id }) => ({ userId: id, ...(await loadFavorites(id)) }))

clientLoader.hydrate = true as const

export const meta = () => [{ title: 'Favoriti · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export function HydrateFallback() {
  return (
    <FavoritesLayout>
      <GridSkeleton />
    </FavoritesLayout>
  )
}

const heartOf = (card: CardData) => <FavoriteHeart professional={card} undo onToggle={moveFocusToNextCard} />

export default function Favorites({ loaderData: { userId, favorites, cachedAt } }: Route.ComponentProps) {
  const isAdmitted = useStillAuthorized(userId)
  const shown = useRemainingFavorites(favorites)
  if (!isAdmitted) return <HydrateFallback />
  const cards = shown.flatMap(({ professional }) => (professional === null ? [] : [toCard(professional)]))
  return (
    <FavoritesLayout count={cards.length}>
      {cachedAt !== null && <OfflineFavoritesNotice cachedAt={cachedAt} />}
      {shown.length === 0 && <NoFavorites />}
      <ProfessionalGrid cards={cards} cornerOf={heartOf} />
      <UnavailableFavorites favorites={shown.filter(({ professional }) => professional === null)} />
    </FavoritesLayout>
  )
}

export const ErrorBoundary = RouteFailure
