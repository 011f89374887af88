import type { CalendarDay } from '#contract/calendar-day.ts'
import { cx } from '#web/ui/class-names.ts'
import { DateInput, invalidDay } from '#web/ui/date-input.tsx'
import { FilterBox } from './filter-box.tsx'

/** The search's day, not in the past; committed once complete. */
export function FilterDay({
  date,
  committed = '',
  today,
  className,
  onType,
  onCommit,
}: {
  date: CalendarDay | ''
  /** The value in the address. */
  committed: string | undefined
  today: CalendarDay
  className: string
  onType: () => void
  onCommit: (day: CalendarDay | '') => void
}) {
  return (
    <FilterBox label="Datum vjenčanja" committed={committed} className={className}>
      {({ control, setMessage }) => (
        <DateInput
          {...control}
          // As wide as a day on the narrowest phone with two boxes in a row; the text ends where the icon begins.
          className={cx(control.className, 'pr-[20px]')}
          name="date"
          min={today}
          value={date}
          onChange={() => {
            setMessage(undefined)
            onType()
          }}
          onCommit={(day) => {
            if (day === null) return setMessage(invalidDay)
            if (day !== '' && day < today) return setMessage('Datum ne može biti prije današnjeg.')
            onCommit(day)
          }}
        />
      )}
    </FilterBox>
  )
}
