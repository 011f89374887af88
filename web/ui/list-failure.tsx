import { isRouteErrorResponse, useRevalidator } from 'react-router'
import type { LoadFailure } from '#web/lib/load.ts'
import { BusyButton } from './button.tsx'
import { FailureDrawing } from './line-drawings.tsx'
import { MessageState } from './message-state.tsx'

/** In place of a list that could not be loaded, with a button that tries again. */
export function ListFailure({ error, title }: { error: unknown; title: string }) {
  const { state, revalidate } = useRevalidator()
  // Loaders throw what web/lib/load.ts makes of a refused call.
  const message = isRouteErrorResponse(error) ? (error.data as Partial<LoadFailure> | null)?.message : undefined
  return (
    <div role="alert">
      <MessageState
        drawing={<FailureDrawing />}
        title={title}
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
