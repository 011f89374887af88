import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function each time, which calls the latest one: for parts that are not to be drawn anew for another. */
export function useStableCallback<Arguments extends unknown[]>(callback: (...given: Arguments) => void) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
