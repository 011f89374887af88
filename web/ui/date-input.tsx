import { mdiCalendarMonthOutline } from '@mdi/js'
import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { numericDay, typedDay } from '#web/lib/typed-day.ts'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

export const invalidDay = 'Datum nije ispravan. Napišite ga kao 12.\u00A06.\u00A02027.'

/** Changes a field as typing does, so that React and the form handle the change. */
export function typeInto(input: HTMLInputElement, text: string) {
  // React overrides the property on the element itself, and would not see a write through that as a change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

export type TypedDay = NonNullable<ReturnType<typeof typedDay>>

export type DateInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> & {
  /** `YYYY-MM-DD`, or a text that is not a day. */
  defaultValue?: string
  /** A day that can also be chosen elsewhere: when it changes, so does the text. */
  value?: string | undefined
  min?: string | undefined
  /** The day as `YYYY-MM-DD`; empty for an invalid text. */
  onChange?: ((day: TypedDay | '') => void) | undefined
  /** Called when a day is chosen, on Enter and on blur; with null for an invalid text. */
  onCommit?: ((day: TypedDay | '' | null) => void) | undefined
}

/**
 * A day in Croatian format, whatever the browser's language, typed in any usual form or picked in the browser's own
 * calendar. Fills the nearest positioned ancestor, whose right edge is the calendar button. Without scripts, a form is
 * sent with the text as typed; `readForm` converts it to `YYYY-MM-DD`.
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

  // Text typed before the script was loaded, which React would overwrite in the next render.
  const adopt = useEffectEvent(() => {
    const typed = input.current?.value ?? text
    if (typed !== text) type(typed)
  })
  const choose = useEffectEvent((chosen: string) => onCommit?.(typedDay(chosen) ?? ''))
  useLayoutEffect(() => {
    adopt()
    const element = picker.current
    if (element === null) return
    // React's event fires on each arrow key in the open calendar, this one only when a day is chosen.
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
            // Not every browser supports it, and none in a cross-origin frame.
            input.current?.focus()
          }
        }}
      >
        <Icon path={mdiCalendarMonthOutline} />
      </button>
      {/* Only its calendar is visible. */}
      <input
        ref={picker}
        type="date"
        aria-hidden
        tabIndex={-1}
        min={min}
        value={day ?? ''}
        readOnly={readOnly}
        className="day-picker"
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
