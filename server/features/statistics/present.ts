import type { CalendarMonth } from '#contract/calendar-month.ts'
import { sumOf } from '#contract/decimal.ts'
import type { Statistics } from '#contract/statistics.ts'
import type { AgreedMonth, OfferMonth } from '#server/features/offers/service.ts'
import type { LeadMonthRow, ProfileMonthRow } from './queries.ts'

const nothing = {
  views: 0,
  saves: 0,
  leads: 0,
  answered: 0,
  booked: 0,
  offers: 0,
  offers_accepted: 0,
  agreed_value: 0,
}

interface Rows {
  profile: readonly ProfileMonthRow[]
  leads: readonly LeadMonthRow[]
  offers: readonly OfferMonth[]
  agreements: readonly AgreedMonth[]
}

/** Covers every month; one without counts has zeros. */
export function presentStatistics(
  months: readonly CalendarMonth[],
  { profile, leads, offers, agreements }: Rows,
): Statistics {
  const rows = months.map((month) => ({
    ...nothing,
    ...profile.find((row) => row.month === month),
    ...leads.find((row) => row.month === month),
    ...offers.find((row) => row.month === month),
    ...agreements.find((row) => row.month === month),
    month,
  }))
  const sum = (count: keyof typeof nothing) => sumOf(rows.map((row) => row[count]))
  const share = (part: keyof typeof nothing, whole: keyof typeof nothing) =>
    sum(whole) === 0 ? null : sum(part) / sum(whole)
  return {
    months: rows,
    total: {
      views: sum('views'),
      saves: sum('saves'),
      leads: sum('leads'),
      answered: sum('answered'),
      booked: sum('booked'),
      offers: sum('offers'),
      offers_accepted: sum('offers_accepted'),
      agreed_value: sum('agreed_value'),
      answered_share: share('answered', 'leads'),
      booked_share: share('booked', 'leads'),
      accepted_share: share('offers_accepted', 'offers'),
    },
  }
}
