import { useState } from 'react'
import { type CalendarDay, isCalendarDay, SATURDAY } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'
import { ApiError } from '#web/call.ts'
import { readForm } from '#web/lib/form-data.ts'
import { useSessionEnd } from '#web/lib/use-session-end.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextField } from '#web/ui/field.tsx'
import { GuardedForm } from '#web/ui/guarded-form.tsx'
import type { UnsavedChangesGuard } from '#web/ui/use-unsaved-changes-guard.ts'
import { BulkConflict } from './bulk-conflict.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import { activeEventsByDay } from './active-events.ts'
import { spanTitle } from './calendar-view.ts'
import { conflictingDays } from './conflict.ts'
import { daysOfRange, monthToMark } from './day-range.ts'
import { type BulkFormValues, saveBulkDraft } from './draft.ts'
import { toEventInputs } from './fields.ts'
import { RangeFields, rangeOfMonth } from './range-fields.tsx'
import { countedDays, explainSave, labels } from './text.ts'
import { TypeField } from './type-field.tsx'
import type { EventActions } from './use-event-actions.ts'
import { WeekdayChoice } from './weekday-choice.tsx'

const NO_DAYS: readonly CalendarDay[] = []
const NO_RANGE = { days: NO_DAYS, taken: NO_DAYS, isTooMany: false }

export function BulkForm({
  professionalId,
  typed,
  day,
  today,
  events,
  actions,
  guard,
  onMarked,
  onClose,
}: {
  professionalId: number
  typed: Partial<BulkFormValues> | undefined
  day: CalendarDay
  today: CalendarDay
  events: Event[]
  actions: EventActions
  guard: UnsavedChangesGuard
  onMarked: (text: string, first: CalendarDay, ids: number[]) => void
  onClose: () => void
}) {
  const [typedRange, setTypedRange] = useState(() => ({
    ...rangeOfMonth(monthToMark(day, today)),
    ...(typed && { from: typed.from ?? '', to: typed.to ?? '' }),
  }))
  const [chosenType, setChosenType] = useState(typed?.event_type ?? '')
  const [weekdays, setWeekdays] = useState<ReadonlySet<number>>(new Set(typed?.weekdays ?? [SATURDAY]))
  const [conflicts, setConflicts] = useState(NO_DAYS)
  const [leftOut, setLeftOut] = useState(NO_DAYS)

  const eventOn = activeEventsByDay(events)
  /** Until the reload after a refusal shows their events. */
  const refused = [...leftOut, ...conflicts]
  /** A day that is booked or blocked is available no longer. */
  const replaces = chosenType === 'booked' || chosenType === 'blocked'
  const isReplaced = (one: CalendarDay) => replaces && eventOn.get(one)?.event_type === 'available'
  const isTaken = (one: CalendarDay) => refused.includes(one) || (eventOn.has(one) && !isReplaced(one))
  const { from, to } = typedRange
  const range =
    isCalendarDay(from) && isCalendarDay(to) ? daysOfRange({ from, to, weekdays }, today, isTaken) : NO_RANGE
  const { days } = range
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<keyof typeof labels>({
    submit: save,
    explain: explainSave,
  })

  useSessionEnd(() => {
    const { current: form } = formProps.ref
    if (form === null || !guard.isDirty) return
    const { title = '' } = Object.fromEntries(readForm(form)) as Partial<BulkFormValues> // it has no field for a file
    saveBulkDraft(professionalId, { ...typedRange, weekdays: [...weekdays], event_type: chosenType, title })
  })

  async function save(form: FormData) {
    setLeftOut(refused)
    setConflicts(NO_DAYS)
    const inputs = toEventInputs(form, days)
    let made
    try {
      made = await actions.createMany({ events: inputs, ...(days.some(isReplaced) && { replace_available: true }) })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'overlap') setConflicts(conflictingDays(error, days))
      throw error
    }
    if (!made.isLeft) onClose()
    const [first, last] = [days[0], days.at(-1)]
    if (first === undefined || last === undefined) return
    onMarked(`Označeno: ${countedDays(days.length)} (${spanTitle({ from: first, to: last })})`, first, made.ids)
  }

  /** The conflicts of the last choice do not concern the next one. */
  function choose(change: () => void) {
    setConflicts(NO_DAYS)
    setLeftOut(NO_DAYS)
    change()
  }

  return (
    <GuardedForm
      guard={guard}
      formProps={formProps}
      onClose={onClose}
      submit={
        <BusyButton busy={busy} type="submit" variant="filled" disabled={days.length === 0}>
          {days.length === 0 ? 'Označi' : `Označi ${countedDays(days.length)}`}
        </BusyButton>
      }
    >
      <RangeFields range={typedRange} today={today} onChange={(changed) => choose(() => setTypedRange(changed))} />
      <WeekdayChoice chosen={weekdays} onChange={(chosen) => choose(() => setWeekdays(chosen))} />
      <BulkPreview {...range} eventOn={eventOn} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TypeField
          withPrompt
          value={chosenType}
          errors={errorsOf('event_type')}
          onChange={({ target: { value } }) => choose(() => setChosenType(value))}
        />
        <TextField
          label={labels.title}
          name="title"
          optional
          defaultValue={typed?.title ?? ''}
          errors={errorsOf('title')}
        />
      </div>
      {conflicts.length > 0 ? (
        <BulkConflict days={conflicts} rest={days.length} onLeaveOut={() => formProps.ref.current?.requestSubmit()} />
      ) : (
        <FailureAlert failure={failure} labels={labels} focusField={focusField} />
      )}
    </GuardedForm>
  )
}
