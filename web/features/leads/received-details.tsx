import { mdiEmailOutline } from '@mdi/js'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { isFinalStatus, type LeadStatus } from '#contract/lead-lifecycle.ts'
import type { Lead } from '#contract/leads.ts'
import { fullDay, longDay, formatMoment } from '#web/lib/format.ts'
import { BusyButton, buttonClass } from '#web/ui/button.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BookingPhone } from './booking-phone.tsx'
import { LeadMessage } from './lead-message.tsx'
import { LeadNotice } from './lead-notice.tsx'
import { profileNotPublic, waitsForProfile } from './lead-notices.ts'
import { LeadOfferLine } from './lead-offer.tsx'
import { LeadPackageText } from './lead-package.tsx'
import { ConversationLink } from './conversation-link.tsx'
import { OwnCalendarDay } from './own-calendar-day.tsx'
import { ReceivedChip } from './status-chip.tsx'
import { CoupleEmail, coupleName, mailTo } from './received-couple.tsx'
import { nextStatuses } from './received-text.ts'
import { statusActionLabel, statusPresentation } from './status-presentation.ts'

interface Details {
  lead: Lead | undefined
  professionalId: number | undefined
  isBusy: boolean
  onMark: (status: LeadStatus) => void
}

/** The details of one lead, at an address of its own; `id` is null while none is open. */
export function ReceivedDetails({
  id,
  isHidden,
  failure,
  onClose,
  ...details
}: Details & {
  id: number | null
  /** Hidden while a confirmation dialog is open. */
  isHidden: boolean
  /** Why the lead could not be loaded. */
  failure: string | null
  onClose: () => void
}) {
  const { lead } = details
  return (
    <TitledDialog
      open={id !== null && !isHidden}
      onClose={onClose}
      title={lead ? `Upit za ${longDay(lead.event_date)}` : 'Upit'}
      width="max-w-[640px]"
      isNavigation
    >
      {id !== null && (lead ? <LeadDetails {...details} lead={lead} /> : <UnlistedLead key={id} failure={failure} />)}
    </TitledDialog>
  )
}

function LeadDetails({ lead, professionalId, isBusy, onMark }: Details & { lead: Lead }) {
  const { couple, event_date: day, status, message, created_at: receivedAt } = lead
  const actions = useRef<HTMLDivElement>(null)
  const shownStatus = useRef(status)
  // The pressed button goes with the status that it was for.
  useEffect(() => {
    const isNew = shownStatus.current !== status
    shownStatus.current = status
    if (isNew && document.activeElement === document.body)
      actions.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [status])
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[8rem_1fr] sm:[&>dt]:py-px">
        <dt className="text-sm text-muted max-sm:-mb-3">Par</dt>
        <dd className="min-w-0">
          <p className="font-semibold wrap-anywhere">{coupleName(lead)}</p>
          <CoupleEmail lead={lead} />
          <BookingPhone phone={couple?.phone} />
        </dd>
        <dt className="text-sm text-muted max-sm:-mb-3">Datum vjenčanja</dt>
        <dd className="tabular-nums">
          <time dateTime={day}>{fullDay(day)}</time>
          {professionalId !== undefined && (
            <OwnCalendarDay key={status} day={day} leadId={lead.id} professionalId={professionalId} />
          )}
        </dd>
        <dt className="text-sm text-muted max-sm:-mb-3">Status</dt>
        <dd>
          <ReceivedChip lead={lead} />
        </dd>
        {lead.package && (
          <>
            <dt className="text-sm text-muted max-sm:-mb-3">Paket</dt>
            <dd>
              <LeadPackageText of={lead.package} />
            </dd>
          </>
        )}
        {lead.offer !== null && (
          <>
            <dt className="text-sm text-muted max-sm:-mb-3">Ponuda</dt>
            <dd>
              <LeadOfferLine lead={lead} />
            </dd>
          </>
        )}
        <dt className="text-sm text-muted max-sm:-mb-3">Primljeno</dt>
        <dd className="tabular-nums">
          <time dateTime={receivedAt}>{formatMoment(receivedAt)}</time>
        </dd>
        <dt className="text-sm text-muted max-sm:-mb-3">Poruka</dt>
        <dd className="min-w-0">
          <LeadMessage key={lead.id} text={message} lines={8} />
        </dd>
      </dl>
      {waitsForProfile(lead) && <LeadNotice notice={profileNotPublic} className="mt-6 rounded-control" />}
      <div ref={actions} className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">
        <ConversationLink lead={lead} variant="filled" className="max-sm:w-full" />
        {couple && (
          <a href={mailTo(couple.email, lead)} className={buttonClass('outlined', 'px-4! max-sm:w-full')}>
            <Icon path={mdiEmailOutline} />
            Odgovori e-poštom
          </a>
        )}
        {nextStatuses(lead).map((next) => (
          <BusyButton
            key={next}
            busy={isBusy}
            variant={isFinalStatus(next) ? 'danger' : 'outlined'}
            className="px-4! max-sm:w-full"
            onClick={() => onMark(next)}
          >
            <Icon path={statusPresentation[next].icon} />
            {statusActionLabel(lead.status, next)}
          </BusyButton>
        ))}
      </div>
    </>
  )
}

/** A lead that is not in the shown list, as from the link in a mail. */
function UnlistedLead({ failure }: { failure: string | null }) {
  const { state, revalidate } = useRevalidator()
  const load = useEffectEvent(() => {
    if (failure === null) void revalidate()
  })
  useEffect(() => load(), [])
  return (
    <div role="status">
      {failure === null ? (
        <div aria-label="Učitavanje upita" className="space-y-4">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-24 w-full" />
        </div>
      ) : (
        <>
          <p>{failure}</p>
          <BusyButton className="mt-5" busy={state === 'loading'} onClick={() => void revalidate()}>
            Pokušaj ponovo
          </BusyButton>
        </>
      )}
    </div>
  )
}
