import { type ReactNode, useEffect, useRef } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { amountOf, totalOf } from '#contract/decimal.ts'
import type { OfferInput } from '#contract/offers.ts'
import { OfferSummary } from './offer-summary.tsx'

/** An unsent offer as the couple will see it. */
export function OfferPreview({
  input,
  eventDate,
  today,
  children,
}: {
  input: OfferInput
  eventDate: CalendarDay
  today: CalendarDay
  children: ReactNode
}) {
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone.
  useEffect(() => title.current?.focus(), [])
  const offer = {
    ...input,
    items: input.items.map((item) => ({ ...item, amount: amountOf(item) })),
    total: totalOf(input.items),
  }
  return (
    <section aria-labelledby="pregled-ponude" className="flex flex-col gap-5">
      <div className="rounded-card border border-primary bg-surface p-4 sm:p-5">
        <h3 ref={title} id="pregled-ponude" tabIndex={-1} className="font-semibold outline-none">
          Ovako će je par vidjeti
        </h3>
        <OfferSummary offer={offer} status="open" eventDate={eventDate} today={today} />
      </div>
      {children}
    </section>
  )
}
