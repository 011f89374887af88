import { useLocation, useNavigationType } from 'react-router'
import { useAfterFirstFrame } from './first-frame.ts'
import { useHydrated } from './hydrated.ts'

/**
 * Whether to draw what lies below the first view. Not in the first frame of a page that a link has opened, which a slow
 * phone then shows in half the time. On the server, on the way back and for a link to a part it is drawn at once.
 */
export function useWholePage(): boolean {
  const isHydrated = useHydrated()
  const isWayBack = useNavigationType() === 'POP'
  const { hash } = useLocation()
  return useAfterFirstFrame(!isHydrated || isWayBack || hash !== '')
}
