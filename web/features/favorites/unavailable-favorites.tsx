import { mdiEyeOffOutline } from '@mdi/js'
import type { Favorite } from '#contract/favorites.ts'
import { dayOfInstant } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { moveFocusToNextCard } from './favorites-layout.tsx'
import { readNote } from './favorites.ts'
import { useFavorite } from './use-favorite.ts'

/** Favourites whose profile is not public at the moment: their names are not shown, the couple's own words on them are. */
export function UnavailableFavorites({ favorites }: { favorites: Favorite[] }) {
  if (favorites.length === 0) return null
  return (
    <ul aria-label="Profili koji nisu javni" className="mt-12 space-y-3">
      {favorites.map((favorite) => (
        <Unavailable key={favorite.id} favorite={favorite} />
      ))}
    </ul>
  )
}

function Unavailable({ favorite }: { favorite: Favorite }) {
  const { toggle } = useFavorite(favorite.professional_id, { undo: true })
  const day = dayOfInstant(favorite.created_at)
  const note = readNote(favorite)
  return (
    <li className="flex items-center gap-x-3 rounded-card border border-line py-2 pr-1 pl-4 text-muted">
      <Icon path={mdiEyeOffOutline} className="size-5.5 max-sm:hidden" />
      <div className="min-w-0 flex-1 py-2">
        <p>Profil koji ste spremili {day} trenutačno nije javan.</p>
        {note !== '' && (
          <p className="mt-1 text-sm text-ink wrap-anywhere whitespace-pre-line">
            <span className="text-muted">Vaša bilješka: </span>
            {note}
          </p>
        )}
      </div>
      <Button
        variant="plain"
        className="px-3!"
        data-favorite-button
        aria-label={`Ukloni profil spremljen ${day}`}
        onClick={(event) => {
          moveFocusToNextCard(event.currentTarget)
          toggle()
        }}
      >
        Ukloni
      </Button>
    </li>
  )
}
