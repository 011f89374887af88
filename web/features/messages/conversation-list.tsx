import type { ReactNode } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { formatQuantity } from '#contract/croatian.ts'
import type { Lead } from '#contract/leads.ts'
import type { ConversationSide } from '#contract/messages.ts'
import { formatSum } from '#contract/sums.ts'
import { offerLabels } from '#contract/offer-lifecycle.ts'
import { pages, queryString } from '#contract/paths.ts'
import { longDay } from '#web/lib/format.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { NameMark } from './name-mark.tsx'
import { otherName } from './sides.ts'
import { shortMoment } from './time-text.ts'
import { useFocusInRows } from './use-focus-in-rows.ts'

/** The navigation state of an entry that was opened from the list, so that one step back leads there. */
export const FROM_LIST = 'from the list'

export const conversationHref = (leadId: number, search: string) => pages.conversation(leadId) + queryString({ search })

interface ListProps {
  side: ConversationSide
  leads: readonly Lead[]
  openId: number | null
  search: string
  today: CalendarDay
  /** The status as worded for this side. */
  statusOf: (lead: Lead) => ReactNode
}

/** The conversations, ordered by their latest message. */
export function ConversationList({
  hasOlder,
  isLoading,
  onOlder,
  ...list
}: ListProps & { hasOlder: boolean; isLoading: boolean; onOlder: () => void }) {
  const { rows, goOnBelow } = useFocusInRows(list)
  const loadOlder = () => {
    goOnBelow()
    onOlder()
  }
  return (
    <>
      <ul ref={rows} className="space-y-1">
        {list.leads.map((lead) => (
          <li key={lead.id} className="@container">
            <ConversationRow {...list} lead={lead} />
          </li>
        ))}
      </ul>
      {hasOlder && (
        <BusyButton variant="plain" className="mt-2 w-full" busy={isLoading} onClick={loadOlder}>
          Prikaži starije
        </BusyButton>
      )}
    </>
  )
}

/** Its name alone is the link, so that it is not read out together with the message; it is as large as the row. */
function ConversationRow({ lead, side, openId, search, today, statusOf }: Omit<ListProps, 'leads'> & { lead: Lead }) {
  const { unread_count: unread, last_message_at: moment } = lead
  const name = otherName(lead, side)
  const isOpen = lead.id === openId
  const saysOffer = lead.last_message.kind === 'offer'
  return (
    <div
      className={cx(
        'relative grid gap-3 rounded-card px-[min(0.75rem,3vw)] py-3 @3xs:grid-cols-[auto_minmax(0,1fr)]',
        isOpen ? 'bg-tint' : 'hover:bg-tint/60',
      )}
    >
      <NameMark name={name} isStrong={unread > 0} className="@max-3xs:hidden" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <p className={cx('line-clamp-1 min-w-0 flex-1 break-all', unread > 0 ? 'font-bold' : 'font-semibold')}>
            <Link
              to={conversationHref(lead.id, search)}
              state={openId === null ? FROM_LIST : undefined}
              replace={isOpen}
              aria-current={isOpen ? 'page' : undefined}
              aria-label={unread > 0 ? `${name} (${unreadText(unread)})` : undefined}
              // The line clips its overflow, so the focus ring is drawn around the whole row.
              className="scroll-mt-5 scroll-mb-20 outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
            >
              {name}
            </Link>
          </p>
          <span
            className={cx('shrink-0 text-sm tabular-nums', unread > 0 ? 'font-semibold text-primary' : 'text-muted')}
          >
            {shortMoment(moment, today)}
          </span>
        </div>
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <p className={cx('line-clamp-1 text-sm break-all', unread > 0 ? 'font-semibold text-ink' : 'text-muted')}>
              {saysOffer && lead.offer ? (
                offerHint(lead.offer, lead.is_day_taken)
              ) : (
                <>
                  {lead.last_message.author === side && 'Vi: '}
                  {lead.last_message.excerpt}
                </>
              )}
            </p>
            <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
              {statusOf(lead)}
              <span className="text-muted tabular-nums">{longDay(lead.event_date)}</span>
              {lead.offer && !saysOffer && (
                <span className="min-w-0 text-ink tabular-nums">{offerHint(lead.offer, lead.is_day_taken)}</span>
              )}
            </div>
          </div>
          <UnreadCount count={unread} />
        </div>
      </div>
    </div>
  )
}

/** An open offer awaits someone's answer, unless its day is taken. */
function offerHint({ status, total }: NonNullable<Lead['offer']>, isDayTaken: boolean): string {
  if (status === 'open') return `Ponuda · ${formatSum(total)}${isDayTaken ? ' · dan je zauzet' : ''}`
  return `Ponuda ${offerLabels[status].toLowerCase()} · ${formatSum(total)}`
}

const unreadText = (count: number) => formatQuantity(count, 'nepročitana', 'nepročitane', 'nepročitanih')

const UnreadCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span
      aria-hidden
      className="mb-1 grid min-h-5.5 min-w-5.5 shrink-0 place-items-center rounded-full bg-primary-fill px-1.5 text-sm leading-none font-semibold text-on-primary tabular-nums"
    >
      {count > 99 ? '99+' : count}
    </span>
  )
