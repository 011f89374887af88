import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { useUnsavedChangesGuard } from '#web/ui/use-unsaved-changes-guard.ts'
import { isFromFollowedCalendar } from './event-origin.ts'
import { EventForm } from './event-form.tsx'
import { FollowedEvent } from './followed-event.tsx'
import type { EventDialogTarget } from './dialog-target.ts'
import type { EventActions } from './use-event-actions.ts'

interface EventDialogProps {
  professionalId: number
  today: CalendarDay
  events: Event[]
  actions: EventActions
  onSaved: (text: string, day: CalendarDay) => void
  onClose: () => void
  onRemove: (event: Event) => void
}

const dialogTitle = (target: EventDialogTarget | null) =>
  target === null || !('event' in target)
    ? 'Novi događaj'
    : isFromFollowedCalendar(target.event)
      ? 'Događaj'
      : 'Uredi događaj'

/** Each opening gives it another key, so that it begins without the state of the last one. */
export function EventDialog({
  target,
  isInFront,
  onClose,
  ...shared
}: EventDialogProps & { target: EventDialogTarget | null; isInFront: boolean }) {
  const guard = useUnsavedChangesGuard({
    isOpen: target !== null,
    isInFront,
    isTyped: target?.typed !== undefined,
    onClose,
  })
  return (
    <TitledDialog
      open={target !== null}
      onClose={guard.requestClose}
      title={dialogTitle(target)}
      width="max-w-[600px]"
      persistent
    >
      {target &&
        ('event' in target && isFromFollowedCalendar(target.event) ? (
          <FollowedEvent event={target.event} onClose={onClose} />
        ) : (
          <EventForm target={target} guard={guard} onClose={onClose} {...shared} />
        ))}
    </TitledDialog>
  )
}
