import type { RegistrationRole } from './fields.ts'

const choices: { role: RegistrationRole; label: string }[] = [
  { role: 'couple', label: 'Par' },
  { role: 'professional', label: 'Pružatelj usluge' },
]

/**
 * Two radio buttons that look like one segmented control. They keep their own state, and the form shows the chosen
 * role's fields by `:has()`, so it works before any script has run.
 */
export function RoleToggle({ initial }: { initial: RegistrationRole }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Registriram se kao</legend>
      <div className="grid grid-cols-2 gap-1 rounded-control border border-line bg-tint p-1">
        {choices.map(({ role, label }) => (
          <label
            key={role}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-lg px-2 text-center font-medium text-muted transition-colors duration-150 hover:text-ink has-checked:bg-raised has-checked:font-semibold has-checked:text-ink has-checked:ring-1 has-checked:ring-control/50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === initial}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The benefits of an account with the chosen role; the stylesheet hides the other role's sentence. */
export function RoleIntro() {
  return (
    <>
      <p className="group-has-[[value=professional]:checked]/account:hidden">
        Spremajte favorite i šaljite upite izravno ljudima koje birate za svoj dan.
      </p>
      <p className="hidden group-has-[[value=professional]:checked]/account:block">
        Predstavite svoj rad parovima i primajte njihove upite na jednom mjestu.
      </p>
    </>
  )
}
