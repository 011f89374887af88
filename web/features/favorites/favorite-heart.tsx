import { mdiHeart, mdiHeartOutline } from '@mdi/js'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useFavorite } from './use-favorite.ts'

/** Until the session is known, the heart is hidden where the first paint found a token. */
export const hiddenUntilSessionClass = 'in-data-[session=present]:invisible'

/** The heart on a picture. */
export function FavoriteHeart({
  professional,
  undo,
  onToggle,
}: {
  professional: { id: number; company_name: string }
  /** Whether a removal can be taken back from its message. */
  undo?: boolean
  onToggle?: (heart: HTMLButtonElement) => void
}) {
  const { isSet, isAnimated, visibility, toggle } = useFavorite(professional.id, { undo })
  if (visibility === 'none') return null
  return (
    <button
      type="button"
      aria-pressed={isSet}
      aria-label={`${isSet ? 'U favoritima' : 'Spremi u favorite'}: ${professional.company_name}`}
      className={cx(
        // A finger's target, of which the inner part is seen.
        'group/heart absolute top-2 right-2 z-10 grid size-11 place-items-center rounded-full bg-surface/90 bg-clip-content p-1 transition-colors duration-150 hover:bg-surface',
        visibility === 'waiting' && hiddenUntilSessionClass,
      )}
      onClick={(event) => {
        toggle()
        onToggle?.(event.currentTarget)
      }}
    >
      <Icon
        path={isSet ? mdiHeart : mdiHeartOutline}
        className={cx(
          'size-5.5 transition-colors duration-150',
          isSet ? 'text-heart' : 'text-ink group-hover/heart:text-heart',
          isSet && isAnimated && 'animate-beat',
        )}
      />
    </button>
  )
}
