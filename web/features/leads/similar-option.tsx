import { useId } from 'react'
import type { Professional } from '#contract/professionals.ts'
import { unbrokenPrice } from '#web/lib/format.ts'
import { mediaFiles } from '#web/lib/media-files.ts'
import { cx } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/picture.tsx'

/** One of the similar professionals, to be ticked. */
export function SimilarOption({
  professional: { company_name: name, city, price_range: price, availability, media, category },
  isChosen,
  isDisabled,
  onChange,
}: {
  professional: Professional
  isChosen: boolean
  isDisabled: boolean
  onChange: (isChosen: boolean) => void
}) {
  const id = useId()
  const [cover] = media
  return (
    <label
      htmlFor={id}
      className={cx(
        'flex items-center gap-3 rounded-control border p-2.5',
        isChosen ? 'border-primary bg-primary-soft' : 'border-line',
        isDisabled ? 'cursor-not-allowed opacity-60' : 'cursor-pointer hover:border-primary',
      )}
    >
      <input
        id={id}
        type="checkbox"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-facts`}
        checked={isChosen}
        disabled={isDisabled}
        className="ml-1 size-5 shrink-0 accent-primary"
        onChange={(event) => onChange(event.target.checked)}
      />
      <span
        data-category={category?.slug ?? 'none'}
        className="block h-15 w-20 shrink-0 overflow-hidden rounded-[0.5rem] bg-tone-soft max-[22rem]:hidden"
      >
        {cover && <Picture files={mediaFiles(cover)} alt="" sizes="80px" className="size-full object-cover" />}
      </span>
      <span className="min-w-0 flex-1">
        <span id={`${id}-name`} className="block font-semibold wrap-anywhere">
          {name}
        </span>
        <span id={`${id}-facts`} className="block text-sm">
          <span className="block text-muted tabular-nums">
            {[city, unbrokenPrice(price)].filter(Boolean).join(' · ')}
          </span>
          <span className={cx('block font-medium', availability === 'available' ? 'text-success' : 'text-muted')}>
            {availability === 'available' ? 'Slobodno toga dana' : 'Za taj dan nema podatka'}
          </span>
        </span>
      </span>
    </label>
  )
}
