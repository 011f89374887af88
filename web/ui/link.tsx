import { type AnchorHTMLAttributes, type ComponentProps, createContext, type MouseEvent, use } from 'react'
import { type NavigateFunction, useLocation } from 'react-router'

/**
 * The router's `navigate` with a stable identity. The router's own links subscribe to its state and render at every
 * step of every navigation; a page has up to a hundred links, and each needs the router only when pressed. Without this
 * context the browser follows the link.
 */
export const NavigateContext = createContext<NavigateFunction | null>(null)

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** A plain click of the main button: no new tab and no download. */
export const isPlainClick = (event: Click) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site, starting with a slash, or `#` and the id of a section of this page. */
  to: string
  /** Replaces this page in the browser's history; the default if the address is that of this page. */
  replace?: boolean
  /** Passed to the target page. */
  state?: unknown
  preventScrollReset?: boolean
}

/** A link to a page of the site, opened by the router. */
export function Link(props: LinkProps) {
  const navigate = use(NavigateContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const { to, target, replace, state, preventScrollReset, onClick } = props
    onClick?.(event)
    if (navigate === null || event.defaultPrevented || (target && target !== '_self') || !isPlainClick(event)) return
    event.preventDefault()
    const isOpen = event.currentTarget.href === location.href
    void navigate(to, { replace: replace ?? isOpen, state, preventScrollReset })
  }
  return (
    <a {...attributesOf(props)} href={props.to} onClick={follow}>
      {props.children}
    </a>
  )
}

/** Properties that are not attributes. */
const ownProps = new Set<string>([
  'to',
  'replace',
  'state',
  'preventScrollReset',
  'children',
] satisfies (keyof LinkProps)[])

/** Copied one by one, because deleting these from a copy of all takes several times as long. */
function attributesOf(props: LinkProps): AnchorHTMLAttributes<HTMLAnchorElement> {
  const attributes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) if (!ownProps.has(name)) attributes[name] = value
  return attributes
}

interface NavLinkProps extends Omit<LinkProps, 'className'> {
  /** Whether to ignore the pages below this one. */
  end?: boolean
  className: (state: { isActive: boolean }) => string
}

/** A menu link that marks whether its page, or one below it, is open. */
export function NavLink({ end = false, className, ...props }: NavLinkProps) {
  const { pathname } = useLocation()
  const [page, own] = [pathname.toLowerCase(), props.to.toLowerCase()]
  const isActive = page === own || (!end && page.startsWith(`${own}/`))
  return <Link {...props} aria-current={isActive ? 'page' : undefined} className={className({ isActive })} />
}
