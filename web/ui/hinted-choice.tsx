import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'

/**
 * A radio button or checkbox with a hint below its label. The hint is its description: within the name, the two would be
 * read as one sentence.
 */
export function HintedChoice({
  label,
  hint,
  className,
  inputClassName,
  ...input
}: {
  label: string
  hint: ReactNode
  inputClassName?: string
} & Omit<ComponentProps<'input'>, 'id'>) {
  const id = useId()
  return (
    <label htmlFor={id} className={cx('flex min-h-12 cursor-pointer gap-3', className)}>
      <input
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        className={cx('size-4.5 shrink-0 accent-primary', inputClassName)}
        {...input}
      />
      <span className="leading-tight">
        <span id={`${id}-label`}>{label}</span>
        <span id={`${id}-hint`} className="mt-0.5 block text-sm font-normal text-muted">
          {hint}
        </span>
      </span>
    </label>
  )
}
