import { useEffect, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { ReplyTemplate } from '#contract/reply-templates.ts'
import { call } from '#web/call.ts'
import { failureMessage, ignoreNotFound } from '#web/lib/failure.ts'
import { plainDay } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmActions } from '#web/ui/confirm-actions.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { LoadingRegion } from '#web/ui/loading-region.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type UnsavedChangesGuard, useUnsavedChangesGuard } from '#web/ui/use-unsaved-changes-guard.ts'
import { fillPlaceholders } from './placeholders.ts'
import { ReplyForm } from './reply-form.tsx'
import { ReplyList } from './reply-list.tsx'

/** The current part of the dialog; `edited` is null for a new reply. */
type Step =
  | { name: 'list' }
  | { name: 'form'; edited: ReplyTemplate | null; text: string }
  | { name: 'deletion'; deleted: ReplyTemplate }

const LIST: Step = { name: 'list' }

const titleOf = (step: Step) =>
  step.name === 'list'
    ? 'Spremljeni odgovori'
    : step.name === 'deletion'
      ? 'Brisanje odgovora'
      : step.edited === null
        ? 'Novi odgovor'
        : 'Uređivanje odgovora'

/** A professional's saved replies, which can be chosen and edited where they are used. */
export function SavedReplies({
  open,
  onClose,
  lead,
  text,
  onChoose,
}: {
  open: boolean
  onClose: () => void
  lead: Lead
  /** The field's current text, to be saved as a reply. */
  text: string
  onChoose: (text: string) => void
}) {
  const [step, setStep] = useState<Step>(LIST)
  const close = () => {
    setStep(LIST)
    onClose()
  }
  const guard = useUnsavedChangesGuard({ isOpen: open && step.name === 'form', onClose: close })
  return (
    <TitledDialog open={open} onClose={guard.requestClose} title={titleOf(step)} width="max-w-[560px]">
      <Content
        step={step}
        text={text}
        guard={guard}
        onStep={setStep}
        onClose={close}
        onChoose={({ body }) => {
          onChoose(
            fillPlaceholders(body, {
              '{par}': lead.couple?.name ?? 'par',
              '{datum}': plainDay(lead.event_date),
              '{tvrtka}': lead.professional.company_name,
            }),
          )
        }}
      />
    </TitledDialog>
  )
}

/** The pressed button disappears with its step, so the next step takes the focus. Called once for each, on mount. */
const focusFirst = (step: HTMLElement | null) => step?.querySelector<HTMLElement>('input, button')?.focus()

interface LoadedReplies {
  replies: readonly ReplyTemplate[] | null
  failure: string | null
}

async function fetchReplies(): Promise<LoadedReplies> {
  try {
    return { replies: (await call('GET /reply-templates')).data, failure: null }
  } catch (error) {
    return { replies: null, failure: failureMessage(error) }
  }
}

function Content({
  step,
  text,
  guard,
  onStep,
  onClose,
  onChoose,
}: {
  step: Step
  text: string
  guard: UnsavedChangesGuard
  onStep: (step: Step) => void
  onClose: () => void
  onChoose: (reply: ReplyTemplate) => void
}) {
  const [{ replies, failure }, setLoaded] = useState<LoadedReplies>({ replies: null, failure: null })
  // If a later load fails, the previous replies stay.
  const show = (loaded: LoadedReplies) => setLoaded({ ...loaded, replies: loaded.replies ?? replies })
  const load = () => fetchReplies().then(show)
  useEffect(() => void fetchReplies().then(setLoaded), [])

  if (step.name === 'form') {
    return (
      <div key={step.name} ref={focusFirst}>
        <ReplyForm
          edited={step.edited}
          text={step.text}
          guard={guard}
          onClose={onClose}
          onCancel={() => onStep(LIST)}
          onSaved={load}
        />
      </div>
    )
  }
  if (step.name === 'deletion') {
    const { id, title } = step.deleted
    return (
      <div key={step.name} ref={focusFirst}>
        <p className="wrap-anywhere">Izbrisati spremljeni odgovor „{title}”? Poslane poruke ostaju kakve jesu.</p>
        <ConfirmActions
          confirmLabel="Izbriši"
          onConfirm={async () => {
            await call('DELETE /reply-templates/:id', { params: { id } }).catch(ignoreNotFound)
            await load()
          }}
          onDone={(isOpen) => isOpen && onStep(LIST)}
          onClose={() => onStep(LIST)}
        />
      </div>
    )
  }
  if (failure !== null && replies === null) {
    return (
      <div role="alert">
        <p>{failure}</p>
        <Button className="mt-4" onClick={() => void load()}>
          Pokušaj ponovo
        </Button>
      </div>
    )
  }
  if (replies === null) return <ListPlaceholder />
  return (
    <ReplyList
      replies={replies}
      canSaveText={text.trim() !== ''}
      onChoose={onChoose}
      onEdit={(edited) => onStep({ name: 'form', edited, text: edited.body })}
      onDelete={(deleted) => onStep({ name: 'deletion', deleted })}
      onAdd={() => onStep({ name: 'form', edited: null, text: '' })}
      onSaveText={() => onStep({ name: 'form', edited: null, text: text.trim() })}
    />
  )
}

const ListPlaceholder = () => (
  <LoadingRegion label="Učitavanje spremljenih odgovora" className="space-y-3">
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-16 w-full" />
  </LoadingRegion>
)
