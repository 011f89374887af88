import { type ReactNode, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { leadLifecycle } from '#contract/lead-lifecycle.ts'
import type { Offer } from '#contract/offers.ts'
import { fullDay } from '#web/lib/format.ts'
import { useAfterPause } from '#web/lib/use-after-pause.ts'
import { useToday } from '#web/lib/use-today.ts'
import { formatSum } from '#contract/sums.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { UnsavedChangesBlocker } from '#web/ui/unsaved-changes-blocker.tsx'
import { DepositFields } from './deposit-fields.tsx'
import { ItemsEditor } from './items-editor.tsx'
import { openOffer } from './open-offer.ts'
import { OfferPreview } from './offer-preview.tsx'
import type { OfferStart } from './offer-start.ts'
import { type OfferFormState, useOfferForm } from './use-offer-form.ts'
import { offerLabels } from './text.ts'
import { itemFieldName, type OfferValues } from './values.ts'
import { VatChoice } from './vat-choice.tsx'

export interface OfferFormProps {
  lead: Lead
  /** The lead's offers, newest first. */
  offers: readonly Offer[]
  /** This professional's last offer to anyone; null before the first one. */
  latest: Offer | null
  /** Why the day is otherwise taken in the own calendar; null if it is not. */
  taken: 'booked' | 'blocked' | null
  /** The starting point; by default the draft, or the lead's last offer. */
  start?: OfferStart | undefined
  /** Whether to continue its draft, as after the form was remounted. */
  isContinued: boolean
  onOutdated: () => Promise<void>
  onSent: (offer: Offer) => Promise<void> | void
}

/** A new offer to a couple. */
export function OfferForm({ lead, offers, latest, taken, start, isContinued, onOutdated, onSent }: OfferFormProps) {
  const today = useToday()
  const form = useOfferForm({
    leadId: lead.id,
    offers,
    start: start ?? { from: offers[0] ?? null, offered: lead.package },
    goesOn: start === undefined || isContinued,
    // For an existing agreement, the deposit may already have been paid.
    depositFollows: !leadLifecycle[lead.status].booksDay,
    latest,
    today,
    eventOn: leadLifecycle[lead.status].booksDay ? null : lead.event_date,
    onOutdated,
    onSent: async (offer) => {
      showSnackbar('Ponuda je poslana.')
      await onSent(offer)
    },
  })
  const { busy, formProps, preview, values } = form
  const open = openOffer(offers, today)
  // The lead is as it was when the form was opened; its offers follow what happens.
  const isBooked = leadLifecycle[lead.status].booksDay || offers.some(({ status }) => status === 'accepted')
  return (
    <form noValidate autoComplete="off" className="flex flex-col gap-5" {...formProps}>
      <p className="text-muted">
        Za dan: <span className="font-semibold text-ink">{fullDay(lead.event_date)}</span>
      </p>
      {preview && (
        <OfferPreview input={preview} eventDate={lead.event_date} today={today}>
          <FailureAlert failure={form.failure} labels={{}} focusField={() => {}} />
          <Buttons>
            <Button variant="plain" onClick={form.closePreview}>
              Uredi
            </Button>
            <SendButton form={form} />
          </Buttons>
        </OfferPreview>
      )}
      <div hidden={preview !== null} className="flex flex-col gap-5 [[hidden]]:hidden">
        {taken && (
          <p className="rounded-control bg-warning-soft px-4 py-3 text-sm text-warning">
            {takenTexts[taken]} Dok je tako, par ovu ponudu ne može prihvatiti.
          </p>
        )}
        <Consequence isBooked={isBooked} open={open} />
        <StartChoice form={form} latest={latest} offers={offers} />
        <ItemsEditor
          items={values.items}
          isReadOnly={busy}
          errorsOf={form.errorsOf}
          errors={form.errorsOf('items')}
          onChange={form.changeItems}
        />
        <p className="flex items-baseline justify-between gap-4 border-y border-line py-3">
          <span className="font-semibold">Ukupno</span>
          <span className="text-2xl font-semibold tabular-nums wrap-anywhere">{formatSum(form.total)}</span>
        </p>
        <AnnouncedTotal total={formatSum(form.total)} />
        <TermsFields key={form.version} form={form} today={today} />
        <FailureAlert failure={form.failure} labels={labelsOf(values)} focusField={form.focusField} />
        <Buttons>
          {/* The form's first button: Enter in a field opens the preview and sends nothing. */}
          <BusyButton type="submit" variant="outlined" busy={busy} onClick={() => form.setIntent('preview')}>
            Pregled
          </BusyButton>
          <SendButton form={form} />
        </Buttons>
      </div>
      <UnsavedChangesBlocker
        title="Napustiti ponudu koja nije poslana?"
        unsaved={form.isChanged ? 'Skica vas čeka u ovoj kartici preglednika dok je ne pošaljete ili odbacite.' : null}
      />
    </form>
  )
}

/** Beside the visible total, which follows every digit. */
const AnnouncedTotal = ({ total }: { total: string }) => (
  <p role="status" className="sr-only">
    Ukupno: {useAfterPause(total)}
  </p>
)

const Buttons = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-end gap-3 max-sm:[&>*]:flex-1">{children}</div>
)

const SendButton = ({ form }: { form: OfferFormState }) => (
  <BusyButton type="submit" variant="filled" busy={form.busy} onClick={() => form.setIntent('send')}>
    Pošalji ponudu
  </BusyButton>
)

const takenTexts = {
  booked: 'Taj vam je dan već rezerviran.',
  blocked: 'Taj ste dan blokirali.',
} as const

/** The effect of sending on existing offers. */
function Consequence({ isBooked, open }: { isBooked: boolean; open: Offer | undefined }) {
  if (!isBooked && open === undefined) return null
  return (
    <p className="rounded-control bg-info-soft px-4 py-3 text-sm text-info">
      {isBooked && 'Dan je rezerviran, pa je ovo dopuna dogovora. Dok je par ne prihvati, vrijedi dosadašnji dogovor. '}
      {open && `Zamjenjuje ponudu br. ${open.number} koja još čeka odgovor.`}
    </p>
  )
}

/** Other starting points than the current one. The fields below do not move while the user types. */
function StartChoice({
  form,
  latest,
  offers,
}: {
  form: OfferFormState
  latest: Offer | null
  offers: readonly Offer[]
}) {
  const last = offers[0] ?? latest
  const isEmpty = form.total === 0 && form.values.items.every(({ label }) => label.trim() === '')
  const [beganEmpty] = useState(isEmpty)
  if (last === null && (isEmpty || beganEmpty)) return null
  return (
    <div className="flex min-h-12 items-center md:min-h-11">
      {isEmpty && last !== null ? (
        <Button onClick={() => form.startFrom({ from: last })}>Prepiši stavke iz ponude br. {last.number}</Button>
      ) : (
        <Button
          variant="plain"
          className="-ml-3 px-3! text-sm text-muted!"
          onClick={() => form.startFrom({ from: null })}
        >
          Počni od prazne
        </Button>
      )}
    </div>
  )
}

/** Everything but the lines. */
function TermsFields({ form, today }: { form: OfferFormState; today: ReturnType<typeof useToday> }) {
  const { values, errorsOf, busy } = form
  const text = (name: 'note' | 'cancellation' | 'issuer') => ({
    name,
    optional: true,
    readOnly: busy,
    value: values[name],
    errors: errorsOf(name),
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
  })
  return (
    <>
      <DepositFields
        deposit={values.deposit}
        due={values.deposit_due}
        share={form.share}
        total={form.total}
        today={today}
        isReadOnly={busy}
        errorsOf={errorsOf}
        onDeposit={form.setDeposit}
        onDue={(day) => form.set('deposit_due', day)}
      />
      <DateField
        label={offerLabels.valid_until}
        name="valid_until"
        required
        min={today}
        readOnly={busy}
        defaultValue={values.valid_until}
        hint="Zadnji dan kad je par može prihvatiti."
        errors={errorsOf('valid_until')}
        onChange={(day) => form.set('valid_until', day)}
      />
      <VatChoice
        value={values.vat}
        errors={errorsOf('vat')}
        isReadOnly={busy}
        onChange={(vat) => form.set('vat', vat)}
      />
      <TextArea label={offerLabels.note} className="[&_textarea]:min-h-20!" {...text('note')} />
      <TextArea
        label={offerLabels.cancellation}
        className="[&_textarea]:min-h-20!"
        hint="Par ih vidi i prije nego što prihvati."
        {...text('cancellation')}
      />
      <TextArea
        label={offerLabels.issuer}
        className="[&_textarea]:min-h-20!"
        hint="Naziv, adresa i OIB, kako ih pišete na računima. Stoje na ispisu."
        {...text('issuer')}
      />
    </>
  )
}

const labelsOf = ({ items }: OfferValues): Record<string, string> => ({
  ...Object.fromEntries(
    items.flatMap(({ key }, index) => [
      [itemFieldName(key, 'label'), `${index + 1}. stavka: naziv`],
      [itemFieldName(key, 'quantity'), `${index + 1}. stavka: količina`],
      [itemFieldName(key, 'unit_price'), `${index + 1}. stavka: cijena`],
    ]),
  ),
  ...offerLabels,
})
