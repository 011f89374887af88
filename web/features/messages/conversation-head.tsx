import { mdiArrowLeft } from '@mdi/js'
import type { RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Lead } from '#contract/leads.ts'
import type { ConversationSide } from '#contract/messages.ts'
import { formatPackagePrice } from '#contract/package-prices.ts'
import { pages, queryString } from '#contract/paths.ts'
import { fullDay, longDay } from '#web/lib/format.ts'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { isPlainClick, Link } from '#web/ui/link.tsx'
import { FROM_LIST } from './conversation-list.tsx'
import type { ConversationParts } from './conversation-parts.ts'
import { NameMark } from './name-mark.tsx'
import { otherName } from './sides.ts'

/** A page about the other side; null if there is no public one. */
function hrefOf({ id, professional_id, professional }: Lead, side: ConversationSide): string | null {
  if (side === 'professional') return pages.professionalLeads + queryString({ lead: id })
  return professional.is_public ? pages.professional(professional_id) : null
}

const nameClass = 'line-clamp-1 break-all @max-[8rem]:line-clamp-3 @max-[8rem]:wrap-anywhere @max-[8rem]:break-normal'

/** The other side, the day, and the status. */
export function ConversationHead({
  lead,
  side,
  search,
  heading,
  parts,
}: {
  lead: Lead
  side: ConversationSide
  search: string
  heading: RefObject<HTMLHeadingElement | null>
  parts: ConversationParts
}) {
  const name = otherName(lead, side)
  const items = parts.menuOf(lead)
  const href = hrefOf(lead, side)
  return (
    <header className="flex min-h-18 shrink-0 items-center gap-2 border-b border-line py-2 pr-2 pl-1 max-sm:flex-wrap max-sm:gap-y-0 lg:gap-3 lg:pl-5">
      <BackToList search={search} />
      <NameMark name={name} className="max-sm:hidden" />
      <div className="min-w-0 flex-1 max-sm:contents">
        <h1
          ref={heading}
          tabIndex={-1}
          className="@container text-lg leading-snug font-semibold outline-none max-sm:min-w-0 max-sm:flex-1 max-sm:basis-14"
        >
          {href === null ? (
            <span className={nameClass}>{name}</span>
          ) : (
            <Link to={href} className={cx(nameClass, 'underline-offset-4 hover:text-primary hover:underline')}>
              {name}
            </Link>
          )}
        </h1>
        {/* Below the buttons on a phone, where they do not fit beside the name. */}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm max-sm:order-last max-sm:w-full max-sm:pl-14">
          <time dateTime={lead.event_date} className="text-muted tabular-nums">
            <span className="max-sm:hidden">{fullDay(lead.event_date)}</span>
            <span className="sm:hidden">{longDay(lead.event_date)}</span>
          </time>
          {parts.statusOf(lead)}
          {lead.package && (
            <span className="min-w-0 text-muted wrap-anywhere max-sm:line-clamp-1">
              {lead.package.name} · {formatPackagePrice(lead.package)}
            </span>
          )}
        </div>
      </div>
      {parts.phoneOf(lead)}
      {parts.actionsOf?.(lead)}
      {items.length > 0 && <Menu label="Radnje u razgovoru" items={items} />}
    </header>
  )
}

/** On a phone: one step back if the list was open before, so that it is as it was left. */
function BackToList({ search }: { search: string }) {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  return (
    <Link
      to={pages.messages + queryString({ search })}
      aria-label="Natrag na poruke"
      className="grid size-12 shrink-0 place-items-center rounded-control hover:bg-tint lg:hidden"
      onClick={(event) => {
        if (state !== FROM_LIST || !isPlainClick(event)) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <Icon path={mdiArrowLeft} className="size-6" />
    </Link>
  )
}
