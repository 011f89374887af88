import { isRouteErrorResponse } from 'react-router'
import { pages } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { NotFoundDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { PageNotLoaded } from '#web/ui/page-not-loaded.tsx'

/** Instead of a conversation that does not exist, is somebody else's, or could not be loaded. */
export const ConversationFailure = ({ error }: { error: unknown }) => (
  <div className="grid h-full place-items-center overflow-y-auto">
    {isRouteErrorResponse(error) && error.status === 404 ? (
      <MessageState
        drawing={<NotFoundDrawing />}
        level="h1"
        title="Razgovor nije pronađen"
        action={<ButtonLink to={pages.messages}>Sve poruke</ButtonLink>}
      >
        <title>Razgovor nije pronađen · Zauvijek</title>
        <p>Upit je možda povučen, druga je strana izbrisala račun ili ste prijavljeni drugim računom.</p>
      </MessageState>
    ) : (
      <PageNotLoaded
        level="h1"
        error={error}
        title="Razgovor se nije učitao"
        wayOut={
          <ButtonLink to={pages.messages} variant="plain">
            Sve poruke
          </ButtonLink>
        }
      />
    )}
  </div>
)
