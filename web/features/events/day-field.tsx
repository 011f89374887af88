import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import { useRef } from 'react'
import { addDays, type CalendarDay } from '#contract/calendar-day.ts'
import { numericDay, typedDay } from '#web/lib/typed-day.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { typeInto } from '#web/ui/date-input.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { labels } from './text.ts'

/** The date of an event, with buttons that move it by one day where it is there already. */
export function DayField({
  initial,
  today,
  withSteps,
  hint,
  errors,
  onChange,
}: {
  initial: string
  today: CalendarDay
  withSteps: boolean
  hint: string | undefined
  errors: readonly string[] | undefined
  onChange: (day: string) => void
}) {
  const box = useRef<HTMLDivElement>(null)

  function step(days: -1 | 1) {
    const input = box.current?.querySelector('input')
    const day = typedDay(input?.value ?? '')
    if (!input || day === null) return
    const next = addDays(day, days)
    // An event of the past can only go to today or later.
    if (next >= today || days === 1) typeInto(input, numericDay(next < today ? today : next))
  }

  return (
    <div ref={box}>
      <DateField
        label={labels.event_date}
        name="event_date"
        required
        min={today}
        defaultValue={initial}
        hint={hint}
        errors={errors}
        onChange={onChange}
      />
      {withSteps && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button className="px-3 text-sm" onClick={() => step(-1)}>
            <Icon path={mdiChevronLeft} />
            Dan ranije
          </Button>
          <Button className="px-3 text-sm" onClick={() => step(1)}>
            Dan kasnije
            <Icon path={mdiChevronRight} />
          </Button>
        </div>
      )}
    </div>
  )
}
