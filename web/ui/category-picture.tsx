import { findBrandPicture } from '#web/lib/brand-pictures.ts'
import { cx } from './class-names.ts'

/**
 * A category's own picture, or the icon of categories that the product has no picture for: an operator or a later
 * release may have added one to the database.
 */
export function CategoryPicture({
  slug,
  className,
  ...image
}: { slug: string; className?: string | undefined } & Pick<
  React.ComponentProps<'img'>,
  'width' | 'height' | 'fetchPriority'
>) {
  const picture = findBrandPicture(`tile-${slug}`, [320])
  const shape = cx('aspect-4/3 w-full rounded-control', className)
  if (!picture)
    return (
      <span data-category="none" className={cx('grid place-items-center bg-tone-soft', shape)}>
        <span aria-hidden className="category-icon size-10 text-tone" />
      </span>
    )
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} />
      <img src={picture.fallback} alt="" loading="lazy" className={cx('bg-tint object-cover', shape)} {...image} />
    </picture>
  )
}
