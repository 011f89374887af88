import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Media } from '#contract/media.ts'
import { countCharacters } from '#contract/text-limits.ts'
import { uploadPolicy } from '#contract/upload-policy.ts'
import { call } from '#web/call.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { toFailure } from '#web/lib/failure.ts'
import { createTurns } from '#web/lib/turns.ts'
import { useSessionEnd } from '#web/lib/use-session-end.ts'
import { cx } from '#web/ui/class-names.ts'
import { controlClass } from '#web/ui/field.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { failureMessages, portfolioIds } from './portfolio-text.ts'

type State = { kind: 'idle' | 'saving' | 'saved' } | { kind: 'failed'; message: string }

const inTurn = createTurns()

/** The alternative text of a picture, saved on blur. */
export function AltField({
  picture,
  name,
  isFirstWithoutText,
  onChange,
  onText,
}: {
  picture: Media
  /** The picture's name, derived from its position. */
  name: string
  isFirstWithoutText: boolean
  onChange: (picture: Media) => void
  onText: (isUnsaved: boolean) => void
}) {
  const id = useId()
  const stored = picture.alt ?? ''
  const draftKey = `alt-${picture.id}`
  /** Typed when the session ended, and restored once after the sign-in; saved when the field is left. */
  const [draft] = useState(() => readDraft<{ text: string }>(draftKey)?.text)
  const [text, setText] = useState(draft ?? stored)
  const [state, setState] = useState<State>({ kind: 'idle' })
  /** The text that is stored or being stored, so that nothing is sent twice. */
  const sent = useRef(stored)
  /** The text in the field when an answer arrives. */
  const newest = useRef(draft ?? stored)
  const restore = useEffectEvent(() => {
    writeDraft(draftKey, null)
    if (draft !== undefined) onText(true)
  })
  useEffect(() => restore(), [])
  useSessionEnd(() => {
    if (newest.current.trim() !== stored) writeDraft(draftKey, { text: newest.current })
  })

  function type(typed: string) {
    newest.current = typed
    setText(typed)
    setState({ kind: 'idle' })
    onText(typed.trim() !== sent.current)
  }

  async function save() {
    const typed = text.trim()
    const before = sent.current
    if (typed === before) return
    sent.current = typed
    setState({ kind: 'saving' })
    // After a failure the text counts as unsaved until it is stored.
    if (state.kind !== 'failed') onText(false)
    try {
      const params = { id: picture.id }
      const { data } = await inTurn(picture.id, () => call('PUT /media/:id', { params, body: { alt: typed || null } }))
      // A newer text may have been sent meanwhile.
      if (sent.current !== typed) return
      setState((now) => (now.kind === 'saving' ? { kind: 'saved' } : now))
      onText(newest.current.trim() !== typed)
      onChange(data)
    } catch (error) {
      if (sent.current !== typed) return
      sent.current = before
      const failure = toFailure(error, failureMessages.alt)
      const message = failure.fields['alt']?.join(' ') ?? failure.message
      setState({ kind: 'failed', message })
      onText(true)
      // Also as a page-level message, because the field may be out of sight or the page left.
      showSnackbar(message, 'error')
    }
  }

  /** A description is a single paragraph, so Enter leaves the field. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void save()
  }

  const length = countCharacters(text)
  const isWrong = state.kind === 'failed' || (state.kind === 'idle' && length > uploadPolicy.maxAlt)
  return (
    <div className="mt-1">
      <textarea
        id={isFirstWithoutText ? portfolioIds.alt : undefined}
        aria-label={`Opis: ${name}`}
        aria-describedby={`${id}-state`}
        aria-invalid={isWrong || undefined}
        rows={3}
        placeholder="Opišite sliku osobama koje je ne vide"
        value={text}
        className={cx(controlClass, 'field-sizing-content max-h-48 min-h-20 resize-none px-2.5! leading-snug')}
        onChange={(event) => type(event.target.value)}
        onBlur={() => void save()}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-state`} className={cx('mt-1 min-h-5.5 text-sm', isWrong ? 'font-medium text-error' : 'text-muted')}>
        {/* Screen readers must not read the length below on every letter. */}
        <span role="status">
          {state.kind === 'saving' && 'Spremanje…'}
          {state.kind === 'saved' && 'Spremljeno'}
          {state.kind === 'failed' && state.message}
        </span>
        {state.kind === 'idle' && length >= NEARLY_FULL && `${length} od ${uploadPolicy.maxAlt} znakova`}
      </p>
    </div>
  )
}

const NEARLY_FULL = 250
