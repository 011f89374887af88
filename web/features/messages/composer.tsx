import { mdiLightningBoltOutline, mdiPaperclip, mdiSend } from '@mdi/js'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { attachmentPolicy } from '#contract/attachment-policy.ts'
import { formatCount } from '#contract/croatian.ts'
import { countCharacters, LEAD_MESSAGE_MAX } from '#contract/text-limits.ts'
import { useSessionEnd } from '#web/lib/use-session-end.ts'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { chooseFiles } from './attachment-rules.ts'
import { ChosenFiles } from './chosen-files.tsx'
import { holdChosenFiles, holdDraftText, readChosenFiles, readDraftText, writeDraftText } from './stored-texts.ts'

/** From this length the field shows the remaining room. */
const COUNTED_FROM = LEAD_MESSAGE_MAX - 500

const roundButton = 'grid size-12 shrink-0 place-items-center rounded-full md:size-11'

/** On a desktop Enter sends; on a touch screen it starts a new line. */
export const sendsByEnter = () => !matchMedia('(pointer: coarse)').matches

/** The text and files of the next message, stored as this user's draft for this conversation. */
export function useComposer(userId: number, leadId: number, send: (body: string, files: readonly File[]) => void) {
  const [text, setText] = useState(() => readDraftText(userId, leadId))
  const [files, setFiles] = useState(() => readChosenFiles(userId, leadId))
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const field = useRef<HTMLTextAreaElement>(null)
  const isTooLong = countCharacters(text) > LEAD_MESSAGE_MAX

  useSessionEnd(() => holdDraftText(userId, leadId, text))

  function write(next: string) {
    setText(next)
    writeDraftText(userId, leadId, next)
  }

  function choose(next: readonly File[], refused: readonly string[] = []) {
    setFiles(next)
    holdChosenFiles(userId, leadId, next)
    setRefusals(refused)
  }

  return {
    text,
    files,
    refusals,
    field,
    isTooLong,
    canSend: !isTooLong && (text.trim() !== '' || files.length > 0),
    write,
    addFiles(added: readonly File[]) {
      const chosen = chooseFiles(files, added)
      choose(chosen.files, chosen.refusals)
    },
    removeFile(file: File) {
      choose(files.filter((other) => other !== file))
      field.current?.focus()
    },
    submit() {
      if (isTooLong || (text.trim() === '' && files.length === 0)) return
      send(text.trim(), files)
      write('')
      choose([])
      field.current?.focus()
    },
  }
}

export type ComposerState = ReturnType<typeof useComposer>

/** Below the messages: the field, its files, and the send button. */
export function Composer({
  composer,
  label,
  onReplies,
}: {
  composer: ComposerState
  label: string
  /** Opens the saved replies; null for users without any. */
  onReplies: (() => void) | null
}) {
  const { text, files, refusals, field, canSend, isTooLong, write, addFiles, removeFile, submit } = composer

  function onKeyDown(event: KeyboardEvent) {
    // While an input method is composing, Enter belongs to it.
    if (event.nativeEvent.isComposing) return
    if (event.key === '/' && text === '' && onReplies) {
      event.preventDefault()
      onReplies()
    }
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || !sendsByEnter()) return
    event.preventDefault()
    submit()
  }

  function onPaste(event: ClipboardEvent) {
    const { files: pasted } = event.clipboardData
    // Word processors copy a picture of the text along with the text.
    if (pasted.length === 0 || event.clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    addFiles([...pasted])
  }

  return (
    <form
      className="shrink-0 border-t border-line bg-surface px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:px-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ChosenFiles files={files} onRemove={removeFile} />
      <div role="alert">
        {refusals.map((refusal) => (
          <p
            key={refusal}
            className="mb-2 rounded-control bg-error-soft px-3 py-2 text-sm font-medium wrap-anywhere text-error"
          >
            {refusal}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-1">
        <FileButton onFiles={addFiles} />
        {onReplies && (
          <button
            type="button"
            aria-label="Spremljeni odgovori"
            title="Spremljeni odgovori (/ u praznom polju)"
            aria-haspopup="dialog"
            aria-keyshortcuts="/"
            className={cx(roundButton, 'text-muted hover:bg-tint hover:text-ink')}
            onClick={onReplies}
          >
            <Icon path={mdiLightningBoltOutline} className="size-6" />
          </button>
        )}
        {/* With large text these move to a separate line, so that the words stay visible. */}
        <div className="flex min-w-0 flex-1 basis-44 items-end gap-1">
          <MessageField
            field={field}
            label={label}
            text={text}
            isTooLong={isTooLong}
            onWrite={write}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          <button
            type="submit"
            aria-label="Pošalji"
            title="Pošalji (Enter); novi redak: Shift + Enter"
            aria-disabled={!canSend || undefined}
            className={cx(
              roundButton,
              'ml-1',
              canSend ? 'bg-primary-fill text-on-primary hover:bg-primary-fill-strong' : 'bg-tint text-muted',
            )}
          >
            <Icon path={mdiSend} className="size-5.5" />
          </button>
        </div>
      </div>
    </form>
  )
}

function MessageField({
  field,
  label,
  text,
  isTooLong,
  onWrite,
  onKeyDown,
  onPaste,
}: {
  field: RefObject<HTMLTextAreaElement | null>
  label: string
  text: string
  isTooLong: boolean
  onWrite: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
}) {
  const id = useId()
  const length = countCharacters(text)
  const isCounted = length > COUNTED_FROM
  return (
    <div className="min-w-0 flex-1">
      <textarea
        ref={field}
        aria-label={label}
        aria-describedby={isCounted ? id : undefined}
        aria-invalid={isTooLong || undefined}
        placeholder="Napišite poruku"
        // Browsers without `field-sizing` use the number of line breaks.
        rows={Math.min(text.split('\n').length, 6)}
        value={text}
        enterKeyHint="enter"
        className="field-sizing-content block max-h-[min(12rem,30dvh)] min-h-12 w-full resize-none rounded-[1.375rem] border border-control/70 bg-page px-4 py-2.5 text-base text-ink placeholder:text-muted focus:border-primary focus:-outline-offset-1 aria-invalid:border-error md:min-h-11 md:py-2"
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {isCounted && (
        <p
          id={id}
          className={cx(
            'mt-1 px-2 text-right text-sm tabular-nums',
            isTooLong ? 'font-medium text-error' : 'text-muted',
          )}
        >
          {formatCount(length)} / {formatCount(LEAD_MESSAGE_MAX)}
          {/* Screen readers must not read the count on every letter. */}
          {isTooLong && '. '}
          <span role="status">{isTooLong && 'Skratite poruku ili je podijelite.'}</span>
        </p>
      )}
    </div>
  )
}

function FileButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        aria-label="Priloži datoteku"
        title={`Priloži datoteku: PDF, JPEG ili PNG do 10 MB, najviše ${attachmentPolicy.maxFiles}`}
        className={cx(roundButton, 'text-muted hover:bg-tint hover:text-ink')}
        onClick={() => input.current?.click()}
      >
        <Icon path={mdiPaperclip} className="size-6" />
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={attachmentPolicy.accept}
        aria-label="Datoteke uz poruku"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
