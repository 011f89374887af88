import type { CalendarDay } from '#contract/calendar-day.ts'
import { cx } from '#web/ui/class-names.ts'
import { type CouplesDayStatus, dayText } from './day-text.ts'

const tones: Record<CouplesDayStatus, string> = {
  available: 'bg-success-soft text-success',
  own: 'bg-success-soft text-success',
  booked: 'bg-warning-soft text-warning',
  blocked: 'bg-warning-soft text-warning',
  unknown: 'bg-tint text-muted',
}

/** The status of the couple's day in a professional's calendar. */
export const DayChip = ({ day, status }: { day: CalendarDay; status: CouplesDayStatus }) => (
  <span className={cx('rounded-full px-3 py-1 text-sm font-semibold tabular-nums', tones[status])}>
    {dayText(day, status)}
  </span>
)
