import { formatQuantity } from '#contract/croatian.ts'
import type { Lead } from '#contract/leads.ts'
import { pages } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** The way to the conversation of a lead, with how many messages were not read. */
export function ConversationLink({
  lead: { id, unread_count: unread },
  label = 'Otvori razgovor',
  variant = 'outlined',
  className,
}: {
  lead: Lead
  label?: string
  variant?: 'filled' | 'outlined' | 'plain'
  className?: string
}) {
  return (
    <ButtonLink to={pages.conversation(id)} variant={variant} {...(className !== undefined && { className })}>
      {label}
      {unread > 0 && (
        <span className="grid h-5.5 min-w-5.5 place-items-center rounded-full bg-primary-soft px-1.5 text-sm leading-none font-semibold text-primary-strong tabular-nums">
          <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
          <span className="sr-only">({formatQuantity(unread, 'nepročitana', 'nepročitane', 'nepročitanih')})</span>
        </span>
      )}
    </ButtonLink>
  )
}
