import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/**
 * For a page whose `shouldRevalidate` keeps its data during some navigations: the router gives up a running reload for
 * such a navigation as for any other, so it is begun again. `loaded` is the loader's data, another object after each load.
 */
export function useRepeatedReloads(loaded: object) {
  const { state, revalidate } = useRevalidator()
  const reloaded = useRef<object>(undefined)
  useEffect(() => {
    if (state === 'loading') {
      reloaded.current = loaded
      return
    }
    const isGivenUp = reloaded.current === loaded
    reloaded.current = undefined
    if (isGivenUp) void revalidate()
  }, [state, loaded, revalidate])
}
