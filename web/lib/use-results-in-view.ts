import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The state of a link or a form after which the results are scrolled into view, not the top of the page. */
export const showResults = { showsResults: true } as const

/**
 * Gives the reference of the results. Going back restores the old position instead. Their heading takes the focus of a
 * link that went with the former results, such as the chip of a filter: otherwise the next key would begin at the top of
 * the page.
 */
export function useResultsInView<Results extends HTMLElement>() {
  const results = useRef<Results>(null)
  const type = useNavigationType()
  const location = useLocation()
  const shown = useRef(location.key)
  const state = location.state as Partial<typeof showResults> | null // whatever the link or the form has handed on
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
