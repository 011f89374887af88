import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that says whether this component is still in the page, for an answer that comes after its dialog or
 * form was closed: another one may be open by then, and typed in.
 */
export function useIsShown(): () => boolean {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(() => isShown.current, [])
}
