import { mdiFileDocumentOutline, mdiHeart } from '@mdi/js'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Lead } from '#contract/leads.ts'
import { currentStatus, offerLabels } from '#contract/offer-lifecycle.ts'
import { pages } from '#contract/paths.ts'
import { dayWithoutYear, longDay } from '#web/lib/format.ts'
import { useToday } from '#web/lib/use-today.ts'
import { formatSum } from '#contract/sums.ts'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

/** `12. lipnja`, with its year where that is not this one. */
const nearDay = (day: CalendarDay, today: CalendarDay) =>
  day.slice(0, 4) === today.slice(0, 4) ? dayWithoutYear(day) : longDay(day)

interface LeadWithOffer extends Pick<Lead, 'is_called_off' | 'is_day_taken'> {
  offer: NonNullable<Lead['offer']>
}

/**
 * `Ponuda € 1.200 · vrijedi do 1. prosinca`, `Ponuda € 1.200 · dan je zauzet`, `Dogovoreno za € 1.200`, `Otkazan dogovor za € 1.200`.
 * @internal
 */
export function leadOfferText({ offer, is_called_off, is_day_taken }: LeadWithOffer, today: CalendarDay): string {
  const status = currentStatus(offer, today)
  const total = formatSum(offer.total)
  if (status === 'accepted') return `${is_called_off ? 'Otkazan dogovor' : 'Dogovoreno'} za ${total}`
  if (status !== 'open') return `Ponuda ${total} · ${offerLabels[status].toLowerCase()}`
  return `Ponuda ${total} · ${is_day_taken ? 'dan je zauzet' : `vrijedi do ${nearDay(offer.valid_until, today)}`}`
}

/** How the offer of a lead stands, in a line that leads to it; nothing where there is none. */
export function LeadOfferLine({ lead, className }: { lead: Lead; className?: string }) {
  const { offer, is_called_off, is_day_taken } = lead
  const today = useToday()
  if (offer === null) return null
  const status = currentStatus(offer, today)
  const isAgreed = status === 'accepted' && !is_called_off
  return (
    <Link
      to={pages.offer(offer.id)}
      className={cx(
        'inline-flex min-h-6 items-center gap-2 tabular-nums underline-offset-4 max-lg:min-h-11 hover:underline',
        isAgreed ? 'font-semibold text-success' : status === 'open' && !is_day_taken ? 'font-semibold' : 'text-muted',
        className,
      )}
    >
      <Icon path={isAgreed ? mdiHeart : mdiFileDocumentOutline} className={cx('size-4.5', isAgreed && 'text-heart')} />
      {leadOfferText({ offer, is_called_off, is_day_taken }, today)}
    </Link>
  )
}
