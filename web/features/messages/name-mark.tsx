import { mdiAccountOutline } from '@mdi/js'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { initialsOf } from './sides.ts'

/** A round mark with initials, in place of a portrait. */
export function NameMark({
  name,
  isStrong = false,
  className,
}: {
  name: string
  isStrong?: boolean
  className?: string
}) {
  const initials = initialsOf(name)
  return (
    <span
      aria-hidden
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-full text-base font-semibold',
        isStrong ? 'bg-primary-fill text-on-primary' : 'bg-primary-soft text-primary-strong',
        className,
      )}
    >
      {initials === '' ? <Icon path={mdiAccountOutline} /> : initials}
    </span>
  )
}
