import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { captureLinkToken } from '#web/lib/link-token.ts'
import { prepareOverlayHistory } from '#web/lib/overlay-entries.ts'
import { sessionReady } from '#web/lib/session.ts'
import { readToken } from '#web/lib/token.ts'

captureLinkToken()
prepareOverlayHistory(history, window)
// A visitor's is known at once; learning it after hydration would render the page again. Another one is only known to
// the server, whose answer must not come before hydration.
if (readToken() === null) void sessionReady()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
