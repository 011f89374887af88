import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/paths.ts'
import type { Review, ReviewChange } from '#contract/reviews.ts'
import { ApiError, call } from '#web/call.ts'
import { callOnce } from '#web/lib/call-once.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { toFailure } from '#web/lib/failure.ts'
import { invalidFields } from '#web/lib/form-data.ts'
import { useSubmission } from '#web/lib/use-submission.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { validateReview, type ReviewFields, toFields, toReviewChange } from './fields.ts'
import { MY_REVIEW } from './text.ts'

const draftKey = (professionalId: number) => `review-${professionalId}`

/**
 * `replaces` is the review as last read, without stars if there was none; missing once the author was told that there
 * is a different one.
 */
type Draft = ReviewFields & { replaces?: ReviewChange | undefined }

function beginDraft(professionalId: number, review: Review | null): Draft {
  const read = toFields(review)
  return { ...read, ...(readDraft<Draft>(draftKey(professionalId)) ?? { replaces: toReviewChange(read) }) }
}

/** Whether this tab has an unsent review of this professional. */
export const hasDraft = (professionalId: number) => readDraft<Draft>(draftKey(professionalId)) !== null

export const discardDraft = (professionalId: number) => writeDraft(draftKey(professionalId), null)

/**
 * The form of a new review, or of a change to `review`: its fields, saved as a draft on every change, and its
 * submission.
 */
export function useReviewForm(professionalId: number, review: Review | null, onSaved: (review: Review) => void) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(() => beginDraft(professionalId, review))

  function change(changed: Partial<Draft>) {
    const next = { ...draft, ...changed }
    setDraft(next)
    writeDraft(draftKey(professionalId), next)
  }

  async function save() {
    const input = toReviewChange(draft)
    const { data } = review
      ? await call('PUT /reviews/:id', { params: { id: review.id }, body: { ...input, replaces: draft.replaces } })
      : await callOnce('POST /reviews', { body: { ...input, professional_id: professionalId } })
    discardDraft(professionalId)
    onSaved(data)
  }

  /** The text stays in the draft; the sign-in leads back to it. */
  async function askToSignIn() {
    showSnackbar('Prijavite se pa objavite recenziju. Napisano je sačuvano.', 'warning')
    await navigate(pages.login(`${location.pathname}${location.search}#${MY_REVIEW}`))
  }

  async function submit() {
    const errors = validateReview(draft)
    if (Object.keys(errors).length > 0) throw invalidFields(errors)
    try {
      await save()
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error
      await askToSignIn()
    }
  }

  const submission = useSubmission<keyof ReviewFields>({
    submit,
    explain: (error) => toFailure(error),
    onConflict: () => change({ replaces: undefined }),
  })
  return { ...submission, fields: draft, change }
}
