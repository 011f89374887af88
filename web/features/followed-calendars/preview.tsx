import { useEffect, useRef } from 'react'
import type { CalendarPreview, FollowedCalendarInput } from '#contract/followed-calendars.ts'
import { monthTitle } from '#contract/month-names.ts'
import { toFailure } from '#web/lib/failure.ts'
import { fullDay, longDay } from '#web/lib/format.ts'
import { useIsShown } from '#web/lib/use-is-shown.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextField } from '#web/ui/field.tsx'
import { followLabels as labels, toFollowedInput } from './fields.ts'
import { countEffects, monthsOf } from './preview-months.ts'
import {
  dayCount,
  type Effect,
  effectLabels,
  effectSentences,
  failureMessages,
  hostOf,
  unreadableText,
} from './text.ts'

const NAME_MAX = 100

const explain = (error: unknown) => toFailure(error, failureMessages.follow)

/** Shows the effects of following this calendar, for the user to confirm. */
export function Preview({
  preview,
  onFollow,
  onCancel,
}: {
  preview: CalendarPreview
  /** Throws a refusal unless it is about the address, whose field is in another form. */
  onFollow: (input: FollowedCalendarInput, isShown: () => boolean) => Promise<void>
  onCancel: () => void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  const isShown = useIsShown()
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<keyof typeof labels>({
    submit: (form) => onFollow(toFollowedInput(form, preview.url), isShown),
    explain,
    staysOnPage: true,
  })

  useEffect(() => title.current?.focus(), [])

  return (
    <div className="mt-5 border-t border-line pt-5">
      <h4 ref={title} tabIndex={-1} className="scroll-mt-36 font-semibold wrap-anywhere outline-none">
        {preview.name ?? hostOf(preview.url)}
      </h4>
      <Effects preview={preview} />
      <p className="mt-4 text-sm text-muted">
        Unosi koji su u vašem kalendaru označeni kao slobodni ne blokiraju dan. Neki programi tako sami označe svaki
        cjelodnevni unos, pa provjerite nedostaje li koji dan.
      </p>
      <form method="post" noValidate className="mt-5 flex flex-col gap-4" {...formProps}>
        <TextField
          label={labels.name}
          name="name"
          optional
          hint="Tako ćemo ga zvati na ovoj stranici."
          defaultValue={preview.name?.slice(0, NAME_MAX) ?? ''}
          errors={errorsOf('name')}
        />
        <FailureAlert failure={failure} labels={labels} focusField={focusField} />
        <div className="flex flex-wrap gap-3">
          <BusyButton variant="filled" busy={busy} type="submit">
            Potvrdi i prati
          </BusyButton>
          <Button variant="plain" onClick={onCancel}>
            Odustani
          </Button>
        </div>
      </form>
    </div>
  )
}

function Effects({ preview: { days, until, unreadable_events: unreadable } }: { preview: CalendarPreview }) {
  const warning = unreadable > 0 && <p className="mt-2 text-warning">{unreadableText(unreadable)}.</p>
  if (days.length === 0) {
    return (
      <>
        <p className="mt-1 text-muted">
          Do {longDay(until)} u njemu {unreadable > 0 ? 'nismo našli zauzete dane' : 'nema zauzetih dana'}. Ako ga
          pratite, blokirat ćemo dane čim se u njemu pojave.
        </p>
        {warning}
      </>
    )
  }
  return (
    <>
      <p className="mt-1 text-sm text-muted">Pregledano do {longDay(until)}</p>
      {warning}
      <ul aria-label="Što bi se promijenilo" className="mt-3 space-y-1 tabular-nums">
        {countEffects(days).map(({ effect, count }) => (
          <li key={effect} className="flex gap-2.5">
            <Dot effect={effect} className="mt-2" />
            {effectSentences[effect](count)}
          </li>
        ))}
      </ul>
      <div className="mt-4 divide-y divide-line border-y border-line">
        {monthsOf(days).map(({ month, days: its }, index) => (
          <details key={month} open={index === 0}>
            <summary className="flex min-h-11 items-center gap-1.5 rounded-control font-medium unfold-mark hover:text-primary">
              {monthTitle(month)} <span className="font-normal text-muted">· {dayCount(its.length)}</span>
            </summary>
            <ul className="space-y-3 pb-4">
              {its.map(({ date, summaries, effect }) => (
                <li key={date} className="flex gap-2.5">
                  <Dot effect={effect} className="mt-2" />
                  <div className="min-w-0">
                    <p className="font-medium">
                      {fullDay(date)} <span className="text-sm font-normal text-muted">{effectLabels[effect]}</span>
                    </p>
                    <p className="text-sm wrap-anywhere text-muted">{summaries.join(', ') || 'Bez naslova'}</p>
                  </div>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </>
  )
}

const dots: Record<Effect, string> = {
  blocks: 'bg-error',
  replaces: 'border-3 border-error bg-success',
  taken: 'border-2 border-control',
}

const Dot = ({ effect, className }: { effect: Effect; className: string }) => (
  <span aria-hidden className={cx('size-2.5 shrink-0 rounded-full', dots[effect], className)} />
)
