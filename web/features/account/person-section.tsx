import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Account } from '#contract/account.ts'
import { formatPhone } from '#contract/phone.ts'
import { call } from '#web/call.ts'
import { toFailure } from '#web/lib/failure.ts'
import { updateSessionUser } from '#web/lib/session.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { useTypedForm } from '#web/lib/use-typed-form.ts'
import { BusyButton } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { EmailStatus } from './email-status.tsx'
import { isChangedEmail, toAccountChange } from './fields.ts'
import { AccountSection } from './layout.tsx'
import { failureMessages, personLabels as labels } from './text.ts'

const explain = (error: unknown) => toFailure(error, failureMessages.save)

export function PersonSection({ account }: { account: Account }) {
  const { revalidate } = useRevalidator()
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<keyof typeof labels>({
    submit: save,
    explain,
    staysOnPage: true,
  })
  const typed = useTypedForm('person', formProps.ref)
  const [address, setAddress] = useState(typed?.['email']?.[0] ?? account.email)
  const isOther = isChangedEmail(address, account)

  async function save(form: FormData) {
    const { data } = await call('PUT /account', { body: toAccountChange(form, account) })
    updateSessionUser(data)
    void revalidate()
    showSnackbar(
      isOther ? `Podaci su spremljeni. Na ${data.email} poslali smo poveznicu za potvrdu.` : 'Podaci su spremljeni.',
    )
  }

  return (
    <AccountSection title="Osobni podaci">
      <form method="post" noValidate className="flex flex-col gap-5" {...formProps}>
        <TextField
          label={labels.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={typed?.['name']?.[0] ?? account.name}
          errors={errorsOf('name')}
        />
        <div>
          <TextField
            label={labels.email}
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={address}
            errors={errorsOf('email')}
            onChange={(event) => setAddress(event.target.value)}
          />
          {!isOther && <EmailStatus account={account} />}
        </div>
        {isOther && (
          <PasswordField
            label={labels.current_password}
            name="current_password"
            autoComplete="current-password"
            required
            hint="Za promjenu adrese trebamo vašu lozinku. Na novu adresu šaljemo poveznicu za potvrdu."
            className="animate-rise"
            errors={errorsOf('current_password')}
          />
        )}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            label={labels.phone}
            name="phone"
            type="tel"
            autoComplete="tel"
            hint="Vide ga samo oni s kojima imate potvrđenu rezervaciju."
            optional
            defaultValue={typed?.['phone']?.[0] ?? formatPhone(account.phone ?? '')}
            errors={errorsOf('phone')}
          />
          {account.role === 'couple' && (
            <DateField
              label={labels.wedding_date}
              name="wedding_date"
              optional
              defaultValue={typed?.['wedding_date']?.[0] ?? account.wedding_date ?? ''}
              errors={errorsOf('wedding_date')}
            />
          )}
        </div>
        <FailureAlert failure={failure} labels={labels} focusField={focusField} />
        <BusyButton busy={busy} type="submit" variant="filled" className="self-start max-sm:w-full">
          Spremi podatke
        </BusyButton>
      </form>
    </AccountSection>
  )
}
