import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { Link } from './link.tsx'

/** A plain click of the main button: not for a new tab and not for a download. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * A link that changes one part of its page. Without script the page opens again at that part; with it the part
 * changes where it stands and nothing moves.
 */
export const SectionLink = import.meta.env.SSR ? RenderedSectionLink : LiveSectionLink

type SectionLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'onClick' | 'preventScrollReset'> & {
  to: string
  /** The id of the part that changes. */
  sectionId: string
  /** Whether the page has all that the other address shows, so that nothing is requested. */
  isLoaded?: boolean
  onNavigate?: () => void
}

/** Its HTML alone: a page has one for each free day. */
function RenderedSectionLink({
  to,
  sectionId,
  isLoaded: _isLoaded,
  onNavigate: _onNavigate,
  ...props
}: SectionLinkProps) {
  return <Link {...props} to={`${to}#${sectionId}`} />
}

function LiveSectionLink({ to, sectionId, replace = false, isLoaded = false, onNavigate, ...props }: SectionLinkProps) {
  const navigate = useNavigate()
  return (
    <Link
      {...props}
      to={`${to}#${sectionId}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        void navigate(to, { replace, preventScrollReset: true, ...(isLoaded && { defaultShouldRevalidate: false }) })
        onNavigate?.()
      }}
    />
  )
}
