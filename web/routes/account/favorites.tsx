import { Suspense, useState } from 'react'
import { MAX_LEADS_AT_ONCE } from '#contract/leads.ts'
import { compareAddress, MAX_COMPARED } from '#contract/compare.ts'
import type { Route } from './+types/favorites.ts'
import { FavoriteCheckbox, FavoriteChoiceBar } from '#web/features/favorites/favorite-choice.tsx'
import { groupFavorites, type ShownFavorite } from '#web/features/favorites/favorite-groups.ts'
import { FavoriteHeart } from '#web/features/favorites/favorite-heart.tsx'
import { FavoriteLinks } from '#web/features/favorites/favorite-links.tsx'
import { FavoriteNote } from '#web/features/favorites/favorite-note.tsx'
import { FavoriteSection } from '#web/features/favorites/favorite-section.tsx'
import { FavoritesLayout, moveFocusToNextCard, NoFavorites } from '#web/features/favorites/favorites-layout.tsx'
import { loadFavoritesSoon, readNote, saveNote } from '#web/features/favorites/favorites.ts'
import { OfflineFavoritesNotice } from '#web/features/favorites/offline-favorites-notice.tsx'
import { UnavailableFavorites } from '#web/features/favorites/unavailable-favorites.tsx'
import { useRemainingFavorites } from '#web/features/favorites/use-favorite.ts'
import { ProfessionalCard } from '#web/features/professionals/card.tsx'
import { toCard } from '#web/features/professionals/card-data.ts'
import { gridClass } from '#web/features/professionals/grid.tsx'
import { useBookedWith } from '#web/features/leads/use-booked-with.ts'
import { useDayStatuses } from '#web/features/professionals/use-day-statuses.ts'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'
import { useWeddingDay } from '#web/lib/wedding-day.ts'
import { cx } from '#web/ui/class-names.ts'
import { lazyOptional } from '#web/ui/lazy-optional.ts'
import { LoadingRegion } from '#web/ui/loading-region.tsx'
import { openLoaded } from '#web/ui/open-loaded.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Loaded when several professionals are asked. */
const importAskSeveral = () => import('#web/features/leads/ask-several-dialog.tsx')
const AskSeveralDialog = lazyOptional(() => importAskSeveral().then((module) => module.AskSeveralDialog))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, async ({ id }) => ({ userId: id, ...(await loadFavoritesSoon(id)) }))

clientLoader.hydrate = true as const

export const meta = () => [{ title: 'Favoriti · Zauvijek' }, { name: 'robots', content: 'noindex' }]

const Loading = () => (
  <FavoritesLayout>
    <LoadingRegion className={gridClass} label="Učitavanje pružatelja usluga">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index}>
          <Skeleton className="mb-5 h-7.25 w-40" />
          <Skeleton className="aspect-4/3 rounded-card!" />
          <Skeleton className="mt-3 h-5 w-3/4" />
          <Skeleton className="mt-2 h-4 w-1/2" />
          <Skeleton className="mt-2 h-4 w-2/3" />
          <Skeleton className="mt-2 h-10 w-full" />
          <div className="mt-6 mb-3 flex justify-between">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-5 w-20" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  </FavoritesLayout>
)

/** The page itself uses `Loading`, because the build moves this export into a separate file. */
export const HydrateFallback = () => <Loading />

export default function Favorites({ loaderData }: Route.ComponentProps) {
  const { userId, favorites, cachedAt } = loaderData
  const isAdmitted = useStillAuthorized(userId)
  const remaining = useRemainingFavorites(favorites)
  const groups = groupFavorites(remaining)
  const shown = groups.flatMap((group) => group.favorites)
  const day = useWeddingDay()
  const statusOf = useDayStatuses(
    shown.map(({ professional }) => professional),
    day,
  )
  const bookedWith = useBookedWith(day)
  const [chosenIds, setChosenIds] = useState<readonly number[]>([])
  const [isAsking, setAsking] = useState<boolean>()
  if (!isAdmitted) return <Loading />
  // In the order in which they were chosen, without the ones removed meanwhile.
  const chosen = chosenIds.flatMap((id) => {
    const found = shown.find((one) => one.professional_id === id)
    return found ? [{ id, name: found.professional.company_name }] : []
  })
  const choose = (id: number, isChosen: boolean) =>
    setChosenIds((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)))

  const itemOf = (favorite: ShownFavorite, index: number) => {
    const { professional_id: id, professional } = favorite
    const name = professional.company_name
    return (
      <li key={id}>
        <ProfessionalCard
          card={toCard(professional)}
          day={day}
          dayStatus={bookedWith.has(id) ? 'own' : statusOf?.get(id)}
          eager={index < 4}
          corner={<FavoriteHeart professional={professional} undo onToggle={moveFocusToNextCard} />}
        />
        <FavoriteNote professionalId={id} name={name} note={readNote(favorite)} save={saveNote}>
          <FavoriteCheckbox
            name={name}
            isChosen={chosenIds.includes(id)}
            onChange={(isChosen) => choose(id, isChosen)}
          />
        </FavoriteNote>
      </li>
    )
  }

  return (
    <FavoritesLayout count={shown.length}>
      {cachedAt !== null && <OfflineFavoritesNotice loaded={loaderData} cachedAt={cachedAt} />}
      {remaining.length === 0 && <NoFavorites />}
      <FavoriteLinks groups={groups} />
      <div className={cx(gridClass, 'md:gap-y-14')}>
        {groups.map((group) => (
          <FavoriteSection key={group.id} group={group}>
            {group.favorites.map(itemOf)}
          </FavoriteSection>
        ))}
      </div>
      <UnavailableFavorites favorites={remaining.filter(({ professional }) => professional === null)} />
      {chosen.length > 0 && (
        <FavoriteChoiceBar
          count={chosen.length}
          compareTo={compareAddress(
            chosen.map(({ id }) => id),
            { date: day },
          )}
          mostCompared={MAX_COMPARED}
          maxRecipients={MAX_LEADS_AT_ONCE}
          onAsk={() => openLoaded(importAskSeveral, () => setAsking(true))}
          onClear={() => setChosenIds([])}
        />
      )}
      {isAsking !== undefined && (
        <Suspense>
          <AskSeveralDialog open={isAsking} recipients={chosen} day={day} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </FavoritesLayout>
  )
}

export const ErrorBoundary = RouteFailure
