import { cx } from '#web/ui/class-names.ts'
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
        'absolute top-2 right-2 z-10 grid size-11 place-items-center rounded-full bg-surface/90 bg-clip-content p-1 transition-colors duration-150 before-icon before:size-5.5 hover:bg-surface',
        isSet ? 'icon-heart text-heart' : 'icon-heart-outline text-ink hover:text-heart',
        isSet && isAnimated && 'before:animate-beat',
        visibility === 'waiting' && hiddenUntilSessionClass,
      )}
      onClick={(event) => {
        toggle()
        onToggle?.(event.currentTarget)
      }}
    />
  )
}
