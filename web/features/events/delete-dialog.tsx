import { flushSync } from 'react-dom'
import type { Event } from '#contract/events.ts'
import { failureMessage } from '#web/lib/failure.ts'
import { fullDay } from '#web/lib/format.ts'
import { ConfirmActions } from '#web/ui/confirm-actions.tsx'
import { TitledDialog } from '#web/ui/dialog.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { eventTitle } from './type-style.ts'
import { successMessages, failureMessages } from './text.ts'
import type { EventActions } from './use-event-actions.ts'

/** Asks before `event` is deleted. */
export function DeleteDialog(props: {
  event: Event | null
  remove: EventActions['remove']
  onClose: () => void
  onRemoved: (event: Event) => void
}) {
  const { event, onClose } = props
  return (
    <TitledDialog open={event !== null} onClose={onClose} title="Potvrdi brisanje" width="max-w-[400px]">
      {event && <ConfirmBody {...props} event={event} />}
    </TitledDialog>
  )
}

function ConfirmBody({
  event,
  remove,
  onClose,
  onRemoved,
}: {
  event: Event
  remove: EventActions['remove']
  onClose: () => void
  onRemoved: (event: Event) => void
}) {
  function finish(isOpen: boolean) {
    // Behind an open dialog nothing takes the focus, and the button that opened it disappears with its event.
    flushSync(() => onRemoved(event))
    showSnackbar(successMessages.remove)
    if (isOpen) document.getElementById('sadrzaj')?.focus({ preventScroll: true })
  }

  return (
    <>
      <p className="mb-3 font-semibold wrap-anywhere">
        {eventTitle(event)}, {fullDay(event.event_date)}
      </p>
      <p>Jeste li sigurni da želite izbrisati ovaj događaj? Ova radnja se ne može poništiti.</p>
      <ConfirmActions
        confirmLabel="Izbriši"
        onConfirm={() => remove(event.id)}
        onDone={finish}
        explain={(error) => failureMessage(error, failureMessages.remove)}
        onClose={onClose}
      />
    </>
  )
}
