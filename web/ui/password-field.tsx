import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cx } from './class-names.ts'
import { controlClass, Field } from './field.tsx'
import { Icon } from './icon.tsx'

/**
 * In the accusative, for a button that acts on the password: `trenutačnu lozinku`. With the label itself, a search for
 * the field by its label would find the button as well.
 */
const accusative = (label: string) => label.toLowerCase().replaceAll(/a(?= |$)/g, 'u')

/** A password with a button that shows and hides it; a form may have several. */
export function PasswordField({
  label,
  hint,
  errors,
  className,
  ...props
}: Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  hint?: ReactNode
  errors?: readonly string[] | undefined
}) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} errors={errors} className={className}>
      {(described) => (
        <div className="relative">
          <input
            className={cx(controlClass, 'pr-13')}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...described}
            {...props}
          />
          <button
            type="button"
            aria-label={`${shown ? 'Sakrij' : 'Prikaži'} ${accusative(label)}`}
            aria-controls={described.id}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-muted hover:text-ink noscript:hidden"
            onClick={() => setShown(!shown)}
          >
            <Icon path={shown ? mdiEyeOffOutline : mdiEyeOutline} />
          </button>
        </div>
      )}
    </Field>
  )
}
