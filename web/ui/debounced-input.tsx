import { type ComponentProps, useRef } from 'react'
import { useDebouncedText } from './use-debounced-text.ts'

/** A text input that shows typed text at once and calls `onCommit` after a pause in typing. */
export function DebouncedInput({
  committed,
  onCommit,
  ...props
}: Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  committed: string
  onCommit: (text: string) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const { text, type } = useDebouncedText({ input, committed, onCommit })
  return <input {...props} ref={input} value={text} onChange={(event) => type(event.target.value)} />
}
