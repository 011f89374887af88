import type { CalendarDay } from '#contract/calendar-day.ts'
import { longDay } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { newlyTakenDays } from './text.ts'

/** Names the days that were taken since the page was loaded, and offers to mark the others without them. */
export function BulkConflict({
  days,
  rest,
  onLeaveOut,
}: {
  days: readonly CalendarDay[]
  rest: number
  onLeaveOut: () => void
}) {
  return (
    <div role="alert" className="rounded-control bg-error-soft px-4 py-3 text-error">
      <p className="font-medium">{newlyTakenDays(days.length)}, pa ništa nije spremljeno:</p>
      <p className="mt-1">{days.map(longDay).join(', ')}</p>
      {rest > 0 && (
        <Button className="mt-3 py-2 whitespace-normal!" onClick={onLeaveOut}>
          Izostavi {days.length === 1 ? 'taj dan' : 'te dane'} i označi ostale ({rest})
        </Button>
      )}
    </div>
  )
}
