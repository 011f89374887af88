import { mdiHeart } from '@mdi/js'
import { useState } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Offer } from '#contract/offers.ts'
import { pages } from '#contract/paths.ts'
import { ApiError, call } from '#web/call.ts'
import { failureMessage } from '#web/lib/failure.ts'
import { fullDay } from '#web/lib/format.ts'
import { mayBeDone } from '#web/lib/lost-answer.ts'
import { useIsShown } from '#web/lib/use-is-shown.ts'
import { formatSum } from '#contract/sums.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ConfirmActions } from '#web/ui/confirm-actions.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { useFocusAtFirst } from '#web/ui/use-focus-at-first.ts'
import { depositText } from './offer-terms.tsx'
import { vatSentences } from './text.ts'

interface AcceptProps {
  offer: Offer
  eventDate: CalendarDay
  companyName: string
  onChanged: () => Promise<void> | void
  onClose: () => void
}

/** Asks for confirmation: names the terms and the consequences. */
export function AcceptDialog({ isOpen, ...props }: AcceptProps & { isOpen: boolean }) {
  const [isAgreed, setAgreed] = useState(false)
  const question = props.offer.is_amendment ? 'Prihvatiti dopunu dogovora?' : 'Prihvatiti ponudu?'
  return (
    <TitledDialog
      open={isOpen}
      onClose={props.onClose}
      title={isAgreed ? 'Dogovoreno' : question}
      width="max-w-[480px]"
    >
      {isAgreed ? <Agreed {...props} /> : <Question {...props} onAgreed={() => setAgreed(true)} />}
    </TitledDialog>
  )
}

function Question({
  offer,
  eventDate,
  companyName,
  onChanged,
  onClose,
  onAgreed,
}: AcceptProps & { onAgreed: () => void }) {
  const isShown = useIsShown()
  async function accept() {
    try {
      await call('POST /offers/:id/accept', { params: { id: offer.id } })
    } catch (error) {
      // The answer to this or an earlier press may have been lost.
      const isLost = mayBeDone(error)
      if (!isLost && !hasAnotherState(error)) throw error
      if (!(await isAccepted(offer.id).catch(() => false))) {
        if (isLost) throw error
        showFailure(error)
        onClose()
        await onChanged()
        return
      }
    }
    onAgreed()
    if (!isShown())
      showSnackbar(offer.is_amendment ? 'Dopuna dogovora je prihvaćena.' : 'Ponuda je prihvaćena. Dan je vaš.')
    await onChanged()
  }

  return (
    <>
      <p className="text-lg font-semibold tabular-nums">{fullDay(eventDate)}</p>
      <p className="text-muted wrap-anywhere">{companyName}</p>
      <AgreedTerms offer={offer} />
      <p className="mt-4 wrap-anywhere">
        {offer.is_amendment
          ? `Ova dopuna zamjenjuje dosadašnji dogovor. Vi i ${companyName} dobivate e-mail s novom potvrdom.`
          : `Time ste se dogovorili: dan se u kalendaru upisuje kao vaš, a vi i ${companyName} dobivate e-mail s potvrdom i zapisom za kalendar.`}
      </p>
      {/* Directive 2011/83/EU, art. 6a(1)(b), asks a marketplace to say whether the other side is a trader. */}
      <p className="mt-2 text-sm text-muted">
        Ugovor sklapate s pružateljem, koji usluge nudi kao trgovac. Portal nije ugovorna strana.
      </p>
      <ConfirmActions
        confirmLabel={`Prihvati za ${formatSum(offer.total)}`}
        variant="filled"
        onConfirm={accept}
        explain={explain}
        onClose={onClose}
      />
    </>
  )
}

function AgreedTerms({ offer }: { offer: Offer }) {
  const deposit = depositText(offer)
  return (
    <dl className="mt-4 grid gap-x-4 rounded-control bg-tint px-4 py-3 tabular-nums max-sm:[&>dd:not(:last-child)]:mb-2 sm:grid-cols-[auto_1fr] sm:gap-y-2">
      <dt className="text-muted">Ukupno</dt>
      <dd className="font-semibold">
        {formatSum(offer.total)} <span className="block text-sm font-normal text-muted">{vatSentences[offer.vat]}</span>
      </dd>
      <dt className="text-muted">Predujam</dt>
      <dd>{deposit ?? 'bez predujma'}</dd>
      <dt className="text-muted">Otkazivanje</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{offer.cancellation ?? 'uvjeti nisu navedeni'}</dd>
    </dl>
  )
}

const hasAnotherState = (error: unknown) => error instanceof ApiError && error.status === 422

const isAccepted = async (id: number) =>
  (await call('GET /offers/:id', { params: { id } })).data.offer.status === 'accepted'

const explain = (error: unknown) =>
  error instanceof ApiError && error.code === 'overlap'
    ? 'Taj je dan u međuvremenu zauzet, pa se ponuda ne može prihvatiti. Ništa se nije promijenilo. Napišite poruku: možda postoji drugi dan.'
    : failureMessage(error, 'Ponuda nije prihvaćena. Pokušajte ponovo.')

function Agreed({ offer, eventDate, companyName, onClose }: AcceptProps) {
  return (
    <div
      ref={useFocusAtFirst<HTMLDivElement>()}
      tabIndex={-1}
      className="rounded-card bg-success-soft px-5 py-7 text-center outline-none"
    >
      <Icon path={mdiHeart} className="size-12 animate-beat text-heart" />
      <p className="mt-3 font-display text-2xl">Čestitamo</p>
      <p className="mt-2 wrap-anywhere">
        {companyName} {offer.is_amendment ? 'ima vašu potvrdu nove ponude.' : 'čuva vaš dan:'}
      </p>
      <p className="font-semibold tabular-nums">{fullDay(eventDate)}</p>
      <p className="mt-2 text-muted">Potvrda sa zapisom za kalendar stiže e-poštom.</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to={pages.offer(offer.id)}>Ispiši ponudu</ButtonLink>
        <Button variant="plain" className="hover:bg-surface!" onClick={onClose}>
          U redu
        </Button>
      </div>
    </div>
  )
}
