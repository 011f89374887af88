import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The state of a link or a form after which the results are scrolled into view, not the top of the page. */
export const showResults = { showsResults: true } as const

/** Gives the reference of the results. Going back restores the old position instead. */
export function useResultsInView<Results extends HTMLElement>() {
  const results = useRef<Results>(null)
  const type = useNavigationType()
  const location = useLocation()
  const state = location.state as Partial<typeof showResults> | null // whatever the link or the form has handed on
  const asking = type !== 'POP' && state?.showsResults === true ? location.key : null
  useEffect(() => {
    if (asking !== null) results.current?.scrollIntoView()
  }, [asking])
  return results
}
