import { mdiCheck, mdiPencilOutline } from '@mdi/js'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { formatCount } from '#contract/croatian.ts'
import { FAVORITE_NOTE_MAX } from '#contract/text-limits.ts'
import { ApiError } from '#web/call.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { toFailure } from '#web/lib/failure.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { controlClass, Field } from '#web/ui/field.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

const notSaved = 'Bilješka nije spremljena. Pokušajte ponovo, napisano je ostalo u polju.'

/** Letters, of which it would push the next card out of sight. */
const LONG = 300

const NEARLY_FULL = FAVORITE_NOTE_MAX * 0.9

const draftKey = (professionalId: number) => `note-${professionalId}`

/** `replaces` is the note that was read before; missing once its writer was told that there is another one. */
type Draft = { text: string; replaces?: string | undefined }

/** The couple's own words on a favourite, edited in their place. What is typed is kept until it is saved. */
export function FavoriteNote({
  professionalId,
  name,
  note,
  save,
}: {
  professionalId: number
  name: string
  /** Empty for none. */
  note: string
  /** Gives the note as it is stored; throws why it is not. */
  save: (professionalId: number, note: string, replaces: string | undefined) => Promise<string>
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
    try {
      setStored(await save(professionalId, text, replaces))
    } catch (error) {
      // The refusal quotes the other one: the next press replaces it.
      if (error instanceof ApiError && error.code === 'conflict') change({ text })
      throw error
    }
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
        </>
      ) : (
        <NoteForm
          name={name}
          text={draft.text}
          takesFocus={isUsed}
          onType={(text) => change({ ...draft, text })}
          onSave={() => submit(draft)}
          onCancel={() => change(null)}
        />
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
const hintFor = ({ length }: string) =>
  length < NEARLY_FULL
    ? 'Vidite je samo vi.'
    : `Vidite je samo vi. ${formatCount(length)} od ${formatCount(FAVORITE_NOTE_MAX)} znakova.`

function NoteForm({
  name,
  text,
  takesFocus,
  onType,
  onSave,
  onCancel,
}: {
  name: string
  text: string
  /** Opened by a press, not found from an earlier visit. */
  takesFocus: boolean
  onType: (text: string) => void
  onSave: () => Promise<void>
  onCancel: () => void
}) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [focusAtFirst] = useState(takesFocus)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  useEffect(() => {
    const element = field.current
    if (!focusAtFirst || element === null) return
    element.focus()
    element.setSelectionRange(element.value.length, element.value.length)
  }, [focusAtFirst])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailure('')
    try {
      await onSave()
    } catch (error) {
      setBusy(false)
      const refusal = toFailure(error, notSaved)
      setFailure(refusal.fields['note']?.join(' ') ?? refusal.message)
      field.current?.focus()
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Field label="Vaša bilješka" hint={hintFor(text)} errors={failure === '' ? undefined : [failure]}>
        {(described) => (
          <textarea
            {...described}
            ref={field}
            aria-label={`Vaša bilješka: ${name}`}
            readOnly={busy}
            className={cx(controlClass, 'field-sizing-content max-h-72 min-h-24!')}
            value={text}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <p role="alert" className="sr-only">
        {failure}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
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
