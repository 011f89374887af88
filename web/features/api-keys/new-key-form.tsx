import { apiKeyInput, type CreatedApiKey } from '#contract/api-keys.ts'
import { ApiError, call } from '#web/call.ts'
import { toFailure } from '#web/lib/failure.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useTypedForm } from '#web/lib/use-typed-form.ts'
import type { RunAwaited } from '#web/ui/shown-once.tsx'
import { BusyButton } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextField } from '#web/ui/field.tsx'
import { HintedChoice } from '#web/ui/hinted-choice.tsx'
import { NEW_KEY_FORM, scopeLabels } from './text.ts'

const labels = { name: 'Naziv', scope: 'Što smije', expires_on: 'Vrijedi do' }

const lostAnswer = () =>
  new ApiError(503, {
    message: 'Ključ je izrađen, ali je veza pukla prije nego što je stigao. Opozovite ga na popisu i izradite novi.',
  })

/** Creates a key. The page shows it and forgets it once closed. */
export function NewKeyForm({
  onCreated,
  wasMade,
  whileAwaited,
}: {
  onCreated: (key: CreatedApiKey) => Promise<void>
  /** Called if no answer came. An answer with a key is not stored, so a retry cannot return it. */
  wasMade: () => Promise<boolean>
  whileAwaited: RunAwaited
}) {
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<keyof typeof labels>({
    staysOnPage: true,
    async submit(entered) {
      const body = parseOrThrow(apiKeyInput.safeParse(Object.fromEntries(entered)))
      await whileAwaited(async () => {
        const { data } = await call('POST /api-keys', { body }).catch(async (error: unknown) => {
          const isRefusal = error instanceof ApiError && error.status < 500
          throw !isRefusal && (await wasMade()) ? lostAnswer() : error
        })
        await onCreated(data)
      })
    },
    explain: (error) => toFailure(error, 'Ključ nije izrađen. Pokušajte ponovo.'),
  })
  const today = useToday()
  const typed = useTypedForm(NEW_KEY_FORM, formProps.ref)
  return (
    <form noValidate className="flex flex-col gap-5" {...formProps}>
      <TextField
        label={labels.name}
        hint="Čemu služi, npr. „Naša stranica”. Vidite ga samo vi."
        name="name"
        defaultValue={typed?.['name']?.[0]}
        readOnly={busy}
        errors={errorsOf('name')}
      />
      <ScopeChoice chosen={typed?.['scope']?.[0] ?? 'read'} isReadOnly={busy} errors={errorsOf('scope')} />
      <DateField
        label={labels.expires_on}
        hint="Bez datuma vrijedi dok ga ne opozovete."
        name="expires_on"
        min={today}
        defaultValue={typed?.['expires_on']?.[0]}
        optional
        className="max-w-80"
        readOnly={busy}
        errors={errorsOf('expires_on')}
      />
      <FailureAlert failure={failure} labels={labels} focusField={focusField} />
      <BusyButton type="submit" variant="filled" className="self-start max-sm:w-full" busy={busy}>
        Izradi ključ
      </BusyButton>
    </form>
  )
}

const scopes = ['read', 'write'] as const

function ScopeChoice({
  chosen,
  isReadOnly,
  errors,
}: {
  chosen: string
  isReadOnly: boolean
  errors: readonly string[] | undefined
}) {
  return (
    <ChoiceGroup legend={labels.scope} errors={errors} className="grid gap-2 sm:grid-cols-2">
      {scopes.map((scope) => (
        <HintedChoice
          key={scope}
          {...scopeLabels[scope]}
          type="radio"
          name="scope"
          value={scope}
          defaultChecked={scope === chosen}
          disabled={isReadOnly}
          className="items-start rounded-control border border-control/60 px-3.5 py-3 font-medium has-checked:border-primary has-checked:bg-primary-soft"
          inputClassName="mt-0.5"
        />
      ))}
    </ChoiceGroup>
  )
}
