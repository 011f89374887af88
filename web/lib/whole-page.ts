import { useLocation, useNavigationType } from 'react-router'
import { useAfterFirstFrame } from './first-frame.ts'
import { useHydrated } from './hydrated.ts'

/**
 * Whether to render the content below the first view. Not in the first frame of a page opened by a link, which halves
 * the time on a slow phone. Always on the server, on the way back and for a link to a section.
 */
export function useWholePage(): boolean {
  const isHydrated = useHydrated()
  const isWayBack = useNavigationType() === 'POP'
  const { hash } = useLocation()
  return useAfterFirstFrame(!isHydrated || isWayBack || hash !== '')
}
