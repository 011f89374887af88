import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import { useRef } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
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
    if (!input) return
    if (days === 1) input.stepUp()
    else input.stepDown()
    // Sent as a change by typing, so that the form handles it.
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div ref={box}>
      <TextField
        label={labels.event_date}
        name="event_date"
        type="date"
        required
        min={today}
        defaultValue={initial}
        hint={hint}
        errors={errors}
        onChange={({ target }) => onChange(target.value)}
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
