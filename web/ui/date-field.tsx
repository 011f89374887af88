import { type ReactNode, useState } from 'react'
import { cx } from './class-names.ts'
import { DateInput, type DateInputProps, invalidDay, type TypedDay } from './date-input.tsx'
import { controlClass, Field } from './field.tsx'

/** A `DateInput` with its label and error. */
export function DateField({
  label,
  hint,
  errors,
  optional,
  className,
  onChange,
  onCommit,
  ...props
}: Omit<DateInputProps, 'onCommit'> & {
  label: string
  hint?: ReactNode
  errors?: readonly string[] | undefined
  optional?: boolean
  /** Not called for an invalid day, which the field reports itself. */
  onCommit?: (day: TypedDay | '') => void
}) {
  const [isInvalid, setInvalid] = useState(false)
  return (
    <Field
      label={label}
      hint={hint}
      errors={errors ?? (isInvalid ? [invalidDay] : undefined)}
      optional={optional ?? false}
      className={cx('min-w-0', className)}
    >
      {(described) => (
        <div className="relative">
          <DateInput
            {...described}
            {...props}
            // Does not scale with the text, so that large text fits on a phone.
            className={cx(controlClass, 'pr-[44px]! pl-[14px]!')}
            onChange={(day) => {
              setInvalid(false)
              onChange?.(day)
            }}
            onCommit={(day) => {
              setInvalid(day === null)
              if (day !== null) onCommit?.(day)
            }}
          />
        </div>
      )}
    </Field>
  )
}
