import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pages } from '#contract/paths.ts'
import { ApiError } from '#web/call.ts'

/** As long as the enquiry to one professional waits, so that the reason can be read. */
const SIGN_IN_MS = 2000

/**
 * Leads to the sign-in, and from there back to this page, once a call was refused because the session has run out. A
 * public page does not go there by itself. `useLeadForm` does the same on its own: a module shared with these dialogs,
 * which are loaded on use, would be a script more for each visit of a profile.
 */
export function useWayToSignIn() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => void navigate(pages.login(pathname + search)), SIGN_IN_MS)
    return () => clearTimeout(timer)
  }, [isAsked, navigate, pathname, search])
  return {
    reason: isAsked ? 'Molimo prijavite se za slanje zahtjeva' : null,
    /** Says whether this error is such a refusal. */
    leadsToSignIn(error: unknown) {
      const hasRunOut = error instanceof ApiError && error.status === 401
      if (hasRunOut) setIsAsked(true)
      return hasRunOut
    },
  }
}
