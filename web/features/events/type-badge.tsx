import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { styleOfType } from './type-style.ts'

/** A type's name with its colour and icon. */
export function TypeBadge({ type }: { type: string }) {
  const { fill, text, icon } = styleOfType(type)
  return (
    <span aria-hidden className={cx('grid size-5 shrink-0 place-items-center rounded-full', fill, text)}>
      <Icon path={icon} className="size-3.5" />
    </span>
  )
}
