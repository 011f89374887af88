import { formatQuantity } from '#contract/croatian.ts'
import { useNewLeadCount } from '#web/lib/lead-stream.ts'
import { cx } from '#web/ui/class-names.ts'

const MAX_SHOWN = 99

/** How many leads wait for an answer, beside the link to them. */
export function NewLeadsBadge({ className }: { className?: string }) {
  const count = useNewLeadCount()
  if (count === 0) return null
  return (
    <span
      className={cx(
        'grid h-5 min-w-5 place-items-center rounded-full bg-primary-fill px-1.5 text-[0.75rem] leading-none font-semibold text-on-primary tabular-nums',
        className,
      )}
    >
      <span aria-hidden>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <span className="sr-only">({formatQuantity(count, 'novi', 'nova', 'novih')})</span>
    </span>
  )
}
