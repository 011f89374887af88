import { mdiStar } from '@mdi/js'
import { useId } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Five stars as radio buttons: arrow keys move the choice, and hovering previews it. */
export function StarChoice({
  label,
  rating,
  errors,
  readOnly,
  onChoose,
}: {
  label: string
  /** 0 until one is chosen. */
  rating: number
  errors: readonly string[] | undefined
  readOnly: boolean
  onChoose: (rating: number) => void
}) {
  const errorId = useId()
  const isInvalid = errors !== undefined
  return (
    <fieldset role="radiogroup" aria-required aria-invalid={isInvalid || undefined}>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="group/stars -ml-2 flex w-fit">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className={cx(
              'peer/star grid size-12 cursor-pointer place-items-center rounded-control transition-colors duration-150 md:size-11',
              'has-focus-visible:outline-2 has-focus-visible:outline-primary',
              'group-hover/stars:text-control hover:text-star! has-[~label:hover]:text-star!',
              stars <= rating ? 'text-star' : 'text-control forced-colors:text-[GrayText]',
            )}
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              required
              aria-label={`${stars} od 5`}
              aria-describedby={isInvalid ? errorId : undefined}
              className="sr-only"
              checked={rating === stars}
              onChange={() => !readOnly && onChoose(stars)}
            />
            <Icon path={mdiStar} className="size-8" />
          </label>
        ))}
      </div>
      {isInvalid && (
        <p id={errorId} className="mt-1 text-sm font-medium text-error">
          {errors.join(' ')}
        </p>
      )}
    </fieldset>
  )
}
