import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { useUnsavedChangesGuard } from '#web/ui/use-unsaved-changes-guard.ts'
import { BulkForm } from './bulk-form.tsx'
import type { BulkFormValues } from './draft.ts'
import type { EventActions } from './use-event-actions.ts'

interface BulkDialogProps {
  open: boolean
  professionalId: number
  /** From before the session ran out. */
  typed: Partial<BulkFormValues> | undefined
  day: CalendarDay
  today: CalendarDay
  events: Event[]
  actions: EventActions
  onMarked: (text: string, first: CalendarDay, ids: number[]) => void
  onClose: () => void
}

/** Marks many days at once, beginning with the month that is shown. Each opening gives it another key. */
export function BulkDialog({ open, onClose, ...rest }: BulkDialogProps) {
  const guard = useUnsavedChangesGuard({ isOpen: open, isTyped: rest.typed !== undefined, onClose })
  return (
    <TitledDialog open={open} onClose={guard.requestClose} title="Označi više dana" width="max-w-[600px]" persistent>
      <BulkForm guard={guard} onClose={onClose} {...rest} />
    </TitledDialog>
  )
}
