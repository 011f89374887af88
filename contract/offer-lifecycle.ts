import type { CalendarDay } from './calendar-day.ts'

/**
 * `open` waits for the couple and is `expired` after its last day. `replaced`: a later offer came before it was
 * answered. `amended`: a later offer was accepted after it.
 */
export const offerStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'expired', 'replaced', 'amended'] as const
export type OfferStatus = (typeof offerStatuses)[number]

/** Both sides read the same word. */
export const offerLabels: Record<OfferStatus, string> = {
  open: 'Čeka odgovor',
  accepted: 'Prihvaćena',
  declined: 'Odbijena',
  withdrawn: 'Povučena',
  expired: 'Istekla',
  replaced: 'Zamijenjena novom',
  amended: 'Zamijenjena dopunom',
}

/** An open offer expires at midnight in Zagreb after its last day, without any job having to run. */
export const currentStatus = (
  { status, valid_until }: { status: OfferStatus; valid_until: CalendarDay },
  today: CalendarDay,
): OfferStatus => (status === 'open' && valid_until < today ? 'expired' : status)
