import type { Route } from './+types/favorites.ts'
import { FavoriteHeart } from '../../features/favorites/favorite-heart.tsx'
import { FavoritesFrame, NoFavorites } from '../../features/favorites/favorites-frame.tsx'
import { loadActions } from '../../features/favorites/follow.ts'
import { keepFocus } from '../../features/favorites/keep-focus.ts'
import { KeptFavoritesNotice } from '../../features/favorites/kept-favorites-notice.tsx'
import { UnavailableFavorites } from '../../features/favorites/unavailable-favorites.tsx'
import { useKept } from '../../features/favorites/use-kept.ts'
import { type CardData, toCard } from '../../features/professionals/card-data.ts'
import { GridSkeleton, ProfessionalGrid } from '../../features/professionals/grid.tsx'
import { RouteFailure } from '../../features/shell/failure-page.tsx'
import { loadProtected, useStillAdmitted } from '../../lib/protected-page.ts'

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
