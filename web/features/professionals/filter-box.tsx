import { type ReactNode, useId, useState } from 'react'
import { cx } from '#web/ui/class-names.ts'

const controlClass =
  'w-full min-w-0 bg-transparent text-base text-ellipsis text-ink outline-none placeholder:text-muted'

export type FilterControl = {
  control: { id: string; className: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
  /** Shows below the control why its text is not a valid filter. */
  setMessage: (message: string | undefined) => void
}

/** A small label over a bare control; the whole box is clickable. */
export function FilterBox({
  label,
  className,
  committed,
  children,
}: {
  label: string
  className: string
  /** The value in the address; when it changes, the error is cleared. */
  committed?: string
  children: (filter: FilterControl) => ReactNode
}) {
  const id = useId()
  const [message, setMessage] = useState<string>()
  const [base, setBase] = useState(committed)
  if (base !== committed) {
    setBase(committed)
    setMessage(undefined)
  }
  const errorId = `${id}-error`
  return (
    <div
      className={cx(
        // The horizontal padding does not scale with the text, so that large text fits on a phone.
        'relative rounded-control border border-line px-[14px] pt-1.5 pb-1 outline-primary focus-within:border-primary hover:border-control has-[:is(input,select):focus-visible]:outline-1',
        className,
      )}
    >
      <label htmlFor={id} className="block text-sm text-muted">
        {label}
      </label>
      {children({
        control: {
          id,
          className: controlClass,
          'aria-invalid': message !== undefined || undefined,
          'aria-describedby': message && errorId,
        },
        setMessage,
      })}
      <span role="alert" id={errorId} className="block text-sm font-medium text-error">
        {message}
      </span>
    </div>
  )
}
