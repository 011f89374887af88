import type { CalendarDay } from '#contract/calendar-day.ts'
import type { OfferStatus } from '#contract/offer-lifecycle.ts'
import type { Offer } from '#contract/offers.ts'
import { fullDay } from '#web/lib/format.ts'
import { formatSum } from '#contract/sums.ts'
import { cx } from '#web/ui/class-names.ts'
import { OfferItems } from './offer-items.tsx'
import { depositText, OfferWords } from './offer-terms.tsx'
import { validityText, vatSentences } from './text.ts'

/** Side by side, or stacked if large text would break a date. */
const termClass = 'flex flex-wrap gap-x-4 [&>dt]:min-w-20 [&>dd]:flex-[1_1_10rem]'

export type OfferContent = Pick<
  Offer,
  'items' | 'total' | 'deposit' | 'deposit_due' | 'valid_until' | 'vat' | 'note' | 'cancellation'
>

/** The contents of an offer as the couple sees them; also used for the preview. */
export function OfferSummary({
  offer,
  status,
  eventDate,
  today,
}: {
  offer: OfferContent
  status: OfferStatus
  eventDate: CalendarDay
  today: CalendarDay
}) {
  const deposit = depositText(offer)
  const isPast = !['open', 'accepted'].includes(status)
  return (
    <>
      <p
        className={cx('mt-2 text-[min(1.75rem,12vw)] leading-tight font-semibold tabular-nums', isPast && 'text-muted')}
      >
        {formatSum(offer.total)}
      </p>
      <p className="mt-0.5 text-sm text-muted">
        {vatSentences[offer.vat]} Za dan: {fullDay(eventDate)}
      </p>
      <div className="mt-3">
        <OfferItems items={offer.items} />
      </div>
      <dl className="mt-3 space-y-1 text-sm tabular-nums">
        {deposit !== null && (
          <div className={termClass}>
            <dt className="text-muted">Predujam</dt>
            <dd className="font-semibold">{deposit}</dd>
          </div>
        )}
        <div className={termClass}>
          <dt className="text-muted">{status === 'expired' ? 'Vrijedila do' : 'Vrijedi do'}</dt>
          <dd>{validityText(offer, status, today)}</dd>
        </div>
      </dl>
      <OfferWords offer={offer} />
    </>
  )
}
