import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { pages } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageNotLoaded } from '#web/ui/page-not-loaded.tsx'
import { ConversationNotFound } from './not-found.tsx'

/**
 * Replaces a conversation that does not exist, belongs to someone else, or could not be loaded. `unsent` is what was typed
 * in one that was withdrawn meanwhile.
 */
export const ConversationFailure = ({ error, unsent }: { error: unknown; unsent: ReactNode }) => (
  <div className="grid h-full place-items-center overflow-y-auto">
    {isRouteErrorResponse(error) && error.status === 404 ? (
      <div className="w-full">
        <ConversationNotFound title="Razgovor nije pronađen" />
        <div className="mx-auto max-w-xl space-y-6 px-4 pb-10 empty:hidden">{unsent}</div>
      </div>
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
