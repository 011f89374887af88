import { useSearchParams } from 'react-router'
import { safeRedirect } from '#web/lib/redirect.ts'

/** The page after the sign-in, from the address; `requested` is undefined where it names none. */
export function useRedirectTarget(): { target: string; requested: string | undefined } {
  const [query] = useSearchParams()
  const target = safeRedirect(query.get('redirect'))
  return { target, requested: target === '/' ? undefined : target }
}
