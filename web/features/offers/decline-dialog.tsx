import type { FieldErrors } from '#contract/errors.ts'
import { readPrice } from '#contract/money.ts'
import type { Offer } from '#contract/offers.ts'
import { ApiError, call } from '#web/call.ts'
import { isConflict, toFailure } from '#web/lib/failure.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { useTypedForm } from '#web/lib/use-typed-form.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { GuardedForm } from '#web/ui/guarded-form.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { type UnsavedChangesGuard, useUnsavedChangesGuard } from '#web/ui/use-unsaved-changes-guard.ts'

interface DeclineProps {
  offer: Offer
  companyName: string
  onChanged: () => Promise<void> | void
  onClose: () => void
}

const labels = { reason: 'Razlog', wanted_total: 'Koliko biste mogli izdvojiti?' }

/** Declines an offer, optionally with a reason and the price that would be acceptable. */
export function DeclineDialog({ isOpen, ...props }: DeclineProps & { isOpen: boolean }) {
  const guard = useUnsavedChangesGuard({ isOpen, onClose: props.onClose })
  return (
    <TitledDialog open={isOpen} onClose={guard.requestClose} title="Odbiti ponudu?" width="max-w-[480px]">
      <DeclineForm guard={guard} {...props} />
    </TitledDialog>
  )
}

function DeclineForm({ offer, companyName, guard, onChanged, onClose }: DeclineProps & { guard: UnsavedChangesGuard }) {
  async function decline(form: FormData) {
    const body = { reason: textOf(form, 'reason'), wanted_total: textOf(form, 'wanted_total') }
    const hasWords = Object.values(body).some((text) => text.trim() !== '')
    try {
      const { data } = await call('POST /offers/:id/decline', { params: { id: offer.id }, body })
      if (hasWords && !isAnswerOf(data, body)) throw new ApiError(409, { message: answeredElsewhere })
      showSnackbar('Ponuda je odbijena. Razgovor ostaje otvoren.')
    } catch (error) {
      if (!isConflict(error, Object.keys(labels))) throw error
      if (hasWords) {
        // They stay in their fields, from which they can be copied into the conversation.
        await onChanged()
        throw error
      }
      // The card shows that the offer's state has changed.
      showSnackbar(error.message, 'error')
    }
    onClose()
    await onChanged()
  }

  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<keyof typeof labels>({
    submit: decline,
    explain: (error) => toFailure(error, 'Ponuda nije odbijena. Pokušajte ponovo.'),
    validate: wrongWish,
    staysOnPage: true,
  })
  const typed = useTypedForm(`offer-decline-${offer.id}`, formProps.ref)
  return (
    <GuardedForm
      guard={guard}
      formProps={formProps}
      onClose={onClose}
      submit={
        <BusyButton type="submit" variant="danger" busy={busy}>
          Odbij ponudu
        </BusyButton>
      }
    >
      <p>
        <span className="font-semibold wrap-anywhere">{companyName}</span> dobiva vaš odgovor i može vam poslati novu
        ponudu. Upit i razgovor ostaju otvoreni.
      </p>
      <TextField
        label={labels.wanted_total}
        name="wanted_total"
        optional
        inputMode="decimal"
        autoComplete="off"
        placeholder="npr. 1.200"
        hint="Ukupan iznos u eurima koji bi vam odgovarao."
        defaultValue={typed?.['wanted_total']?.[0]}
        readOnly={busy}
        errors={errorsOf('wanted_total')}
      />
      <TextArea
        label={labels.reason}
        name="reason"
        optional
        defaultValue={typed?.['reason']?.[0]}
        readOnly={busy}
        errors={errorsOf('reason')}
      />
      <FailureAlert failure={failure} labels={labels} focusField={focusField} />
    </GuardedForm>
  )
}

/** The offer was declined in another tab or on another device, in other words. */
const answeredElsewhere =
  'Ovu ste ponudu već odbili na drugom mjestu. Ovaj odgovor nije poslan, a možete ga napisati u razgovoru.'

/** As far as words are stored as they were typed. */
const wordsOf = (text: string | null) =>
  (text ?? '')
    .normalize()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** Whether the declined offer has these words; also where an earlier attempt was stored. */
function isAnswerOf({ decline_reason, wanted_total }: Offer, typed: { reason: string; wanted_total: string }): boolean {
  const wish = readPrice(typed.wanted_total)
  return wordsOf(decline_reason) === wordsOf(typed.reason) && wish.message === undefined && wish.price === wanted_total
}

function wrongWish(form: FormData): FieldErrors {
  const { message } = readPrice(textOf(form, 'wanted_total'), 'Iznos')
  return message === undefined ? {} : { wanted_total: [message] }
}

function textOf(form: FormData, name: keyof typeof labels): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
