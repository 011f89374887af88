import { mdiCheck, mdiFlagOutline } from '@mdi/js'
import { useEffect, useRef, useState } from 'react'
import { reasonInput } from '#contract/reason.ts'
import type { Review } from '#contract/reviews.ts'
import { call } from '#web/call.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ReasonForm } from '#web/ui/reason-form.tsx'
import { reviewerName } from './text.ts'

/** Lets a professional ask an admin to look at a review of their own profile. */
export function ReportReview({ review }: { review: Review }) {
  const [isAsking, setAsking] = useState(false)
  const [isReported, setReported] = useState(false)
  const thanks = useRef<HTMLParagraphElement>(null)

  // The pressed button has disappeared.
  useEffect(() => {
    if (isReported) thanks.current?.focus({ preventScroll: true })
  }, [isReported])

  async function report(typed: string) {
    const body = parseOrThrow(reasonInput.safeParse({ reason: typed }))
    await call('POST /reviews/:id/report', { params: { id: review.id }, body })
    setAsking(false)
    setReported(true)
  }

  if (isReported) {
    return (
      <p
        ref={thanks}
        tabIndex={-1}
        role="status"
        className="mt-2 flex min-h-11 items-center gap-2 text-sm text-success outline-none"
      >
        <Icon path={mdiCheck} />
        Prijavljeno. Recenziju će pregledati administrator.
      </p>
    )
  }
  return (
    <>
      <Button
        variant="plain"
        className="mt-2 -ml-3 px-3! text-sm"
        aria-label={`Prijavi recenziju: ${reviewerName(review.couple)}`}
        onClick={() => setAsking(true)}
      >
        <Icon path={mdiFlagOutline} />
        Prijavi recenziju
      </Button>
      <TitledDialog open={isAsking} onClose={() => setAsking(false)} title="Prijavi recenziju">
        <ReasonForm
          confirmLabel="Prijavi"
          variant="filled"
          reason={{
            label: 'Razlog',
            hint: 'Na primjer uvreda, osobni podaci ili recenzija nekoga s kim niste radili.',
          }}
          fallback="Neuspjelo prijavljivanje recenzije. Pokušajte ponovo."
          onConfirm={report}
          onClose={() => setAsking(false)}
        >
          <p className="text-muted">
            Recenzija ostaje vidljiva dok je administrator ne pregleda. Loša ocjena sama po sebi nije razlog za
            skrivanje.
          </p>
        </ReasonForm>
      </TitledDialog>
    </>
  )
}
