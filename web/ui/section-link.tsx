import { use } from 'react'
import { isPlainClick, Link, type LinkProps, NavigateContext } from './link.tsx'

interface SectionLinkProps extends Omit<LinkProps, 'onClick' | 'preventScrollReset'> {
  /** The id of the part that changes. */
  sectionId: string
  /** Whether the page has all that the other address shows, so that nothing is requested. */
  isLoaded?: boolean
  onNavigate?: () => void
}

/**
 * A link that changes one part of its page. Without script the page opens again at that part; with it the part
 * changes where it stands and nothing moves.
 */
export function SectionLink({ to, sectionId, isLoaded = false, onNavigate, ...props }: SectionLinkProps) {
  const navigate = use(NavigateContext)
  return (
    <Link
      {...props}
      to={`${to}#${sectionId}`}
      onClick={(event) => {
        if (navigate === null || !isPlainClick(event)) return
        event.preventDefault()
        const { replace = false } = props
        void navigate(to, { replace, preventScrollReset: true, ...(isLoaded && { defaultShouldRevalidate: false }) })
        onNavigate?.()
      }}
    />
  )
}
