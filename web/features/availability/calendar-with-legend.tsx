import type { ComponentProps } from 'react'
import { AvailabilityCalendar } from './availability-calendar.tsx'
import { DayLegend } from './day-badge.tsx'

export const CalendarWithLegend = (props: ComponentProps<typeof AvailabilityCalendar>) => (
  <div className="grid gap-x-10 gap-y-6 xl:grid-cols-[28rem_1fr] xl:items-center">
    <AvailabilityCalendar {...props} />
    <DayLegend />
  </div>
)
