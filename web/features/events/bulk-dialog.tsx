import type { CalendarDay } from '#contract/calendar-day.ts'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { BulkForm } from './bulk-form.tsx'
import type { EventsOf } from './use-events.ts'
import { useKeptOpen } from './use-kept-open.ts'

interface Shared {
  open: boolean
  day: CalendarDay
  today: CalendarDay
  events: EventsOf
  onClose: () => void
}

/** Marks many days at once, beginning with the month that is shown. Given another key for each opening. */
export function BulkDialog({ open, onClose, ...rest }: Shared) {
  const kept = useKeptOpen(open, onClose)
  return (
    <TitledDialog open={open} onClose={kept.leave} title="Označi više dana" width="max-w-[600px]" persistent>
      <BulkForm kept={kept} onClose={onClose} {...rest} />
    </TitledDialog>
  )
}
