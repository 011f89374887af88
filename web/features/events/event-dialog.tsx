import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { isFollowed } from './bound.ts'
import { EventForm } from './event-form.tsx'
import { FollowedEvent } from './followed-event.tsx'
import type { EventSubject } from './subject.ts'
import type { EventsOf } from './use-events.ts'
import { useKeptOpen } from './use-kept-open.ts'

interface Shared {
  professionalId: number
  today: CalendarDay
  events: EventsOf
  onClose: () => void
  onRemove: (event: Event) => void
}

const titleOfSubject = (subject: EventSubject | null) =>
  subject === null || !('event' in subject) ? 'Novi događaj' : isFollowed(subject.event) ? 'Događaj' : 'Uredi događaj'

/** Given another key for each opening, so that nothing of the last one is left in it. */
export function EventDialog({
  subject,
  isInFront,
  onClose,
  ...shared
}: Shared & { subject: EventSubject | null; isInFront: boolean }) {
  const kept = useKeptOpen(isInFront, onClose, subject?.typed !== undefined)
  return (
    <TitledDialog
      open={subject !== null}
      onClose={kept.leave}
      title={titleOfSubject(subject)}
      width="max-w-[600px]"
      persistent
    >
      {subject &&
        ('event' in subject && isFollowed(subject.event) ? (
          <FollowedEvent event={subject.event} onClose={onClose} />
        ) : (
          <EventForm subject={subject} kept={kept} onClose={onClose} {...shared} />
        ))}
    </TitledDialog>
  )
}
