import type { DayStatus } from '#contract/availability.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { cx } from '#web/ui/class-names.ts'
import { dayText } from './day-text.ts'

const tones: Record<DayStatus, string> = {
  available: 'bg-success-soft text-success',
  booked: 'bg-warning-soft text-warning',
  blocked: 'bg-warning-soft text-warning',
  unknown: 'bg-tint text-muted',
}

/** How the couple's day stands in a professional's calendar. */
export const DayChip = ({ day, status }: { day: CalendarDay; status: DayStatus }) => (
  <span className={cx('rounded-full px-3 py-1 text-sm font-semibold tabular-nums', tones[status])}>
    {dayText(day, status)}
  </span>
)
