import type { CalendarDay } from '#contract/calendar-day.ts'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { BulkForm } from './bulk-form.tsx'
import type { EventsState } from './use-events.ts'
import { useUnsavedChangesGuard } from './use-unsaved-changes-guard.ts'

interface BulkDialogProps {
  open: boolean
  day: CalendarDay
  today: CalendarDay
  events: EventsState
  onClose: () => void
}

/** Marks many days at once, beginning with the month that is shown. Given another key for each opening. */
export function BulkDialog({ open, onClose, ...rest }: BulkDialogProps) {
  const kept = useUnsavedChangesGuard(open, onClose)
  return (
    <TitledDialog open={open} onClose={kept.requestClose} title="Označi više dana" width="max-w-[600px]" persistent>
      <BulkForm guard={kept} onClose={onClose} {...rest} />
    </TitledDialog>
  )
}
