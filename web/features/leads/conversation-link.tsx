import { formatQuantity } from '#contract/croatian.ts'
import type { Lead } from '#contract/leads.ts'
import { pages } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** The way to the conversation of a lead, with how many messages were not read. */
export function ConversationLink({
  lead: { id, unread_count: unread },
  name,
  label = 'Otvori razgovor',
  variant = 'outlined',
  className,
}: {
  lead: Lead
  /** The other side, where there are several on the page. */
  name?: string
  label?: string
  variant?: 'filled' | 'outlined' | 'plain'
  className?: string
}) {
  const whose = name === undefined ? label : `${label}: ${name}`
  return (
    <ButtonLink
      to={pages.conversation(id)}
      aria-label={
        unread > 0 ? `${whose} (${formatQuantity(unread, 'nepročitana', 'nepročitane', 'nepročitanih')})` : whose
      }
      variant={variant}
      {...(className !== undefined && { className })}
    >
      {label}
      {unread > 0 && (
        // Drawn and not written, because the name says it in words.
        <span
          data-count={unread > 99 ? '99+' : unread}
          className="grid min-h-5.5 min-w-5.5 place-items-center rounded-full bg-primary-soft px-1.5 text-sm leading-none font-semibold text-primary-strong tabular-nums before:content-[attr(data-count)]"
        />
      )}
    </ButtonLink>
  )
}
