import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { pages } from '#contract/paths.ts'
import { readToken } from '#web/lib/token.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { NotFoundDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'

/**
 * Never existed, not public, or deleted: nobody else may know which. The server renders without a session, so the
 * owner's unpublished profile is missing at first; with a token it is loaded again.
 */
export function MissingProfile() {
  const { revalidate } = useRevalidator()
  const hasRetried = useRef(false)
  useEffect(() => {
    if (hasRetried.current || readToken() === null) return
    hasRetried.current = true
    void revalidate()
  }, [revalidate])
  return (
    <MessageState
      drawing={<NotFoundDrawing />}
      level="h1"
      title="Ovoga profila nema"
      action={<ButtonLink to={pages.professionals}>Drugi pružatelji</ButtonLink>}
    >
      <title>Profil nije pronađen · Zauvijek</title>
      <p>Možda ga je pružatelj uklonio ili trenutačno nije javan.</p>
    </MessageState>
  )
}
