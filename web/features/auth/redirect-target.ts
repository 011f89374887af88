import { useSearchParams } from 'react-router'
import { safeRedirect } from '#web/lib/redirect.ts'

/** Where the sign-in leads, from the address; `asked` is undefined when nobody asked for a place. */
export function useRedirectTarget(): { target: string; requested: string | undefined } {
  const [query] = useSearchParams()
  const target = safeRedirect(query.get('redirect'))
  return { target, requested: target === '/' ? undefined : target }
}
