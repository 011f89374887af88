import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from './class-names.ts'

export const controlClass = cx(
  'block min-h-12 w-full rounded-control border border-control/70 bg-surface px-3.5 py-2 text-base text-ink md:min-h-11',
  'placeholder:text-muted focus:border-primary aria-invalid:border-error',
)

type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = { label: string; hint?: ReactNode; errors?: readonly string[] | undefined; optional?: boolean }

/** Label, control, hint and error, associated so that a screen reader reads them together. */
export function Field({
  label,
  hint,
  errors,
  optional,
  className,
  children,
}: FieldProps & { className?: string | undefined; children: (described: ControlProps) => ReactNode }) {
  const id = useId()
  const isInvalid = errors !== undefined && errors.length > 0
  const describedBy = [hint && `${id}-hint`, isInvalid && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {optional && (
          <>
            {' '}
            <span className="inline-block font-normal text-muted">(nije obavezno)</span>
          </>
        )}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {isInvalid && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-error">
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}

export function TextField({
  label,
  hint,
  errors,
  optional,
  className,
  ...props
}: ComponentProps<'input'> & FieldProps) {
  return (
    <Field label={label} hint={hint} errors={errors} optional={optional} className={className}>
      {(described) => <input className={controlClass} {...described} {...props} />}
    </Field>
  )
}

/** Without `maxLength`, like every field whose text is stored: it cuts off the end of a pasted text without a word. */
export function TextArea({
  label,
  hint,
  errors,
  optional,
  className,
  ...props
}: Omit<ComponentProps<'textarea'>, 'maxLength'> & FieldProps) {
  return (
    <Field label={label} hint={hint} errors={errors} optional={optional} className={className}>
      {(described) => (
        <textarea className={cx(controlClass, 'field-sizing-content min-h-28!')} {...described} {...props} />
      )}
    </Field>
  )
}

export function SelectField({
  label,
  hint,
  errors,
  optional,
  className,
  ...props
}: ComponentProps<'select'> & FieldProps) {
  return (
    <Field label={label} hint={hint} errors={errors} optional={optional} className={className}>
      {(described) => <select className={controlClass} {...described} {...props} />}
    </Field>
  )
}
