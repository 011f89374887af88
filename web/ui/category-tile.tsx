import { cx } from './class-names.ts'

/** A tile in the category's colour with its icon, where there is no picture. The classes give the sizes of both. */
export const CategoryTile = ({
  slug,
  className,
  iconClassName,
}: {
  slug: string | undefined
  className: string
  iconClassName: string
}) => (
  <span data-category={slug ?? 'none'} className={cx('grid place-items-center bg-tone-soft', className)}>
    <span aria-hidden className={cx('category-icon text-tone', iconClassName)} />
  </span>
)
