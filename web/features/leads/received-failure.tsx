import { useRevalidator } from 'react-router'
import { BusyButton } from '#web/ui/button.tsx'
import { FailureDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'

/** Instead of a page of leads that could not be loaded. */
export function ReceivedFailure({ message }: { message: string }) {
  const { state, revalidate } = useRevalidator()
  return (
    <MessageState
      drawing={<FailureDrawing />}
      level="h1"
      title="Neuspjelo učitavanje upita"
      action={
        <BusyButton busy={state === 'loading'} onClick={() => void revalidate()}>
          Pokušaj ponovo
        </BusyButton>
      }
    >
      <p>{message}</p>
    </MessageState>
  )
}
