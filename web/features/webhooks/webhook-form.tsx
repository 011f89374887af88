import { type Webhook, webhookEventTypes, webhookInput, type WebhookInput } from '#contract/webhooks.ts'
import { toFailure } from '#web/lib/failure.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { useTypedForm } from '#web/lib/use-typed-form.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextField } from '#web/ui/field.tsx'
import { HintedChoice } from '#web/ui/hinted-choice.tsx'
import { eventLabels, formName } from './text.ts'

const labels = { url: 'Adresa programa', events: 'Događaji' }

/** The address and events of a new or existing webhook. */
export function WebhookForm({
  webhook,
  submitLabel,
  onSubmit,
  onCancel,
}: {
  webhook?: Webhook
  submitLabel: string
  onSubmit: (input: WebhookInput) => Promise<void>
  onCancel?: () => void
}) {
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<keyof typeof labels>({
    staysOnPage: true,
    submit: async (entered) => {
      const values = { url: entered.get('url'), events: entered.getAll('events') }
      await onSubmit(parseOrThrow(webhookInput.safeParse(values)))
    },
    explain: (error) => toFailure(error, 'Webhook nije spremljen. Pokušajte ponovo.'),
  })
  const typed = useTypedForm(formName(webhook), formProps.ref)
  return (
    <form noValidate className="flex flex-col gap-5" {...formProps}>
      <TextField
        label={labels.url}
        hint="Javna adresa koja počinje s https:// i odgovara na POST."
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://…"
        defaultValue={typed?.['url']?.[0] ?? webhook?.url}
        readOnly={busy}
        errors={errorsOf('url')}
      />
      <EventChoice
        chosen={typed?.['events'] ?? webhook?.events ?? webhookEventTypes}
        isReadOnly={busy}
        errors={errorsOf('events')}
      />
      <FailureAlert failure={failure} labels={labels} focusField={focusField} />
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <BusyButton type="submit" variant="filled" busy={busy}>
          {submitLabel}
        </BusyButton>
        {onCancel && (
          <Button variant="plain" onClick={onCancel}>
            Odustani
          </Button>
        )}
      </div>
    </form>
  )
}

function EventChoice({
  chosen,
  isReadOnly,
  errors,
}: {
  chosen: readonly string[]
  isReadOnly: boolean
  errors: readonly string[] | undefined
}) {
  return (
    <ChoiceGroup legend={labels.events} errors={errors} className="grid gap-x-6 sm:grid-cols-2">
      {webhookEventTypes.map((type) => (
        <HintedChoice
          key={type}
          label={eventLabels[type]}
          hint={<span className="font-mono wrap-anywhere">{type}</span>}
          type="checkbox"
          name="events"
          value={type}
          defaultChecked={chosen.includes(type)}
          disabled={isReadOnly}
          aria-invalid={errors && true}
          className="items-center md:min-h-11"
        />
      ))}
    </ChoiceGroup>
  )
}
