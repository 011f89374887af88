import { formatQuantity } from '#contract/croatian.ts'
import { pages } from '#contract/paths.ts'
import { useLeadCount } from '#web/lib/lead-stream.ts'
import { cx } from '#web/ui/class-names.ts'

const MAX_SHOWN = 99

/** The number of unanswered leads, or of unread messages, beside their link. */
export function LinkBadge({ to, className }: { to: string; className?: string }) {
  const isMessages = to === pages.messages
  const count = useLeadCount(isMessages ? 'unread' : 'new')
  if (count === 0) return null
  return (
    <span
      className={cx(
        'grid min-h-5 min-w-5 place-items-center rounded-full bg-primary-fill px-1.5 text-sm leading-none font-semibold text-on-primary tabular-nums',
        className,
      )}
    >
      <span aria-hidden>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <span className="sr-only">
        (
        {isMessages
          ? formatQuantity(count, 'nepročitana', 'nepročitane', 'nepročitanih')
          : formatQuantity(count, 'novi', 'nova', 'novih')}
        )
      </span>
    </span>
  )
}
