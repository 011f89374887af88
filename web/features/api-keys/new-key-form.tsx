import { useId } from 'react'
import { apiKeyInput, type CreatedApiKey } from '#contract/api-keys.ts'
import { call } from '#web/call.ts'
import { toFailure } from '#web/lib/failure.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextField } from '#web/ui/field.tsx'
import { scopeLabels } from './text.ts'

const labels = { name: 'Naziv', scope: 'Što smije', expires_on: 'Vrijedi do' }

/** Makes a key; it is shown by the page, which knows it no longer once it is closed. */
export function NewKeyForm({ today, onCreated }: { today: string; onCreated: (key: CreatedApiKey) => Promise<void> }) {
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<keyof typeof labels>({
    staysOnPage: true,
    async submit(entered) {
      const body = parseOrThrow(apiKeyInput.safeParse(Object.fromEntries(entered)))
      const { data } = await call('POST /api-keys', { body })
      await onCreated(data)
    },
    explain: (error) => toFailure(error, 'Ključ nije izrađen. Pokušajte ponovo.'),
  })
  return (
    <form noValidate className="flex flex-col gap-5" {...formProps}>
      <TextField
        label={labels.name}
        hint="Čemu služi, npr. „Naša stranica”. Vidite ga samo vi."
        name="name"
        maxLength={80}
        readOnly={busy}
        errors={errorsOf('name')}
      />
      <ScopeChoice isReadOnly={busy} errors={errorsOf('scope')} />
      <DateField
        label={labels.expires_on}
        hint="Bez datuma vrijedi dok ga ne opozovete."
        name="expires_on"
        min={today}
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

function ScopeChoice({ isReadOnly, errors }: { isReadOnly: boolean; errors: readonly string[] | undefined }) {
  const id = useId()
  return (
    <ChoiceGroup legend={labels.scope} errors={errors} className="grid gap-2 sm:grid-cols-2">
      {scopes.map((scope) => (
        <label
          key={scope}
          htmlFor={`${id}-${scope}`}
          className="flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-control/60 px-3.5 py-3 has-checked:border-primary has-checked:bg-primary-soft"
        >
          <input
            id={`${id}-${scope}`}
            type="radio"
            name="scope"
            value={scope}
            defaultChecked={scope === 'read'}
            disabled={isReadOnly}
            className="mt-0.5 size-4.5 shrink-0 accent-primary"
          />
          <span className="leading-tight font-medium">
            {scopeLabels[scope].label}
            <span className="mt-0.5 block text-sm font-normal text-muted">{scopeLabels[scope].hint}</span>
          </span>
        </label>
      ))}
    </ChoiceGroup>
  )
}
