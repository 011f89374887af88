import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pages } from '#contract/paths.ts'

const SENT_MS = 5000
const SIGN_IN_MS = 2000

export type LeadPhase = 'editing' | 'sending' | 'sent' | 'signing-in'

/** The phase of an enquiry. One that was sent is edited anew after a while; from `signing-in` the page of sign-in follows. */
export function useLeadPhase() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [phase, setPhase] = useState<LeadPhase>('editing')

  useEffect(() => {
    if (phase === 'sent') {
      const timer = setTimeout(() => setPhase('editing'), SENT_MS)
      return () => clearTimeout(timer)
    }
    if (phase === 'signing-in') {
      const timer = setTimeout(() => void navigate(pages.login(pathname + search)), SIGN_IN_MS)
      return () => clearTimeout(timer)
    }
  }, [phase, navigate, pathname, search])

  return [phase, setPhase] as const
}
