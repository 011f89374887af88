import { type ComponentProps, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

const DEBOUNCE_MS = 500

const isSameText = (text: string, committed: string) => text.trim() === committed

/** A text input that shows typed text at once and calls `onCommit` after a pause in typing. */
export function DebouncedInput({
  committed,
  isSame = isSameText,
  onCommit,
  ...props
}: Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  committed: string
  /** Whether the typed text means the committed one, and may stay as it was typed. */
  isSame?: (text: string, committed: string) => boolean
  onCommit: (text: string) => void
}) {
  const [text, setText] = useState(committed)
  const [base, setBase] = useState(committed)
  const [sent, setSent] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  if (base !== committed) {
    // The address changed: by the back button, by a removed filter, or by our own commit, after which more may have been
    // typed already.
    setBase(committed)
    setSent(undefined)
    if (committed !== sent && !isSame(text, committed)) setText(committed)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  function type(typed: HTMLInputElement) {
    setText(typed.value)
    clearTimeout(timer.current)
    if (!typed.validity.valid) return
    timer.current = setTimeout(() => {
      setSent(typed.value.trim())
      onCommit(typed.value.trim())
    }, DEBOUNCE_MS)
  }

  // Typed before the script was there: at the next rendering React would put its own text back.
  const adopt = useEffectEvent(() => {
    if (input.current && input.current.value !== text) type(input.current)
  })
  useLayoutEffect(() => adopt(), [])
  return <input {...props} ref={input} value={text} onChange={(event) => type(event.target)} />
}
