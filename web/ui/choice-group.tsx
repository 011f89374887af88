import { type ReactNode, useId } from 'react'

/** Options that share a name, with their legend and error. */
export function ChoiceGroup({
  legend,
  errors,
  className,
  children,
}: {
  legend: string
  errors: readonly string[] | undefined
  /** The class of the grid that contains the options. */
  className: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <fieldset aria-describedby={errors && `${id}-error`}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className={className}>{children}</div>
      {errors && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-error">
          {errors.join(' ')}
        </p>
      )}
    </fieldset>
  )
}
