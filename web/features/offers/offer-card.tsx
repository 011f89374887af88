import { mdiPrinterOutline } from '@mdi/js'
import { useEffect, useId, useRef, useState } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { currentStatus, type OfferStatus } from '#contract/offer-lifecycle.ts'
import type { Offer } from '#contract/offers.ts'
import { pages } from '#contract/paths.ts'
import { formatMoment } from '#web/lib/format.ts'
import { useToday } from '#web/lib/use-today.ts'
import { formatSum } from '#contract/sums.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import type { OfferStart } from './offer-start.ts'
import { OfferChip } from './offer-chip.tsx'
import { OfferSummary } from './offer-summary.tsx'
import { offerTitle } from './text.ts'
import { WithdrawOfferDialog } from './withdraw-offer-dialog.tsx'

type Question = 'accept' | 'decline' | 'withdraw'

interface OfferCardProps {
  offer: Offer
  eventDate: CalendarDay
  companyName: string
  /** Reloads the conversation's offers, after an answer or if another tab was quicker. */
  onChanged: () => Promise<void> | void
  /** Opens the form. Only on the newest offer, for the professional, while the lead is open. */
  onNextOffer?: ((start: OfferStart) => void) | undefined
}

/** An offer in the conversation, with its reader's actions. */
export function OfferCard({ offer, eventDate, companyName, onChanged, onNextOffer }: OfferCardProps) {
  const id = useId()
  const today = useToday()
  const [question, setQuestion] = useState<Question | null>(null)
  const status = currentStatus(offer, today)
  const isTaken = status === 'open' && offer.is_day_taken
  const isMissed = status === 'open' && offer.can_decide === false && eventDate < today && !offer.is_amendment
  const dialog = { offer, onChanged, onClose: () => setQuestion(null) }
  const card = useRef<HTMLElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (question !== null) {
      wasAsked.current = true
    } else if (wasAsked.current && document.activeElement === document.body) {
      // The pressed button disappears once the offer is answered.
      wasAsked.current = false
      card.current?.focus({ preventScroll: true })
    }
  })
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-labelledby={id}
      className={cx(
        'w-full max-w-130 rounded-card border bg-surface p-4 text-left outline-none sm:p-5',
        status === 'open' && !isTaken ? 'border-primary' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={id} className="font-semibold">
          {offerTitle(offer)}
          {offer.is_amendment && <span className="block text-sm font-normal text-muted">Dopuna dogovora</span>}
        </h3>
        {/* Screen readers announce its expiry and the other side's answer. */}
        <span role="status">
          <OfferChip status={status} isDayTaken={isTaken} />
        </span>
      </div>
      <OfferSummary offer={offer} status={status} eventDate={eventDate} today={today} />
      <Outcome offer={offer} status={status} />
      {isMissed && <p className="mt-3 text-sm text-muted">Taj je dan već prošao, pa se ponuda ne može prihvatiti.</p>}
      {isTaken && <p className="mt-3 text-sm text-warning">{takenText(offer)}</p>}
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {status === 'open' && offer.can_decide && (
          <>
            {!isTaken && (
              <Button variant="filled" className="max-sm:w-full" onClick={() => setQuestion('accept')}>
                Prihvati ponudu
              </Button>
            )}
            <Button onClick={() => setQuestion('decline')}>Odbij</Button>
          </>
        )}
        {onNextOffer && <NextOffer offer={offer} status={status} onNextOffer={onNextOffer} />}
        {status === 'open' && offer.can_withdraw && (
          <Button variant="plain" className="px-3!" onClick={() => setQuestion('withdraw')}>
            Povuci
          </Button>
        )}
        <ButtonLink
          to={pages.offer(offer.id)}
          variant="plain"
          className="px-3!"
          aria-label={`Ispiši: ${offerTitle(offer)}`}
        >
          <Icon path={mdiPrinterOutline} />
          Ispiši
        </ButtonLink>
      </div>
      <AcceptDialog {...dialog} isOpen={question === 'accept'} eventDate={eventDate} companyName={companyName} />
      <DeclineDialog {...dialog} isOpen={question === 'decline'} companyName={companyName} />
      <WithdrawOfferDialog {...dialog} isOpen={question === 'withdraw'} />
    </article>
  )
}

const takenText = ({ can_withdraw }: Offer) =>
  can_withdraw === undefined
    ? 'Taj je dan u međuvremenu zauzet, pa se ponuda ne može prihvatiti. Napišite poruku: možda postoji drugi dan.'
    : 'Taj vam je dan u kalendaru zauzet, pa par ponudu ne može prihvatiti. Povucite je ili dogovorite drugi dan.'

/** When it was answered, and the couple's comment. */
function Outcome({ offer, status }: { offer: Offer; status: OfferStatus }) {
  const { decided_at: at, decline_reason: reason, wanted_total: wanted } = offer
  if (status === 'accepted' && at !== null) {
    return <p className="mt-3 text-sm text-success tabular-nums">Prihvaćena {formatMoment(at)}</p>
  }
  if (status !== 'declined') return null
  return (
    <div className="mt-3 rounded-control bg-tint px-4 py-3 text-sm">
      {at !== null && <p className="text-muted tabular-nums">Odbijena {formatMoment(at)}</p>}
      {reason !== null && <p className="mt-1 wrap-anywhere whitespace-pre-line">{reason}</p>}
      {wanted !== null && (
        <p className="mt-1 font-semibold tabular-nums">
          {offer.can_withdraw === undefined ? 'Vaša želja' : 'Želja para'}: {formatSum(wanted)} ukupno
        </p>
      )}
    </div>
  )
}

/** The professional's next steps. */
function NextOffer({
  offer,
  status,
  onNextOffer,
}: {
  offer: Offer
  status: OfferStatus
  onNextOffer: (start: OfferStart) => void
}) {
  if (status === 'declined' && offer.wanted_total !== null) {
    const wantedTotal = offer.wanted_total
    return (
      <>
        <Button variant="filled" className="max-sm:w-full" onClick={() => onNextOffer({ from: offer, wantedTotal })}>
          Nova ponuda za {formatSum(wantedTotal)}
        </Button>
        <Button onClick={() => onNextOffer({ from: offer })}>Druga ponuda</Button>
      </>
    )
  }
  const label = status === 'open' ? 'Izmijeni' : status === 'accepted' ? 'Dopuni dogovor' : 'Nova ponuda'
  return <Button onClick={() => onNextOffer({ from: offer })}>{label}</Button>
}
