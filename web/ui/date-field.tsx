import { mdiCalendarMonthOutline } from '@mdi/js'
import { type ReactNode, useRef, useState } from 'react'
import { numericDay, typedDay } from '#web/lib/typed-day.ts'
import { cx } from './class-names.ts'
import { controlClass, Field } from './field.tsx'
import { Icon } from './icon.tsx'

const invalidDay = ['Datum nije ispravan. Napišite ga kao 12.\u00A06.\u00A02027.']

/** Changes a field as typing does, so that React and the form around it handle it. */
export function typeInto(input: HTMLInputElement, text: string) {
  // React replaces the property on the element itself and would take its own write for no change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * A day as Croatians write it, whatever the browser's language, typed in any usual form or chosen in the browser's own
 * calendar. `readForm` gives the day as `YYYY-MM-DD`.
 */
export function DateField({
  label,
  hint,
  errors,
  optional,
  className,
  name,
  defaultValue = '',
  value,
  min,
  required,
  onChange,
  onCommit,
}: {
  label: string
  hint?: ReactNode
  errors?: readonly string[] | undefined
  optional?: boolean
  className?: string
  name?: string
  /** `YYYY-MM-DD`, or a text that is no day. */
  defaultValue?: string
  /** A day that is chosen elsewhere, too: when it becomes another one, so does the text. */
  value?: string
  min?: string
  required?: boolean
  /** The day as `YYYY-MM-DD`; empty for a text that is none. */
  onChange?: (day: TypedDay | '') => void
  /** The day when it is chosen, and when Enter is pressed or the field is left; not for a text that is no day. */
  onCommit?: (day: TypedDay | '') => void
}) {
  const [text, setText] = useState(() => written(value ?? defaultValue))
  const [adopted, setAdopted] = useState(value)
  const [isLeft, setLeft] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const day = typedDay(text)
  if (value !== undefined && value !== adopted) {
    setAdopted(value)
    if (value !== (day ?? '')) setText(written(value))
  }
  const isInvalid = isLeft && day === null && text.trim() !== ''

  function commit() {
    setText(written(text))
    setLeft(true)
    if (day !== null || text.trim() === '') onCommit?.(day ?? '')
  }

  return (
    <Field
      label={label}
      hint={hint}
      errors={errors ?? (isInvalid ? invalidDay : undefined)}
      optional={optional ?? false}
      className={cx('min-w-0', className)}
    >
      {(described) => (
        <div className="relative">
          <input
            {...described}
            ref={input}
            type="text"
            name={name}
            required={required}
            autoComplete="off"
            placeholder="12. 6. 2027."
            data-day={day ?? ''}
            value={text}
            // Not growing with the letters, so that a phone has room for large ones.
            className={cx(controlClass, 'pr-[44px]! pl-[14px]! tabular-nums')}
            onChange={({ target }) => {
              setText(target.value)
              setLeft(false)
              onChange?.(typedDay(target.value) ?? '')
            }}
            onBlur={commit}
            onKeyDown={({ key }) => {
              if (key === 'Enter') commit()
            }}
          />
          <button
            type="button"
            aria-label="Otvori kalendar"
            className="absolute inset-y-0 right-0 grid w-[44px] place-items-center rounded-control text-muted hover:text-ink"
            onClick={() => picker.current?.showPicker()}
          >
            <Icon path={mdiCalendarMonthOutline} />
          </button>
          {/* Only its calendar is seen. */}
          <input
            ref={picker}
            type="date"
            aria-hidden
            tabIndex={-1}
            min={min}
            value={day ?? ''}
            className="pointer-events-none absolute right-0 bottom-0 -z-10 size-11 opacity-0"
            onChange={(event) => {
              event.stopPropagation()
              const chosen = typedDay(event.target.value)
              if (input.current === null || chosen === null) return
              typeInto(input.current, numericDay(chosen))
              input.current.focus()
              onCommit?.(chosen)
            }}
          />
        </div>
      )}
    </Field>
  )
}

type TypedDay = NonNullable<ReturnType<typeof typedDay>>

function written(text: string): string {
  const day = typedDay(text)
  return day === null ? text : numericDay(day)
}
