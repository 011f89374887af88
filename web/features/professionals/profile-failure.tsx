import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { BusyButton } from '#web/ui/button.tsx'
import { FailureDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { failureMessages } from './profile-text.ts'

/** In place of the page when its data could not be loaded. */
export function ProfileFailure({ error }: { error: unknown }) {
  const { state, revalidate } = useRevalidator()
  // `loadPage` turns a refused call into a response with a message.
  const message = isRouteErrorResponse(error) ? (error.data as { message?: string } | null)?.message : undefined
  return (
    <div role="alert">
      <MessageState
        drawing={<FailureDrawing />}
        level="h1"
        title={failureMessages.load}
        action={
          <BusyButton busy={state === 'loading'} onClick={() => void revalidate()}>
            Pokušaj ponovo
          </BusyButton>
        }
      >
        <title>Pogreška · Zauvijek</title>
        <p>{message ?? 'Pokušajte ponovo za nekoliko trenutaka.'}</p>
      </MessageState>
    </div>
  )
}
