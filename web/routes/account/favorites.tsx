import type { Route } from './+types/favorites.ts'
import { FavoriteHeart } from '#web/features/favorites/favorite-heart.tsx'
import { FavoritesFrame, NoFavorites } from '#web/features/favorites/favorites-frame.tsx'
import { loadActions } from '#web/features/favorites/follow.ts'
import { keepFocus } from '#web/features/favorites/keep-focus.ts'
import { KeptFavoritesNotice } from '#web/features/favorites/kept-favorites-notice.tsx'
import { UnavailableFavorites } from '#web/features/favorites/unavailable-favorites.tsx'
import { useKept } from '#web/features/favorites/use-kept.ts'
import { type CardData, toCard } from '#web/features/professionals/card-data.ts'
import { GridSkeleton, ProfessionalGrid } from '#web/features/professionals/grid.tsx'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { loadProtected, useStillAdmitted } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, ['couple'], async ({ id }) => {
    const { loadFavorites } = await loadActions()
    return { userId: id, ...(await loadFavorites(id)) }
  })

clientLoader.hydrate = true as const

export const meta = () => [{ title: 'Favoriti · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export function HydrateFallback() {
  return (
    <FavoritesFrame>
      <GridSkeleton />
    </FavoritesFrame>
  )
}

const heartOf = (card: CardData) => <FavoriteHeart professional={card} undo onToggle={keepFocus} />

export default function Favorites({ loaderData: { userId, favorites, keptAt } }: Route.ComponentProps) {
  const isAdmitted = useStillAdmitted(userId)
  const kept = useKept(favorites)
  if (!isAdmitted) return <HydrateFallback />
  const cards = kept.flatMap(({ professional }) => (professional === null ? [] : [toCard(professional)]))
  return (
    <FavoritesFrame count={cards.length}>
      {keptAt !== null && <KeptFavoritesNotice keptAt={keptAt} />}
      {kept.length === 0 && <NoFavorites />}
      <ProfessionalGrid cards={cards} cornerOf={heartOf} />
      <UnavailableFavorites favorites={kept.filter(({ professional }) => professional === null)} />
    </FavoritesFrame>
  )
}

export const ErrorBoundary = RouteFailure
