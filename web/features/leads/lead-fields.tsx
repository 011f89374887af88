import { mdiAlertCircleOutline, mdiCheck, mdiClose } from '@mdi/js'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { formatPackagePrice } from '#contract/package-prices.ts'
import { pages } from '#contract/paths.ts'
import type { AvailabilityDay } from '#contract/availability.ts'
import { longDay } from '#web/lib/format.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { controlClass, Field, SelectField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import type { LeadForm } from './use-lead-form.ts'

/**
 * The day of the form in the professional's calendar; `own` is booked for this couple, `asked` already asked for by it;
 * null until that is known.
 */
export type RequestedDayStatus = AvailabilityDay['status'] | 'unknown' | 'own' | 'asked' | null

/** The enquiry's fields, its button and its outcome. */
export function LeadFields({
  lead,
  today,
  dayStatus,
}: {
  lead: LeadForm
  today: CalendarDay
  dayStatus: RequestedDayStatus
}) {
  const form = useRef<HTMLFormElement>(null)
  const { fields, errors, phase } = lead
  // Before anything renders again, which would put the state's own values into the fields.
  const adopt = useEffectEvent(() => lead.adopt(form.current))
  useLayoutEffect(() => adopt(), [])
  const isWaiting = phase === 'sending' || phase === 'signing-in'
  return (
    // A submit before the script is there would put the message into the address; `dialog` makes it do nothing.
    <form
      ref={form}
      noValidate
      method="dialog"
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        void lead.submit(form)
      }}
    >
      <DateField
        label="Datum vjenčanja"
        name="event_date"
        required
        min={today}
        readOnly={isWaiting}
        value={fields.event_date}
        errors={errors['event_date']}
        hint={<DayHint day={fields.event_date} status={dayStatus} />}
        onChange={(day) => lead.change('event_date', day)}
      />
      {lead.packages.length > 0 && (
        <SelectField
          label="Paket"
          name="package_id"
          aria-disabled={isWaiting || undefined}
          value={fields.package_id}
          errors={errors['package_id']}
          onChange={(event) => isWaiting || lead.change('package_id', event.target.value)}
        >
          <option value="">Bez određenog paketa</option>
          {lead.packages.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name} · {formatPackagePrice(one)}
            </option>
          ))}
        </SelectField>
      )}
      <Field label="Poruka" errors={errors['message']}>
        {(described) => (
          <textarea
            {...described}
            name="message"
            required
            placeholder="Napišite nešto o vjenčanju: mjesto, broj gostiju, što vas zanima."
            className={cx(controlClass, 'field-sizing-content max-h-[min(18rem,30dvh)] min-h-32!')}
            readOnly={isWaiting}
            value={fields.message}
            onChange={(event) => lead.change('message', event.target.value)}
          />
        )}
      </Field>
      <BusyButton type="submit" variant="filled" className="w-full" busy={phase === 'sending'}>
        Pošalji upit
      </BusyButton>
      <p className="text-sm text-muted">
        Uz upit pružatelj dobiva vaše ime i e-mail adresu.{' '}
        <NewTabLink to="/privacy#tko-vidi">Zaštita podataka</NewTabLink>
      </p>
      <Outcome lead={lead} />
    </form>
  )
}

/** Two lines high, one of them for an error, so that the field below stays where it is when the calendar's answer comes. */
function DayHint({ day, status }: { day: string; status: RequestedDayStatus }) {
  const known = day as CalendarDay // where it is none, the status is null
  const good = status === 'available' ? `Slobodan ${longDay(known)}` : status === 'own' && 'To je vaša rezervacija.'
  const warning =
    status === 'asked'
      ? 'Za taj ste dan već poslali upit.'
      : (status === 'booked' || status === 'blocked') &&
        `Prema kalendaru je ${longDay(known)} zauzet. Upit svejedno možete poslati.`
  return (
    <span role="status" className="block min-h-[2.625rem] [p:has(+p)>&]:min-h-0">
      {good ? (
        <Hint icon={mdiCheck} className="text-success">
          {good}
        </Hint>
      ) : warning ? (
        <Hint icon={mdiAlertCircleOutline} className="text-warning">
          {warning}
        </Hint>
      ) : status === 'unknown' ? (
        'Za taj dan u kalendaru nema podatka. Pitajte u upitu.'
      ) : (
        'Slobodne dane pokazuje kalendar na ovoj stranici.'
      )}
    </span>
  )
}

function Hint({ icon, className, children }: { icon: string; className: string; children: ReactNode }) {
  return (
    <span className={cx('flex gap-1.5 font-medium', className)}>
      <Icon path={icon} className="mt-px size-4.5" />
      <span>{children}</span>
    </span>
  )
}

/** In the document from the start, so that a screen reader announces a later content. */
function Outcome({ lead: { phase, failure, confirmed, closeConfirmation } }: { lead: LeadForm }) {
  const box = useRef<HTMLDivElement>(null)
  // On a low screen the form has an end of its own that is out of view.
  useEffect(() => {
    if (confirmed || failure !== null) box.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [confirmed, failure])
  return (
    <div>
      <div ref={box} role="status" tabIndex={-1} className="outline-none">
        {confirmed && (
          <div className="flex animate-rise items-start gap-2 rounded-control bg-success-soft py-1 pr-1 pl-4 text-success">
            <p className="min-w-0 flex-1 py-2">
              {/* The specified sentence has its time; what it says stays until it is closed. */}
              <span className="block font-semibold">
                {phase === 'sent'
                  ? '✓ Vaš zahtjev je uspješno poslan!'
                  : `Upit za ${longDay(confirmed.event_date)} je poslan.`}
              </span>
              <Link to={pages.conversation(confirmed.id)} className="inline-block py-1 underline underline-offset-4">
                Otvori razgovor
              </Link>
            </p>
            <button
              type="button"
              aria-label="Zatvori potvrdu"
              className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface"
              onClick={() => {
                // The focused button disappears.
                box.current?.focus({ preventScroll: true })
                closeConfirmation()
              }}
            >
              <Icon path={mdiClose} />
            </button>
          </div>
        )}
      </div>
      <div role="alert">
        {failure !== null && (
          <p className="animate-rise rounded-control bg-error-soft px-4 py-3 font-medium text-error">{failure}</p>
        )}
      </div>
    </div>
  )
}
