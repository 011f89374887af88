import { isRouteErrorResponse } from 'react-router'
import { pages } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageNotLoaded } from '#web/ui/page-not-loaded.tsx'
import { ConversationNotFound } from './not-found.tsx'

/** Replaces a conversation that does not exist, belongs to someone else, or could not be loaded. */
export const ConversationFailure = ({ error }: { error: unknown }) => (
  <div className="grid h-full place-items-center overflow-y-auto">
    {isRouteErrorResponse(error) && error.status === 404 ? (
      <ConversationNotFound title="Razgovor nije pronađen" />
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
