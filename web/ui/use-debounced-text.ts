import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

const DEBOUNCE_MS = 500

/**
 * The text of a field that shows what is typed at once and calls `onCommit` after a pause in typing. What is typed is
 * never replaced by an answer to it, however late that comes.
 */
export function useDebouncedText({
  input,
  committed,
  onCommit,
}: {
  input: RefObject<HTMLInputElement | null>
  committed: string
  onCommit: (text: string) => void
}) {
  const [text, setText] = useState(committed)
  const [base, setBase] = useState(committed)
  const [sent, setSent] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onCommit)
  if (base !== committed) {
    // The address changed: by the back button, by a removed filter, or by our own commit, after which more may have been
    // typed already.
    setBase(committed)
    setSent(undefined)
    if (committed !== sent && text.trim() !== committed) setText(committed)
  }
  useLayoutEffect(() => {
    // The pause may end after other filters have changed.
    latest.current = onCommit
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Without a commit: also of what was typed before. */
  function replace(other: string) {
    clearTimeout(timer.current)
    setText(other)
  }

  function type(typed: string) {
    replace(typed)
    if (input.current?.validity.valid === false) return
    timer.current = setTimeout(() => {
      setSent(typed.trim())
      latest.current(typed.trim())
    }, DEBOUNCE_MS)
  }

  // Typed before the script was there: at the next rendering React would put its own text back.
  const adopt = useEffectEvent(() => {
    if (input.current && input.current.value !== text) type(input.current.value)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- once, and only for a text that the server did not write
  useLayoutEffect(() => adopt(), [])
  return { text, type, replace }
}
