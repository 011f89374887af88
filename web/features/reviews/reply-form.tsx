import { useEffect, useRef, useState } from 'react'
import type { ReceivedReview } from '#contract/reviews.ts'
import { call } from '#web/call.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { toFailure } from '#web/lib/failure.ts'
import { useIsShown } from '#web/lib/use-is-shown.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextArea } from '#web/ui/field.tsx'

const draftKey = (reviewId: number) => `review-reply-${reviewId}`

/** `replaces` is the reply as last read; missing once the author was told that there is a different one. */
type Draft = { body: string; replaces?: string | null | undefined }

/** Whether this tab has an unsent reply to this review. */
export const hasReplyDraft = (reviewId: number) => readDraft(draftKey(reviewId)) !== null

/** Writes a reply to a review, or edits the existing one. */
export function ReplyForm({
  review: { id, reply },
  isOpened,
  onSaved,
  onClose,
}: {
  review: ReceivedReview
  /** Opened by a press rather than by a draft. */
  isOpened: boolean
  onSaved: (review: ReceivedReview) => void
  onClose: () => void
}) {
  const [draft, setDraft] = useState<Draft>(() => {
    const { body, replaces } = readDraft<Draft>(draftKey(id)) ?? {}
    return body === undefined ? { body: reply?.body ?? '', replaces: reply?.body ?? null } : { body, replaces }
  })
  const { body } = draft
  const isShown = useIsShown()
  function change(next: Draft) {
    setDraft(next)
    writeDraft(draftKey(id), next)
  }
  const { busy, formProps, failure, errorsOf, focusField } = useSubmission<'body'>({
    submit: async () => {
      const { data } = await call('PUT /reviews/:id/reply', { params: { id }, body: draft })
      onSaved(data)
      // Another answer may have been begun meanwhile.
      if (readDraft<Draft>(draftKey(id))?.body === body) writeDraft(draftKey(id), null)
      if (isShown()) onClose()
    },
    explain: (error) => toFailure(error, 'Odgovor nije spremljen. Pokušajte ponovo.'),
    onConflict: () => change({ body }),
  })

  const [isOpenedHere] = useState(isOpened)
  const field = useRef<HTMLTextAreaElement>(null)
  // The button that opened the form is gone.
  useEffect(() => {
    if (isOpenedHere) field.current?.focus({ preventScroll: true })
  }, [isOpenedHere])

  return (
    <form noValidate className="mt-4 flex max-w-170 flex-col gap-4" {...formProps}>
      <TextArea
        label="Vaš odgovor"
        hint="Javan je i stoji ispod recenzije. Paru ćemo javiti da ste odgovorili."
        ref={field}
        name="body"
        readOnly={busy}
        errors={errorsOf('body')}
        value={body}
        onChange={(event) => change({ ...draft, body: event.target.value })}
      />
      <FailureAlert failure={failure} labels={{ body: 'Vaš odgovor' }} focusField={focusField} />
      <div className="flex flex-wrap gap-3">
        <BusyButton type="submit" busy={busy}>
          {reply ? 'Spremi izmjene' : 'Objavi odgovor'}
        </BusyButton>
        <Button
          variant="plain"
          className="px-3!"
          onClick={() => {
            writeDraft(draftKey(id), null)
            onClose()
          }}
        >
          Odustani
        </Button>
      </div>
    </form>
  )
}
