import { mdiCheck, mdiPencilOutline } from '@mdi/js'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatCount } from '#contract/croatian.ts'
import { countCharacters, FAVORITE_NOTE_MAX } from '#contract/text-limits.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { toFailure } from '#web/lib/failure.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

const notSaved = 'Bilješka nije spremljena. Pokušajte ponovo, napisano je ostalo u polju.'

/** Letters, of which it would push the next card out of sight. */
const LONG = 300

const NEARLY_FULL = FAVORITE_NOTE_MAX * 0.9

const draftKey = (professionalId: number) => `note-${professionalId}`

/** `replaces` is the note that was read before; missing once its writer was told that there is another one. */
type Draft = { text: string; replaces?: string | undefined }

/**
 * The couple's own words on a favourite, edited in their place, with `children` at the end of their row of actions. What
 * is typed is kept until it is saved.
 */
export function FavoriteNote({
  professionalId,
  name,
  note,
  save,
  children,
}: {
  professionalId: number
  name: string
  /** Empty for none. */
  note: string
  /** Gives the note as it is stored; throws why it is not. */
  save: (professionalId: number, note: string, replaces: string | undefined) => Promise<string>
  children?: ReactNode
}) {
  const [stored, setStored] = useState(note)
  const [draft, setDraft] = useState<Draft | null>(() => {
    const { text, replaces } = readDraft<Draft>(draftKey(professionalId)) ?? {}
    return text === undefined ? null : { text, replaces }
  })
  const [isSaved, setSaved] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  // The pressed button has gone with the form.
  useEffect(() => {
    if (draft === null && isUsed) opener.current?.focus({ preventScroll: true })
  }, [draft, isUsed])

  function change(next: Draft | null) {
    setDraft(next)
    setUsed(true)
    setSaved(false)
    writeDraft(draftKey(professionalId), next)
  }

  async function submit({ text, replaces }: Draft) {
    setStored(await save(professionalId, text, replaces))
    change(null)
    setSaved(true)
  }

  return (
    <div className="mt-3">
      {draft === null ? (
        <>
          {stored !== '' && (
            <p className="folds rounded-control bg-tint px-3.5 py-2.5 text-sm wrap-anywhere whitespace-pre-line [--fold:9rem]">
              {stored}
            </p>
          )}
          {stored.length > LONG && (
            <details className="unfolds text-sm">
              <summary>Cijela bilješka</summary>
            </details>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <Button
              ref={opener}
              variant="plain"
              className="-ml-3 px-3! text-sm"
              aria-label={`${stored === '' ? 'Dodaj bilješku' : 'Uredi bilješku'}: ${name}`}
              onClick={() => change({ text: stored, replaces: stored })}
            >
              <Icon path={mdiPencilOutline} className="size-4.5" />
              {stored === '' ? 'Dodaj bilješku' : 'Uredi bilješku'}
            </Button>
            {children}
          </div>
        </>
      ) : (
        <>
          <NoteForm
            name={name}
            text={draft.text}
            takesFocus={isUsed}
            onType={(text) => change({ ...draft, text })}
            onSave={() => submit(draft)}
            onConflict={() => change({ text: draft.text })}
            onCancel={() => change(null)}
          />
          {children}
        </>
      )}
      <p role="status" className="text-sm font-medium text-success">
        {isSaved && (
          <>
            <Icon path={mdiCheck} className="mr-1 inline size-4.5" />
            {stored === '' ? 'Bilješka je uklonjena.' : 'Bilješka je spremljena.'}
          </>
        )}
      </p>
    </div>
  )
}

/** Longer ones are not cut off while they are typed or pasted: what is too much is said. */
function hintFor(text: string): string {
  const length = countCharacters(text)
  return length < NEARLY_FULL
    ? 'Vidite je samo vi.'
    : `Vidite je samo vi. ${formatCount(length)} od ${formatCount(FAVORITE_NOTE_MAX)} znakova.`
}

const labels = { note: 'Vaša bilješka' }

function NoteForm({
  name,
  text,
  takesFocus,
  onType,
  onSave,
  onConflict,
  onCancel,
}: {
  name: string
  text: string
  /** Opened by a press, not found from an earlier visit. */
  takesFocus: boolean
  onType: (text: string) => void
  onSave: () => Promise<void>
  onConflict: () => void
  onCancel: () => void
}) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [focusAtFirst] = useState(takesFocus)
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<keyof typeof labels>({
    submit: onSave,
    explain: (error) => toFailure(error, notSaved),
    onConflict,
  })

  useEffect(() => {
    const element = field.current
    if (!focusAtFirst || element === null) return
    element.focus()
    element.setSelectionRange(element.value.length, element.value.length)
  }, [focusAtFirst])

  return (
    <form noValidate className="flex flex-col gap-2" {...formProps}>
      <TextArea
        label={labels.note}
        hint={hintFor(text)}
        ref={field}
        name="note"
        aria-label={`${labels.note}: ${name}`}
        className="[&_textarea]:max-h-72 [&_textarea]:min-h-24!"
        readOnly={busy}
        errors={errorsOf('note')}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      <FailureAlert failure={failure} labels={labels} focusField={focusField} />
      <div className="flex flex-wrap gap-2">
        <BusyButton type="submit" busy={busy}>
          Spremi
        </BusyButton>
        <Button variant="plain" disabled={busy} onClick={onCancel}>
          Odustani
        </Button>
      </div>
    </form>
  )
}
