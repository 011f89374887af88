import { useCallback, useRef } from 'react'

/**
 * Returns a function to call before each request, which returns whether that one is still the latest: the answer to a
 * later request may arrive first.
 */
export function useLatestRequest(): () => () => boolean {
  const latest = useRef(0)
  return useCallback(() => {
    latest.current += 1
    const own = latest.current
    return () => own === latest.current
  }, [])
}
