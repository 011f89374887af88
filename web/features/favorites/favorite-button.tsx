import { buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { hiddenUntilSessionClass } from './favorite-heart.tsx'
import { useFavorite } from './use-favorite.ts'

/**
 * The favourite button beside the name on a professional's page. It takes its space for everyone, so that nothing
 * moves.
 */
export function FavoriteButton({ professionalId }: { professionalId: number }) {
  const { isSet, isAnimated, visibility, toggle } = useFavorite(professionalId)
  return (
    <button
      type="button"
      className={buttonClass(
        'outlined',
        cx(
          'shrink-0 max-sm:w-12 max-sm:rounded-full max-sm:px-0!',
          visibility === 'waiting' && hiddenUntilSessionClass,
          visibility === 'none' && 'invisible',
        ),
      )}
      onClick={toggle}
    >
      <span
        aria-hidden
        className={cx(
          'inline-flex before-icon before:size-5.5',
          isSet ? 'icon-heart text-heart' : 'icon-heart-outline',
          isSet && isAnimated && 'animate-beat',
        )}
      />
      {/* The longer of both texts keeps the button's width. */}
      <span className="grid *:col-start-1 *:row-start-1 max-sm:sr-only">
        <span className={cx(isSet && 'invisible')}>Dodaj u favorite</span>
        <span className={cx(!isSet && 'invisible')}>Ukloni iz favorita</span>
      </span>
    </button>
  )
}
