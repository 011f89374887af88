import { type ComponentProps, useEffect, useRef, useState } from 'react'

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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (base !== committed) {
    // The address changed: by our own commit, by the back button or by a removed filter.
    setBase(committed)
    if (!isSame(text, committed)) setText(committed)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <input
      {...props}
      value={text}
      onChange={(event) => {
        const input = event.target
        setText(input.value)
        clearTimeout(timer.current)
        if (input.validity.valid) timer.current = setTimeout(() => onCommit(input.value.trim()), DEBOUNCE_MS)
      }}
    />
  )
}
