import { mdiMapMarkerOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Professional } from '#contract/professionals.ts'
import { unbrokenPrice } from '#web/lib/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RatingLine } from './card.tsx'
import { categoryName } from './category-name.ts'
import { DayChip } from './day-chip.tsx'
import type { CouplesDayStatus } from './day-text.ts'
import { PremiumBadge } from './premium-badge.tsx'
import { replyText } from './reply-text.ts'

/** The name with `actions` beside it, and below it the main facts on one line. */
export function DetailHeader({
  professional,
  reviewsHref,
  day,
  actions,
  below,
}: {
  professional: Professional
  reviewsHref: string
  /** The requested day; its status is null until known. */
  day?: { date: CalendarDay; status: CouplesDayStatus | null } | undefined
  actions?: ReactNode
  /** Other actions, below the facts. */
  below?: ReactNode
}) {
  const replies = replyText(professional.replies)
  return (
    <header>
      <div className="flex items-start justify-between gap-x-4 sm:gap-x-6">
        <h1 className="min-w-0 font-display text-2xl wrap-anywhere md:text-3xl">{professional.company_name}</h1>
        {actions}
      </div>
      {day && <p className="mt-3 min-h-7.5">{day.status && <DayChip day={day.date} status={day.status} />}</p>}
      <ul className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 tabular-nums">
        {professional.city && (
          <li className="inline-flex min-h-8 min-w-0 items-center gap-1.5">
            <Icon path={mdiMapMarkerOutline} className="text-muted" />
            <span className="min-w-0 wrap-anywhere">{professional.city}</span>
          </li>
        )}
        <li className="inline-flex min-h-8 items-center">{categoryName(professional.category)}</li>
        <li>
          <a
            href={reviewsHref}
            className="-my-1.5 inline-flex min-h-11 items-center rounded-control underline-offset-4 hover:text-primary hover:underline"
          >
            <RatingLine rating={professional.average_rating} count={professional.review_count} />
          </a>
        </li>
        <li className="font-semibold">{unbrokenPrice(professional.price_range)}</li>
        {professional.premium && (
          <li className="inline-flex">
            <PremiumBadge />
          </li>
        )}
      </ul>
      {replies !== '' && <p className="mt-2 text-sm text-muted tabular-nums">{replies}</p>}
      {below}
    </header>
  )
}
