import { use } from 'react'
import { isPlainClick, Link, type LinkProps, NavigateContext } from './link.tsx'

interface SectionLinkProps extends Omit<LinkProps, 'onClick' | 'preventScrollReset'> {
  /** The id of the section that changes. */
  sectionId: string
  /** Whether the page already has all data of the other address, so that nothing is requested. */
  isLoaded?: boolean
  onNavigate?: () => void
}

/**
 * A link that changes one section of its page. Without scripts the page reloads at that section; with them the section
 * changes in place and nothing moves.
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
