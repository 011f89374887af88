import { mdiCalendarHeartOutline } from '@mdi/js'
import { useState } from 'react'
import { type ConfirmedStatus, isFinalStatus, leadLifecycle } from '#contract/lead-lifecycle.ts'
import type { Lead } from '#contract/leads.ts'
import { pages } from '#contract/paths.ts'
import { ApiError } from '#web/call.ts'
import { failureMessage } from '#web/lib/failure.ts'
import { fullDay, longDay } from '#web/lib/format.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ConfirmActions } from '#web/ui/confirm-actions.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { useFocusAtFirst } from '#web/ui/use-focus-at-first.ts'
import { coupleName } from './received-couple.tsx'
import { STATUS_NOT_CHANGED } from './received-text.ts'

export interface StatusChange {
  lead: Lead
  status: ConfirmedStatus
}

interface StatusConfirmDialogProps {
  /** Throws the server's refusal. */
  onConfirm: (question: StatusChange) => Promise<void>
  onClose: () => void
}

const booking = { title: 'Potvrditi rezervaciju?', confirmLabel: 'Rezerviraj' }
const rejection = { title: 'Odbiti upit?', confirmLabel: 'Odbij upit' }
const cancellation = { title: 'Otkazati rezervaciju?', confirmLabel: 'Otkaži rezervaciju' }

const isFreeing = ({ lead }: StatusChange) => leadLifecycle[lead.status].booksDay

const wordsOf = (question: StatusChange) =>
  leadLifecycle[question.status].booksDay ? booking : isFreeing(question) ? cancellation : rejection

/** Asks before a lead is booked or rejected: the couple is notified, and the calendar is written. */
export function StatusConfirmDialog({
  question,
  onConfirm,
  onClose,
}: StatusConfirmDialogProps & { question: StatusChange | null }) {
  const [booked, setBooked] = useState<Lead | null>(null)
  const isBooked = booked !== null && question?.lead === booked
  return (
    <TitledDialog
      open={question !== null}
      onClose={onClose}
      title={isBooked || question === null ? 'Rezervirano' : wordsOf(question).title}
      width="max-w-[480px]"
    >
      {question !== null &&
        (isBooked ? (
          <BookedConfirmation lead={question.lead} onClose={onClose} />
        ) : (
          <ConfirmBody
            question={question}
            onClose={onClose}
            onConfirm={() => onConfirm(question)}
            onDone={(isOpen) => {
              if (!isOpen) return
              if (leadLifecycle[question.status].booksDay) setBooked(question.lead)
              else onClose()
            }}
          />
        ))}
    </TitledDialog>
  )
}

function ConfirmBody({
  question,
  onConfirm,
  onDone,
  onClose,
}: {
  question: StatusChange
  onConfirm: () => Promise<void>
  onDone: (isOpen: boolean) => void
  onClose: () => void
}) {
  const { lead, status } = question
  return (
    <>
      <p className="text-lg font-semibold tabular-nums">{fullDay(lead.event_date)}</p>
      <p className="line-clamp-3 text-muted wrap-anywhere">{coupleName(lead)}</p>
      <p className="mt-4">{consequences(question)}</p>
      <ConfirmActions
        confirmLabel={wordsOf(question).confirmLabel}
        variant={isFinalStatus(status) ? 'danger' : 'filled'}
        onConfirm={onConfirm}
        onDone={onDone}
        explain={failureContent}
        onClose={onClose}
      />
    </>
  )
}

const failureContent = (error: unknown) => (
  <>
    {failureMessage(error, STATUS_NOT_CHANGED)}
    {error instanceof ApiError && error.code === 'overlap' && (
      <>
        {'. '}
        <Link to={pages.professionalCalendar} className="underline underline-offset-4">
          Otvorite kalendar
        </Link>
      </>
    )}
  </>
)

function consequences(question: StatusChange): string {
  const { couple, other_booking: other } = question.lead
  if (leadLifecycle[question.status].booksDay) {
    return `Taj će se dan u vaš kalendar upisati kao rezerviran${couple ? ', a par će dobiti e-mail s potvrdom' : ''}.`
  }
  const frees = isFreeing(question)
  const freed = frees ? 'Rezervacija se otkazuje i taj dan u kalendaru više neće biti zauzet. ' : ''
  const news = frees ? 'je rezervacija otkazana' : 'upit ne možete prihvatiti'
  const notified = couple ? `Par će e-poštom doznati da ${news}. ` : ''
  const moving = other
    ? `Isti par ostaje rezerviran za ${longDay(other.event_date)} `
    : 'Mijenja li par datum vjenčanja, otkažite tek kad je novi dan rezerviran. '
  return `${freed}${notified}${frees && couple ? moving : ''}Ova radnja se ne može poništiti.`
}

function BookedConfirmation({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  return (
    <div
      ref={useFocusAtFirst<HTMLDivElement>()}
      tabIndex={-1}
      className="rounded-card bg-success-soft px-5 py-7 text-center outline-none"
    >
      <Icon path={mdiCalendarHeartOutline} className="size-12 animate-beat text-success" />
      <p className="mt-3 font-display text-2xl">Čestitamo</p>
      <p className="mt-2 tabular-nums">U kalendaru je upisano: {fullDay(lead.event_date)}</p>
      {lead.couple && <p>Par dobiva e-mail s potvrdom.</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to={pages.professionalCalendar}>Otvori kalendar</ButtonLink>
        <Button variant="plain" className="hover:bg-surface!" onClick={onClose}>
          U redu
        </Button>
      </div>
    </div>
  )
}
