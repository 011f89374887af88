import { useSearchParams } from 'react-router'
import { safeRedirect } from '#web/lib/redirect.ts'

/** The page to open after the sign-in; `requested` is undefined if the address names none. */
export function useRedirectTarget(): { target: string; requested: string | undefined } {
  const [query] = useSearchParams()
  const target = safeRedirect(query.get('redirect'))
  return { target, requested: target === '/' ? undefined : target }
}
