import type { CalendarMonth } from '#contract/calendar-month.ts'
import type { Statistics } from '#contract/statistics.ts'
import type { LeadMonth } from '#server/features/leads/service.ts'
import type { ProfileMonthRow } from './queries.ts'

const nothing = { views: 0, saves: 0, leads: 0, answered: 0, booked: 0 }

/** All of the months; one without any count has zeros. */
export function presentStatistics(
  months: readonly CalendarMonth[],
  profile: readonly ProfileMonthRow[],
  leads: readonly LeadMonth[],
): Statistics {
  const rows = months.map((month) => ({
    ...nothing,
    ...profile.find((row) => row.month === month),
    ...leads.find((row) => row.month === month),
    month,
  }))
  const sum = (count: keyof typeof nothing) => rows.reduce((total, row) => total + row[count], 0)
  const all = sum('leads')
  const share = (part: number) => (all === 0 ? null : part / all)
  return {
    months: rows,
    total: {
      views: sum('views'),
      saves: sum('saves'),
      leads: all,
      answered: sum('answered'),
      booked: sum('booked'),
      answered_share: share(sum('answered')),
      booked_share: share(sum('booked')),
    },
  }
}
