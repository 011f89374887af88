import { mdiCrownOutline } from '@mdi/js'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

export function PremiumBadge({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full bg-gold px-2.5 py-0.5 text-sm font-semibold text-on-gold',
        className,
      )}
    >
      <Icon path={mdiCrownOutline} className="size-4" />
      Premium
    </span>
  )
}
