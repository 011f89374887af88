import { mdiEmailOutline } from '@mdi/js'
import { useEffect, useEffectEvent, useState } from 'react'
import { isFinalStatus, type LeadStatus } from '#contract/lead-lifecycle.ts'
import type { Lead } from '#contract/leads.ts'
import { fullDay, longDay } from '#web/lib/format-day.ts'
import { momentOf } from '#web/lib/format-instant.ts'
import { failureMessage } from '#web/lib/load.ts'
import { BusyButton, buttonClass } from '#web/ui/button.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OwnCalendarDay } from './own-calendar-day.tsx'
import { StatusChip } from './received-chip.tsx'
import { CoupleEmail, coupleName, mailTo } from './received-couple.tsx'
import { nextStatuses } from './received-text.ts'
import { statusActionLabel, statusPresentation } from './status-presentation.ts'

interface Details {
  lead: Lead | undefined
  professionalId: number | undefined
  isBusy: boolean
  onMark: (status: LeadStatus) => void
}

/** One lead whole, at an address of its own; `id` is null while none is open. */
export function ReceivedDetails({
  id,
  isHidden,
  onClose,
  loadOther,
  ...details
}: Details & {
  id: number | null
  /** While a question stands in its place. */
  isHidden: boolean
  onClose: () => void
  loadOther: (id: number, signal?: AbortSignal) => Promise<void>
}) {
  const { lead } = details
  return (
    <TitledDialog
      open={id !== null && !isHidden}
      onClose={onClose}
      title={lead ? `Upit za ${longDay(lead.event_date)}` : 'Upit'}
      width="max-w-[640px]"
    >
      {id !== null &&
        (lead ? <LeadDetails {...details} lead={lead} /> : <UnlistedLead key={id} id={id} loadOther={loadOther} />)}
    </TitledDialog>
  )
}

function LeadDetails({ lead, professionalId, isBusy, onMark }: Details & { lead: Lead }) {
  const { couple, event_date: day, status, message, created_at: receivedAt } = lead
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[8rem_1fr] sm:[&>dt]:py-px">
        <dt className="text-sm text-muted max-sm:-mb-3">Par</dt>
        <dd className="min-w-0">
          <p className="font-semibold wrap-anywhere">{coupleName(lead)}</p>
          <CoupleEmail lead={lead} />
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
          <StatusChip status={status} />
        </dd>
        <dt className="text-sm text-muted max-sm:-mb-3">Primljeno</dt>
        <dd className="tabular-nums">
          <time dateTime={receivedAt}>{momentOf(receivedAt)}</time>
        </dd>
        <dt className="text-sm text-muted max-sm:-mb-3">Poruka</dt>
        <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{message}</dd>
      </dl>
      <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">
        {couple && (
          <a href={mailTo(couple.email, lead)} className={buttonClass('filled', 'max-sm:w-full')}>
            <Icon path={mdiEmailOutline} />
            Odgovori e-mailom
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
            {statusActionLabel(next)}
          </BusyButton>
        ))}
      </div>
    </>
  )
}

/** A lead that the list in view does not hold, as behind the link in a mail. */
function UnlistedLead({
  id,
  loadOther,
}: {
  id: number
  loadOther: (id: number, signal?: AbortSignal) => Promise<void>
}) {
  const [failure, setFailure] = useState<string | null>(null)

  const [isRetrying, setRetrying] = useState(false)
  const load = useEffectEvent((signal: AbortSignal) => loadOther(id, signal))
  useEffect(() => {
    const visit = new AbortController()
    load(visit.signal).catch((error: unknown) => {
      if (!visit.signal.aborted) setFailure(failureMessage(error))
    })
    return () => visit.abort()
  }, [])

  async function retry() {
    setRetrying(true)
    await loadOther(id).catch((error: unknown) => setFailure(failureMessage(error)))
    setRetrying(false)
  }

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
          <BusyButton className="mt-5" busy={isRetrying} onClick={() => void retry()}>
            Pokušaj ponovo
          </BusyButton>
        </>
      )}
    </div>
  )
}
