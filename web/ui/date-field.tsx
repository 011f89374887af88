import { type ReactNode, useState } from 'react'
import { cx } from './class-names.ts'
import { DateInput, type DateInputProps, invalidDay, type TypedDay } from './date-input.tsx'
import { controlClass, Field } from './field.tsx'

/** `DateInput` with its label, and what is wrong with it. */
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
  /** Not for a text that is no day, which the field says itself. */
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
            // Not growing with the letters, so that a phone has room for large ones.
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
