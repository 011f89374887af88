import type { CalendarDay } from '#contract/calendar-day.ts'
import { longDay } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'

/** An empty list, with the way to the next event. */
export function NoEvents({ next, onNext }: { next: CalendarDay | undefined; onNext: (day: CalendarDay) => void }) {
  return (
    <div className="py-8 md:py-14">
      <p>U ovih sedam dana nema upisanih događaja.</p>
      {next !== undefined && (
        <Button className="mt-4 py-2 whitespace-normal!" onClick={() => onNext(next)}>
          Sljedeći događaj: {longDay(next)}
        </Button>
      )}
    </div>
  )
}
