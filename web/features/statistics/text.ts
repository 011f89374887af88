import { toCalendarDay } from '#contract/calendar-day.ts'
import { monthOf, type CalendarMonth } from '#contract/calendar-month.ts'
import { formatCount } from '#contract/croatian.ts'
import type { Statistics } from '#contract/statistics.ts'
import { formatSum } from '#contract/sums.ts'

export type Month = Statistics['months'][number]
export type Series = 'views' | 'saves' | 'leads' | 'answered' | 'booked' | 'agreed_value'

export const seriesLabels: Record<Series, string> = {
  views: 'Pregledi profila',
  saves: 'Spremanja u favorite',
  leads: 'Upiti',
  answered: 'Odgovoreni',
  booked: 'Rezervirani',
  agreed_value: 'Dogovoreno',
}

const percent = new Intl.NumberFormat('hr-HR', { style: 'percent' })

/** `45 %`; a dash without leads. */
export const formatPercent = (share: number | null) => (share === null ? '–' : percent.format(share))

/** A value in its series' unit: `1.204`, or euros without cents, as in `€ 12.400`. */
export const formatValue = (series: Series, value: number) =>
  series === 'agreed_value' ? formatSum(Math.round(value)) : formatCount(value)

/** The server has validated the month; this only gives it its type. */
export const calendarMonth = ({ month }: Month): CalendarMonth => monthOf(toCalendarDay(`${month}-01`))

const shortNames = ['sij', 'velj', 'ožu', 'tra', 'svi', 'lip', 'srp', 'kol', 'ruj', 'lis', 'stu', 'pro']

export const shortMonth = ({ month }: Month) => shortNames[Number(month.slice(5)) - 1]
