import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { captureLinkToken } from '#web/lib/link-token.ts'
import { prepareOverlayHistory } from '#web/lib/overlay-entries.ts'

captureLinkToken()
prepareOverlayHistory(history, window)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
