import { mdiCheck, mdiFlagOutline } from '@mdi/js'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { reasonInput } from '#contract/reason.ts'
import type { ReceivedReview, Review } from '#contract/reviews.ts'
import { callOnce } from '#web/lib/call-once.ts'
import { parseOrThrow } from '#web/lib/form-data.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ReasonForm } from '#web/ui/reason-form.tsx'
import { useUnsavedChangesGuard } from '#web/ui/use-unsaved-changes-guard.ts'
import { reviewerName } from './text.ts'

/** Lets a professional ask an admin to check a review of their own profile. */
export const ReportReview = ({
  review: { id, couple, reported_at, report_dismissed_at },
}: {
  review: ReceivedReview
}) =>
  reported_at === null ? (
    <Report
      decided={report_dismissed_at && 'Administrator je pregledao vašu prijavu i ostavio recenziju vidljivom.'}
      title="Prijavi recenziju"
      about={reviewerName(couple)}
      hint="Na primjer uvreda, osobni podaci ili recenzija nekoga s kim niste radili."
      text="Recenzija ostaje vidljiva dok je administrator ne pregleda. Loša ocjena sama po sebi nije razlog za skrivanje."
      thanks="Prijavljeno. Recenziju će pregledati administrator, a odluku dobivate e-poštom."
      fallback="Neuspjelo prijavljivanje recenzije. Pokušajte ponovo."
      draft={`review-report-${id}`}
      onReport={(body) => callOnce('POST /reviews/:id/report', { params: { id }, body })}
    />
  ) : (
    <Thanks>Prijavili ste ovu recenziju. Pregledat će je administrator, a odluku dobivate e-poštom.</Thanks>
  )

/** Lets a couple ask an admin to check the reply to its own review. */
export const ReportReply = ({ review: { id, reply }, companyName }: { review: Review; companyName: string }) =>
  reply?.reported_at ? (
    <Thanks>Prijavili ste ovaj odgovor. Pregledat će ga administrator, a odluku dobivate e-poštom.</Thanks>
  ) : (
    <Report
      decided={reply?.report_dismissed_at && 'Administrator je pregledao vašu prijavu i ostavio odgovor vidljivim.'}
      title="Prijavi odgovor"
      about={companyName}
      hint="Na primjer uvreda, prijetnja ili vaši osobni podaci."
      text="Odgovor ostaje vidljiv dok ga administrator ne pregleda. Samo zato što se s njime ne slažete, neće biti skriven."
      thanks="Prijavljeno. Odgovor će pregledati administrator, a odluku dobivate e-poštom."
      fallback="Neuspjelo prijavljivanje odgovora. Pokušajte ponovo."
      draft={`reply-report-${id}`}
      onReport={(body) => callOnce('POST /reviews/:id/reply/report', { params: { id }, body })}
    />
  )

function Report({
  decided,
  title,
  about,
  hint,
  text,
  thanks,
  fallback,
  draft,
  onReport,
}: {
  /** The decision about a former report of the same words. */
  decided: string | undefined
  /** The title of the dialog and the label of the button that opens it. */
  title: string
  /** The author's name. */
  about: string
  hint: string
  text: string
  thanks: string
  fallback: string
  draft: string
  onReport: (body: { reason: string }) => Promise<unknown>
}) {
  const [isAsking, setAsking] = useState(false)
  const [isReported, setReported] = useState(false)
  const close = () => setAsking(false)
  const guard = useUnsavedChangesGuard({ isOpen: isAsking, onClose: close })

  async function report(typed: string) {
    await onReport(parseOrThrow(reasonInput.safeParse({ reason: typed })))
    setAsking(false)
    setReported(true)
  }

  if (isReported) return <Thanks isFocused>{thanks}</Thanks>
  const label = decided ? 'Prijavi ponovo' : title
  return (
    <>
      {decided && <p className="basis-full text-sm text-muted">{decided}</p>}
      <Button
        variant="plain"
        className="-ml-3 px-3! text-sm text-muted!"
        aria-label={`${label}: ${about}`}
        onClick={() => setAsking(true)}
      >
        <Icon path={mdiFlagOutline} />
        {label}
      </Button>
      <TitledDialog open={isAsking} onClose={guard.requestClose} title={title}>
        <ReasonForm
          confirmLabel="Prijavi"
          variant="filled"
          reason={{ label: 'Razlog', hint, draft }}
          fallback={fallback}
          guard={guard}
          onConfirm={report}
          onClose={close}
        >
          {decided && <p className="mb-2">{decided} Prijavite ponovo samo ako imate novi razlog.</p>}
          <p className="text-muted">{text}</p>
        </ReasonForm>
      </TitledDialog>
    </>
  )
}

/** `isFocused` if the pressed button has disappeared. */
function Thanks({ isFocused = false, children }: { isFocused?: boolean; children: ReactNode }) {
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isFocused) thanks.current?.focus({ preventScroll: true })
  }, [isFocused])
  return (
    <p
      ref={thanks}
      tabIndex={-1}
      role="status"
      className="flex min-h-11 items-center gap-2 text-sm text-success outline-none"
    >
      <Icon path={mdiCheck} />
      {children}
    </p>
  )
}
