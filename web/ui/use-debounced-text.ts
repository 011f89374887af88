import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

const DEBOUNCE_MS = 500

/**
 * The text of a field that shows typed text at once and calls `onCommit` after a pause in typing. An answer never
 * replaces newer text, however late it comes.
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
  const { pathname } = useLocation()
  const target = useNavigation().location
  const isLeaving = target !== undefined && target.pathname !== pathname
  const latest = useRef({ onCommit, isLeaving })
  if (base !== committed) {
    // The address changed: by the back button, a removed filter, or our own commit, after which more may have been
    // typed.
    setBase(committed)
    setSent(undefined)
    if (committed !== sent && text.trim() !== committed) setText(committed)
  }
  useLayoutEffect(() => {
    // Other filters may change before the pause ends.
    latest.current = { onCommit, isLeaving }
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Without a commit, even of text typed before. */
  function replace(other: string) {
    clearTimeout(timer.current)
    setText(other)
  }

  function type(typed: string) {
    replace(typed)
    if (input.current?.validity.valid === false) return
    commitAfterPause(typed.trim())
  }

  function commitAfterPause(typed: string) {
    timer.current = setTimeout(() => {
      // A link was pressed meanwhile: a commit now would take the place of the page that it leads to.
      if (latest.current.isLeaving) return commitAfterPause(typed)
      setSent(typed)
      latest.current.onCommit(typed)
    }, DEBOUNCE_MS)
  }

  // Text typed before the script was loaded, which React would overwrite in the next render.
  const adopt = useEffectEvent(() => {
    if (input.current && input.current.value !== text) type(input.current.value)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- once, and only for a text that the server did not write
  useLayoutEffect(() => adopt(), [])
  return { text, type, replace }
}
