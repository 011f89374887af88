import type { Event } from '#contract/events.ts'
import { failureOf } from '#web/lib/failure.ts'
import { fullDay } from '#web/lib/format-day.ts'
import { Confirmation } from '#web/ui/confirmation.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { titleOf } from './event-look.ts'
import { done, failed } from './text.ts'
import type { EventsOf } from './use-events.ts'

/** Asks before an event is deleted; `event` is the one in question. */
export function DeleteDialog(props: {
  event: Event | null
  events: EventsOf
  onClose: () => void
  onRemoved: () => void
}) {
  const { event, onClose } = props
  return (
    <TitledDialog open={event !== null} onClose={onClose} title="Potvrdi brisanje" width="max-w-[400px]">
      {event && <Question {...props} event={event} />}
    </TitledDialog>
  )
}

function Question({
  event,
  events,
  onClose,
  onRemoved,
}: {
  event: Event
  events: EventsOf
  onClose: () => void
  onRemoved: () => void
}) {
  function finish() {
    onRemoved()
    showSnackbar(done.remove)
    // The button that was pressed has left with its event.
    document.getElementById('sadrzaj')?.focus({ preventScroll: true })
  }

  return (
    <>
      <p className="mb-3 font-semibold wrap-anywhere">
        {titleOf(event)}, {fullDay(event.event_date)}
      </p>
      <p>Jeste li sigurni da želite izbrisati ovaj događaj? Ova radnja se ne može poništiti.</p>
      <Confirmation
        action="Izbriši"
        work={() => events.remove(event.id)}
        onDone={finish}
        explain={(error) => failureOf(error, failed.remove).message}
        onClose={onClose}
      />
    </>
  )
}
