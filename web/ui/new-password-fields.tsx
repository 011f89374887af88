import { PasswordField } from './password-field.tsx'

/** A new password and its confirmation. */
export function NewPasswordFields({
  labels,
  minLength,
  errorsOf,
}: {
  labels: { password: string; password_confirmation: string }
  minLength: number
  errorsOf: (field: 'password' | 'password_confirmation') => readonly string[] | undefined
}) {
  return (
    <>
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="new-password"
        minLength={minLength}
        required
        hint={`min ${minLength} znakova`}
        errors={errorsOf('password')}
      />
      <PasswordField
        label={labels.password_confirmation}
        name="password_confirmation"
        autoComplete="new-password"
        minLength={minLength}
        required
        errors={errorsOf('password_confirmation')}
      />
    </>
  )
}
