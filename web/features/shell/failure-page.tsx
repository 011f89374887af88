import { use, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { pages } from '#contract/paths.ts'
import { thrownMessage } from '#web/lib/load.ts'
import { Rendering } from '#web/lib/rendering.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { NotFoundDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'

/** Replaces a page that does not exist or has failed. */
export function FailurePage({ status, message }: { status: number; message?: string | undefined }) {
  const { failureNote } = use(Rendering)
  const [firstMessage] = useState(message)
  if (status === 404) {
    return (
      <MessageState
        drawing={<NotFoundDrawing />}
        level="h1"
        title="Ove stranice nema"
        action={<ButtonLink to={pages.home}>Na početnu</ButtonLink>}
      >
        <title>Stranica nije pronađena · Zauvijek</title>
        <p>Možda je premještena ili se u adresu uvukla pogreška. Pružatelje usluga naći ćete na početnoj stranici.</p>
      </MessageState>
    )
  }
  return (
    <NotLoaded
      level="h1"
      title="Nešto je pošlo po zlu"
      // Without a message no call was refused: a script may be missing, which only a full reload fetches again.
      retry={message ? undefined : () => location.reload()}
      wayOut={
        <ButtonLink to={pages.home} variant="plain">
          Na početnu
        </ButtonLink>
      }
    >
      <title>Pogreška · Zauvijek</title>
      <p>{message ?? 'Stranica se trenutačno ne može prikazati. Pokušajte ponovo za nekoliko trenutaka.'}</p>
      {/* Only the server knows it, so its text stays if the browser's differs. Calls include it in their message,
          so a second failed attempt shows its own. */}
      {message === firstMessage && (
        <p className="mt-3 text-sm" suppressHydrationWarning>
          {failureNote ?? ''}
        </p>
      )}
    </NotLoaded>
  )
}

/** The error boundary of a page: the message of a refused call, or a general one for any other error. */
export function RouteFailure({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <FailurePage status={500} />
  return <FailurePage status={error.status} message={thrownMessage(error)} />
}
