import type { Review } from '#contract/reviews.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { FailureAlert } from '#web/ui/failure-alert.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { StarChoice } from './star-choice.tsx'
import { useReviewForm } from './use-review-form.ts'

const labels = { rating: 'Ocjena', comment: 'Komentar' }

/** Writes a review of a professional, or edits the existing one. */
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
  const form = useReviewForm(professionalId, review, onSaved)
  const { busy, formProps, failure, errorsOf, focusField, fields, change } = form
  return (
    <form noValidate className="space-y-4" {...formProps}>
      <StarChoice
        label={labels.rating}
        rating={fields.rating}
        errors={errorsOf('rating')}
        readOnly={busy}
        onChoose={(rating) => change({ rating })}
      />
      <TextArea
        label={labels.comment}
        optional
        name="comment"
        placeholder="Što bi drugim parovima bilo korisno znati?"
        readOnly={busy}
        errors={errorsOf('comment')}
        value={fields.comment}
        onChange={(event) => change({ comment: event.target.value })}
      />
      <FailureAlert failure={failure} labels={labels} focusField={focusField} />
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
