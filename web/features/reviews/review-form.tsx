import type { Review } from '#contract/reviews.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { StarChoice } from './star-choice.tsx'
import { useReviewForm } from './use-review-form.ts'

/** Writes a review of a professional, or changes the one that is there. */
export function ReviewForm({
  professionalId,
  review,
  onSaved,
  onCancel,
}: {
  professionalId: number
  review: Review | null
  onSaved: (review: Review) => void
  onCancel: () => void
}) {
  const { form, fields, errors, failure, busy, change, submit } = useReviewForm(professionalId, review, onSaved)
  return (
    <form
      ref={form}
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <StarChoice
        rating={fields.rating}
        errors={errors['rating']}
        readOnly={busy}
        onChoose={(rating) => change({ rating })}
      />
      <TextArea
        label="Komentar"
        optional
        name="comment"
        placeholder="Što bi drugim parovima bilo korisno znati?"
        readOnly={busy}
        errors={errors['comment']}
        value={fields.comment}
        onChange={(event) => change({ comment: event.target.value })}
      />
      <div role="alert">
        {failure !== null && (
          <p className="rounded-control bg-error-soft px-4 py-3 font-medium text-error">{failure}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <BusyButton type="submit" busy={busy}>
          {review ? 'Spremi izmjene' : 'Objavi recenziju'}
        </BusyButton>
        <Button variant="plain" className="px-3!" onClick={onCancel}>
          Odustani
        </Button>
      </div>
    </form>
  )
}
