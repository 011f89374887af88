import { useState } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import {
  addMonths,
  type CalendarMonth,
  firstDayOf,
  isCalendarMonth,
  lastDayOf,
  monthOf,
} from '#contract/calendar-month.ts'
import { monthTitle } from '#contract/month-names.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { SelectField } from '#web/ui/field.tsx'

const MONTHS_AHEAD = 24

/** As typed: either may be no day yet. */
export interface TypedRange {
  from: string
  to: string
}

export const rangeOfMonth = (month: CalendarMonth): TypedRange => ({ from: firstDayOf(month), to: lastDayOf(month) })

interface RangeFieldsProps {
  range: TypedRange
  today: CalendarDay
  onChange: (range: TypedRange) => void
}

/** A range of days: a whole month, or from one day to another. */
export function RangeFields({ range, today, onChange }: RangeFieldsProps) {
  const { from, to } = range
  /** Each choice of a month writes both fields anew. */
  const [chosenMonths, setChosenMonths] = useState(0)
  const months = Array.from({ length: MONTHS_AHEAD }, (_, index) => addMonths(monthOf(today), index))
  const wholeMonth = months.find((month) => from === firstDayOf(month) && to === lastDayOf(month)) ?? ''
  return (
    <div className="grid items-start gap-5 sm:grid-cols-3">
      <SelectField
        label="Mjesec"
        value={wholeMonth}
        onChange={({ target: { value } }) => {
          if (!isCalendarMonth(value)) return
          setChosenMonths(chosenMonths + 1)
          onChange(rangeOfMonth(value))
        }}
      >
        <option value="">Po izboru</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {monthTitle(month)}
          </option>
        ))}
      </SelectField>
      <DateField
        key={`from ${chosenMonths}`}
        label="Od"
        min={today}
        defaultValue={from}
        onChange={(chosen) => onChange({ ...range, from: chosen })}
      />
      <DateField
        key={`to ${chosenMonths}`}
        label="Do"
        min={today}
        defaultValue={to}
        onChange={(chosen) => onChange({ ...range, to: chosen })}
      />
    </div>
  )
}
