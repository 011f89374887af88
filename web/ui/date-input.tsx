import { mdiCalendarMonthOutline } from '@mdi/js'
import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { numericDay, typedDay } from '#web/lib/typed-day.ts'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

export const invalidDay = 'Datum nije ispravan. Napišite ga kao 12.\u00A06.\u00A02027.'

/** Changes a field as typing does, so that React and the form around it handle it. */
export function typeInto(input: HTMLInputElement, text: string) {
  // React replaces the property on the element itself and would take its own write for no change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

export type TypedDay = NonNullable<ReturnType<typeof typedDay>>

export type DateInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> & {
  /** `YYYY-MM-DD`, or a text that is no day. */
  defaultValue?: string
  /** A day that is chosen elsewhere, too: when it becomes another one, so does the text. */
  value?: string | undefined
  min?: string | undefined
  /** The day as `YYYY-MM-DD`; empty for a text that is none. */
  onChange?: ((day: TypedDay | '') => void) | undefined
  /** When a day is chosen, when Enter is pressed and when the field is left; null for a text that is no day. */
  onCommit?: ((day: TypedDay | '' | null) => void) | undefined
}

/**
 * A day as Croatians write it, whatever the browser's language, typed in any usual form or chosen in the browser's own
 * calendar. It fills the nearest positioned element, whose right edge is the calendar's button. A form that is sent
 * without a script has the day as it was typed; `readForm` gives it as `YYYY-MM-DD`.
 */
export function DateInput({
  className,
  defaultValue = '',
  value,
  min,
  readOnly,
  onChange,
  onCommit,
  ...props
}: DateInputProps) {
  const [text, setText] = useState(() => written(value ?? defaultValue))
  const [adopted, setAdopted] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const day = typedDay(text)
  if (value !== undefined && value !== adopted) {
    setAdopted(value)
    if (value !== (day ?? '')) setText(written(value))
  }

  function type(typed: string) {
    setText(typed)
    onChange?.(typedDay(typed) ?? '')
  }

  function commit() {
    setText(written(text))
    onCommit?.(text.trim() === '' ? '' : day)
  }

  // Typed before the script was there: at the next rendering React would put its own text back.
  const adopt = useEffectEvent(() => {
    const typed = input.current?.value ?? text
    if (typed !== text) type(typed)
  })
  const choose = useEffectEvent((chosen: string) => onCommit?.(typedDay(chosen) ?? ''))
  useLayoutEffect(() => {
    adopt()
    const element = picker.current
    if (element === null) return
    // React's event comes with each arrow key in the open calendar, this one when a day is chosen.
    const onChosen = () => choose(element.value)
    element.addEventListener('change', onChosen)
    return () => element.removeEventListener('change', onChosen)
  }, [])

  return (
    <>
      <input
        {...props}
        ref={input}
        type="text"
        readOnly={readOnly}
        autoComplete="off"
        placeholder="12. 6. 2027."
        data-day={day ?? ''}
        value={text}
        className={cx(className, 'tabular-nums')}
        onChange={({ target }) => type(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit()
        }}
      />
      <button
        type="button"
        aria-label="Otvori kalendar"
        disabled={readOnly}
        className="absolute inset-y-0 right-0 grid w-[44px] place-items-center rounded-control text-muted hover:text-ink noscript:hidden"
        onClick={() => {
          try {
            picker.current?.showPicker()
          } catch {
            // Not every browser has it, and none in a frame of another site.
            input.current?.focus()
          }
        }}
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
          if (input.current) typeInto(input.current, written(event.target.value))
        }}
      />
    </>
  )
}

function written(text: string): string {
  const day = typedDay(text)
  return day === null ? text : numericDay(day)
}
