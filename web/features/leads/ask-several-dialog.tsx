import { mdiAlertCircleOutline } from '@mdi/js'
import { type SubmitEvent, useRef, useState } from 'react'
import { type CalendarDay, toCalendarDay } from '#contract/calendar-day.ts'
import { formatQuantity } from '#contract/croatian.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { callOnce } from '#web/lib/call-once.ts'
import { longDay } from '#web/lib/format.ts'
import { useToday } from '#web/lib/use-today.ts'
import { AnswerAlert } from '#web/ui/answer-alert.tsx'
import { BusyButton } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toLeadFailure } from './failure.ts'
import { emptyLead, leadFieldNames, type LeadFields, validateLead } from './fields.ts'
import { type Sent, SentToSeveral } from './sent-to-several.tsx'
import { useTaken } from './use-taken.ts'
import { useWayToSignIn } from './use-way-to-sign-in.ts'

/** From one to as many as one call takes. */
export type Recipients = readonly { id: number; name: string }[]

interface AskSeveralProps {
  /** Stays in the page when it is closed, which gives the focus back. */
  open: boolean
  recipients: Recipients
  /** Filled in, where nothing was typed before. */
  day: CalendarDay | undefined
  onClose: () => void
}

/** One enquiry to several that were chosen, each with a conversation of its own. */
export function AskSeveralDialog(props: AskSeveralProps) {
  const [sent, setSent] = useState<Sent | null>(null)
  const close = () => {
    setSent(null)
    props.onClose()
  }
  return (
    <TitledDialog
      open={props.open}
      onClose={close}
      title={sent ? 'Upiti su poslani' : 'Pitajte odabrane'}
      width="max-w-[560px]"
      persistent
    >
      {sent ? <SentToSeveral sent={sent} onClose={close} /> : <Enquiry {...props} onSent={setSent} />}
    </TitledDialog>
  )
}

/** The typed text survives the dialog, a failure and a sign-in. */
const DRAFT = 'lead-several'

function Enquiry({ recipients, day, onSent }: AskSeveralProps & { onSent: (sent: Sent) => void }) {
  const today = useToday()
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState<LeadFields>(() => {
    const draft = readDraft<LeadFields>(DRAFT)
    return { ...emptyLead, ...draft, event_date: draft?.event_date || (day ?? '') }
  })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const { reason, leadsToSignIn } = useWayToSignIn()
  const taken = useTaken(
    recipients.map(({ id }) => id),
    fields.event_date,
    today,
  )

  function change(changed: Partial<LeadFields>) {
    const next = { ...fields, ...changed }
    setFields(next)
    setErrors({})
    writeDraft(DRAFT, next)
  }

  function showErrors(found: FieldErrors) {
    setErrors(found)
    const first = leadFieldNames.find((name) => found[name] !== undefined)
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }

  async function send() {
    const body = {
      professional_ids: recipients.map(({ id }) => id),
      event_date: toCalendarDay(fields.event_date),
      message: fields.message.trim(),
    }
    const answer = await callOnce('POST /leads/bulk', { body })
    writeDraft(DRAFT, null)
    onSent({ ...answer, names: new Map(recipients.map(({ id, name }) => [id, name])) })
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setFailure('')
    const typedDate = form.current?.querySelector<HTMLInputElement>('[name="event_date"]')?.value ?? ''
    if (showErrors(validateLead(fields, today, fields.event_date === '' && typedDate.trim() !== ''))) return
    setBusy(true)
    try {
      await send()
    } catch (error) {
      // The button stays busy until the sign-in is there.
      if (leadsToSignIn(error)) return
      const refusal = toLeadFailure(error)
      setBusy(false)
      setFailure(refusal.message)
      showErrors(refusal.fields)
    }
  }

  return (
    <form ref={form} noValidate className="space-y-3" onSubmit={(event) => void submit(event)}>
      <p className="text-muted">Ista poruka ide svakome zasebno, i sa svakim vodite svoj razgovor.</p>
      <ul aria-label="Primatelji" className="flex flex-wrap gap-1.5">
        {recipients.map(({ id, name }) => (
          <li key={id} className="rounded-full bg-tint px-3 py-1 text-sm font-medium wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      <DateField
        label="Datum vjenčanja"
        name="event_date"
        required
        min={today}
        readOnly={busy}
        value={fields.event_date}
        errors={errors['event_date']}
        hint={<TakenHint recipients={recipients} taken={taken} day={fields.event_date} />}
        onChange={(event_date) => change({ event_date })}
      />
      <TextArea
        label="Poruka"
        name="message"
        required
        placeholder="Napišite nešto o vjenčanju: mjesto, broj gostiju, što vas zanima."
        readOnly={busy}
        value={fields.message}
        errors={errors['message']}
        onChange={({ target }) => change({ message: target.value })}
      />
      <AnswerAlert busy={busy} failure={reason ?? failure} />
      <BusyButton type="submit" variant="filled" className="w-full" busy={busy}>
        Pošalji {formatQuantity(recipients.length, 'upit', 'upita', 'upita')}
      </BusyButton>
    </form>
  )
}

/** As high before the calendars are known as with one line or two after it, so that the message stays where it is. */
function TakenHint({
  recipients,
  taken,
  day,
}: {
  recipients: Recipients
  taken: ReadonlySet<number> | null
  day: string
}) {
  const longText = () => longDay(day as CalendarDay) // where it is no day, `taken` is null
  const names = recipients.filter(({ id }) => taken?.has(id)).map(({ name }) => name)
  return (
    <span role="status" className="block min-h-[2.625rem] [p:has(+p)>&]:min-h-0">
      {taken === null ? null : names.length === 0 ? (
        `Prema kalendarima nitko od njih ${longText()} nije zauzet.`
      ) : (
        <span className="flex gap-1.5 font-medium text-warning">
          <Icon path={mdiAlertCircleOutline} className="mt-px size-4.5" />
          <span className="wrap-anywhere">
            Prema kalendaru {names.length === 1 ? 'je' : 'su'} {longText()} {names.length === 1 ? 'zauzet' : 'zauzeti'}:{' '}
            {names.join(', ')}. Upit svejedno možete poslati.
          </span>
        </span>
      )}
    </span>
  )
}
