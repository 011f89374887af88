import { useState } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'
import { fullDay } from '#web/lib/format.ts'
import { readForm } from '#web/lib/form-data.ts'
import { useSessionEnd } from '#web/lib/use-session-end.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { GuardedForm } from '#web/ui/guarded-form.tsx'
import type { UnsavedChangesGuard } from '#web/ui/use-unsaved-changes-guard.ts'
import { DayField } from './day-field.tsx'
import { saveDraft } from './draft.ts'
import { LeadNotice } from './lead-notice.tsx'
import { TypeField } from './type-field.tsx'
import { styleOfType, eventTitle } from './type-style.ts'
import { toEventChange, toEventInput } from './fields.ts'
import type { EventDialogTarget, EventFormValues } from './dialog-target.ts'
import { successMessages, explainSave, labels } from './text.ts'
import type { EventActions } from './use-event-actions.ts'

export function EventForm({
  professionalId,
  target,
  today,
  events,
  actions,
  guard,
  onSaved,
  onClose,
  onRemove,
}: {
  professionalId: number
  target: EventDialogTarget
  today: CalendarDay
  events: Event[]
  actions: EventActions
  guard: UnsavedChangesGuard
  onSaved: (text: string, day: CalendarDay) => void
  onClose: () => void
  onRemove: (event: Event) => void
}) {
  const event = 'event' in target ? target.event : null
  const leadId = event?.lead_id ?? null
  const { typed } = target
  const initialDay = typed?.event_date ?? ('event' in target ? target.event.event_date : target.day)
  const [day, setDay] = useState<string>(initialDay)
  const taken = events.find((one) => one.event_date === day && one.id !== event?.id && one.status === 'active')
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<keyof typeof labels>({
    submit: save,
    explain: explainSave,
  })

  useSessionEnd(() => {
    const { current: form } = formProps.ref
    if (form === null || !guard.isDirty) return
    const texts = Object.fromEntries(readForm(form)) as Partial<EventFormValues> // it has no field for a file
    saveDraft(professionalId, { eventId: event?.id ?? null, typed: texts })
  })

  async function save(form: FormData) {
    if (event === null) {
      const input = toEventInput(form, today)
      const { isLeft } = await actions.create(input)
      if (!isLeft) onClose()
      onSaved(successMessages.create, input.event_date)
      return
    }
    const change = toEventChange(form, event, today)
    const { isLeft } = await actions.update(event.id, change)
    if (!isLeft) onClose()
    onSaved(successMessages.update, change.event_date ?? event.event_date)
  }

  return (
    <GuardedForm
      guard={guard}
      formProps={formProps}
      onClose={onClose}
      aside={
        event &&
        leadId === null && (
          <Button variant="danger" className="mr-auto" onClick={() => onRemove(event)}>
            Izbriši
          </Button>
        )
      }
      submit={
        <BusyButton busy={busy} type="submit" variant="filled">
          {event ? 'Spremi' : 'Stvori'}
        </BusyButton>
      }
    >
      {leadId !== null && <LeadNotice leadId={leadId} />}
      <TextField
        label={labels.title}
        name="title"
        optional
        defaultValue={typed?.title ?? event?.title ?? ''}
        hint="Ostavite prazno za uobičajeni naslov prema vrsti."
        errors={errorsOf('title')}
      />
      {event !== null && leadId !== null ? (
        <p>
          <span className="font-semibold">{styleOfType(event.event_type).label}</span>, {fullDay(event.event_date)}
        </p>
      ) : (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TypeField
            withPrompt={event === null}
            defaultValue={typed?.event_type ?? event?.event_type ?? ''}
            errors={errorsOf('event_type')}
          />
          <DayField
            initial={initialDay}
            today={today}
            withSteps={event !== null}
            hint={taken && `Na taj dan već imate događaj: ${eventTitle(taken)}.`}
            errors={errorsOf('event_date')}
            onChange={setDay}
          />
        </div>
      )}
      <TextArea
        label={labels.notes}
        name="notes"
        optional
        defaultValue={typed?.notes ?? event?.notes ?? ''}
        hint="Vidite ih samo vi."
        errors={errorsOf('notes')}
      />
      <FailureAlert failure={failure} labels={labels} focusField={focusField} />
    </GuardedForm>
  )
}
