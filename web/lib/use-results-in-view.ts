import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Navigation state of a link or form after which the results, not the top of the page, are scrolled into view. */
export const showResults = { showsResults: true } as const

/**
 * Returns the ref for the results. Going back restores the old position instead. If the pressed link disappears with
 * the old results, such as a filter's chip, the results' heading takes the focus; otherwise the next Tab would start at
 * the top of the page.
 */
export function useResultsInView<Results extends HTMLElement>() {
  const results = useRef<Results>(null)
  const type = useNavigationType()
  const location = useLocation()
  const shown = useRef(location.key)
  const state = location.state as Partial<typeof showResults> | null // any state passed by the link or form
  const asking = type !== 'POP' && state?.showsResults === true ? location.key : null
  useEffect(() => {
    if (asking !== null) results.current?.scrollIntoView()
  }, [asking])
  useEffect(() => {
    if (shown.current === location.key) return
    shown.current = location.key
    if (type !== 'POP' && document.activeElement === document.body)
      results.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true })
  }, [location.key, type])
  return results
}
