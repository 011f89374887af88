import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { captureLinkToken } from '#web/lib/link-token.ts'
import { prepareOverlayHistory } from '#web/lib/overlay-entries.ts'
import { sessionReady } from '#web/lib/session.ts'

captureLinkToken()
prepareOverlayHistory(history, window)
// A visitor's is known at once; learning it after hydration would render the page again.
void sessionReady()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
