import { useLocation, useNavigationType } from 'react-router'
import { useAfterFirstFrame } from './first-frame.ts'
import { useIsFromServer } from './hydrated.ts'

/**
 * Whether to render the content below the first view. Not in the first frame of a page opened by a link, which halves
 * the time on a slow phone. Always on the server, on the way back and for a link to a section.
 */
export function useWholePage(): boolean {
  const isFromServer = useIsFromServer()
  const isWayBack = useNavigationType() === 'POP'
  const { hash } = useLocation()
  return useAfterFirstFrame(isFromServer || isWayBack || hash !== '')
}
