import { mdiMessageTextOutline, mdiTextBoxOutline } from '@mdi/js'
import { useNavigate } from 'react-router'
import { formatQuantity } from '#contract/croatian.ts'
import { isFinalStatus, type LeadStatus } from '#contract/lead-lifecycle.ts'
import type { Lead } from '#contract/leads.ts'
import { pages } from '#contract/paths.ts'
import { fullDay, longDay, formatMoment } from '#web/lib/format.ts'
import { useToday } from '#web/lib/use-today.ts'
import { BusyButton, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link, type LinkProps } from '#web/ui/link.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { ConversationLink } from './conversation-link.tsx'
import { waitsForTakenDay } from './lead-notices.ts'
import { LeadOfferLine } from './lead-offer.tsx'
import { ReceivedChip } from './status-chip.tsx'
import { CoupleEmail, coupleName } from './received-couple.tsx'
import { nextStatuses } from './received-text.ts'
import { statusActionLabel, statusPresentation } from './status-presentation.ts'
import { useRowPress } from './use-row-press.ts'

export interface LeadActions {
  isBusy: (lead: Lead) => boolean
  /** The properties of a link that opens this lead over the list. */
  linkTo: (lead: Lead) => Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>
  onOpen: (lead: Lead) => void
  onMark: (lead: Lead, status: LeadStatus) => void
}

/** A row of the table on a wide screen, a card on smaller ones. */
export function ReceivedRow({ lead, isFresh, actions }: { lead: Lead; isFresh: boolean; actions: LeadActions }) {
  const { event_date: day, message, status, created_at: receivedAt } = lead
  const name = coupleName(lead)
  const isBusy = actions.isBusy(lead)
  const navigate = useNavigate()
  const today = useToday()
  const items = nextStatuses(lead).map((next) => ({
    label: statusActionLabel(status, next),
    icon: statusPresentation[next].icon,
    isGrave: isFinalStatus(next),
    onChoose: () => actions.onMark(lead, next),
  }))
  const { link, onPointerDown, onClick } = useRowPress(() => actions.onOpen(lead))
  return (
    <tr
      onPointerDown={onPointerDown}
      onClick={onClick}
      aria-busy={isBusy || undefined}
      className={cx(
        'cursor-pointer align-top max-lg:flex max-lg:flex-wrap max-lg:gap-x-3 max-lg:rounded-card max-lg:border max-lg:bg-surface max-lg:p-4 max-lg:sm:p-5 lg:border-t hover:bg-tint/50',
        isFresh ? 'animate-rise max-lg:border-primary lg:bg-primary-soft/40' : '',
        'border-line',
      )}
    >
      <th
        scope="row"
        className="min-w-0 text-left font-normal max-lg:-order-2 max-lg:flex-1 max-lg:basis-[10rem] lg:py-4 lg:pr-4 lg:pl-5"
      >
        <Link
          {...actions.linkTo(lead)}
          ref={link}
          aria-haspopup="dialog"
          className="font-semibold underline-offset-4 lg:line-clamp-2 wrap-anywhere hover:text-primary hover:underline max-lg:text-lg"
        >
          {name}
        </Link>
        <CoupleEmail lead={lead} isCut className="text-sm" />
        {lead.couple === null && <p className="text-sm text-muted">Par je izbrisao svoj račun</p>}
        {lead.unread_count > 0 && <UnreadLink lead={lead} />}
      </th>
      <td className="tabular-nums max-lg:mt-1 max-lg:basis-full lg:py-4 lg:pr-4">
        <time dateTime={day} className="lg:hidden">
          {fullDay(day)}
        </time>
        <time dateTime={day} className="whitespace-nowrap max-lg:hidden">
          {longDay(day)}
        </time>
        {waitsForTakenDay(lead, today) && <p className="text-sm text-warning">Dan vam je zauzet</p>}
      </td>
      <td className="max-lg:mt-3 max-lg:basis-full lg:py-4 lg:pr-4">
        <p className="line-clamp-2 text-muted wrap-anywhere max-lg:line-clamp-3 print:line-clamp-none! print:whitespace-pre-line">
          {message}
        </p>
        <LeadOfferLine lead={lead} className="mt-1.5 text-sm" />
      </td>
      <td className="max-lg:-order-1 lg:py-3.5 lg:pr-4">
        <ReceivedChip lead={lead} />
      </td>
      <td className="text-sm text-muted tabular-nums max-lg:mt-3 max-lg:basis-full lg:py-4 lg:pr-4">
        <span className="lg:sr-only">Primljeno </span>
        <time dateTime={receivedAt}>{formatMoment(receivedAt)}</time>
      </td>
      <td className="max-lg:mt-3 max-lg:min-w-0 max-lg:basis-full lg:py-2 lg:pr-3">
        <div className="flex flex-wrap items-center gap-2 lg:justify-end">
          <ImportantAction lead={lead} isBusy={isBusy} actions={actions} />
          <Menu
            label={`Radnje: ${name}`}
            className="max-lg:border max-lg:border-control/60"
            items={[
              {
                label: 'Otvori razgovor',
                icon: mdiMessageTextOutline,
                onChoose: () => void navigate(pages.conversation(lead.id)),
              },
              { label: 'Pogledaj detalje', icon: mdiTextBoxOutline, onChoose: () => actions.onOpen(lead) },
              ...items,
            ]}
          />
        </div>
      </td>
    </tr>
  )
}

/** Below the name, where somebody has written since. A card has a button for it. */
const UnreadLink = ({ lead: { id, unread_count: unread } }: { lead: Lead }) => (
  <Link
    to={pages.conversation(id)}
    className="inline-flex min-h-6 items-center gap-1.5 text-sm font-semibold text-primary underline-offset-4 max-lg:hidden hover:underline"
  >
    <Icon path={mdiMessageTextOutline} className="size-4" />
    {formatQuantity(unread, 'nepročitana poruka', 'nepročitane poruke', 'nepročitanih poruka')}
  </Link>
)

/** The next step of a card; on a wide screen it is an item of the menu. */
function ImportantAction({ lead, isBusy, actions }: { lead: Lead; isBusy: boolean; actions: LeadActions }) {
  // Nobody is left who could be contacted.
  const next = lead.couple === null ? undefined : nextStatuses(lead).find((status) => !isFinalStatus(status))
  const className = 'min-w-0 flex-1 basis-[10rem] px-3! py-1 whitespace-normal! wrap-anywhere lg:hidden'
  const name = coupleName(lead)
  if (waitsForAnswer(lead)) return <ConversationLink lead={lead} name={name} label="Odgovori" className={className} />
  if (next === undefined) {
    return (
      <ButtonLink {...actions.linkTo(lead)} aria-label={`Pogledaj detalje: ${name}`} className={className}>
        Pogledaj detalje
      </ButtonLink>
    )
  }
  const label = statusActionLabel(lead.status, next)
  return (
    <BusyButton
      busy={isBusy}
      aria-label={`${label}: ${name}`}
      className={className}
      onClick={() => actions.onMark(lead, next)}
    >
      {label}
    </BusyButton>
  )
}

/** The answer itself marks a new lead as contacted. */
const waitsForAnswer = ({ couple, can_write, status, unread_count: unread }: Lead) =>
  couple !== null && can_write && (status === 'new' || unread > 0)
