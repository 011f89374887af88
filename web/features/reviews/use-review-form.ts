import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FieldErrors } from '#contract/errors.ts'
import { pages } from '#contract/paths.ts'
import type { Review, ReviewChange } from '#contract/reviews.ts'
import { ApiError, call } from '#web/call.ts'
import { callOnce } from '#web/lib/call-once.ts'
import { readDraft, writeDraft } from '#web/lib/draft.ts'
import { failureMessage } from '#web/lib/load.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { validateReview, type ReviewFields, reviewFieldNames, toFields, toReviewChange } from './fields.ts'
import { MY_REVIEW } from './text.ts'

const draftKey = (professionalId: number) => `review-${professionalId}`

/**
 * `replaces` is the review that was read before, without stars where there was none; missing once its writer was told that
 * there is another one.
 */
type Draft = ReviewFields & { replaces?: ReviewChange | undefined }

function beginDraft(professionalId: number, review: Review | null): Draft {
  const read = toFields(review)
  return { ...read, ...(readDraft<Draft>(draftKey(professionalId)) ?? { replaces: toReviewChange(read) }) }
}

/** Whether a review of this professional was begun in this tab and not sent. */
export const hasDraft = (professionalId: number) => readDraft<Draft>(draftKey(professionalId)) !== null

export const discardDraft = (professionalId: number) => writeDraft(draftKey(professionalId), null)

/** The form of a new review, or of a change to `review`, with its errors and its busy state. */
export function useReviewForm(professionalId: number, review: Review | null, onSaved: (review: Review) => void) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => beginDraft(professionalId, review))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const first = reviewFieldNames.find((name) => errors[name] !== undefined)
    if (first !== undefined) fieldOf(form, first)?.focus()
  }, [errors])

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

  /** The typed text stays in the draft; the sign-in leads back to it. */
  function askToSignIn() {
    showSnackbar('Prijavite se pa objavite recenziju. Napisano je sačuvano.', 'warning')
    void navigate(pages.login(`${location.pathname}${location.search}#${MY_REVIEW}`))
  }

  async function submit() {
    if (busy) return
    setFailure(null)
    const found = validateReview(draft)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await save()
    } catch (error) {
      setBusy(false)
      if (error instanceof ApiError && error.status === 401) return askToSignIn()
      // The refusal quotes the other review: the next press replaces it.
      if (error instanceof ApiError && error.code === 'conflict') change({ replaces: undefined })
      setFailure(failureMessage(error))
      if (error instanceof ApiError) setErrors(error.fields)
    }
  }

  return { form, fields: draft, errors, failure, busy, change, submit: () => void submit() }
}

/** Of the stars the first. */
function fieldOf(form: RefObject<HTMLFormElement | null>, name: string): HTMLElement | null {
  const found = form.current?.elements.namedItem(name)
  return (found instanceof RadioNodeList ? found[0] : found) as HTMLElement | null // both are controls of the form
}
