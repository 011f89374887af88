import type { AnchorHTMLAttributes } from 'react'
import {
  Link as RouterLink,
  type LinkProps,
  NavLink as RouterNavLink,
  type NavLinkProps,
  useLocation,
} from 'react-router'

/**
 * The router's link; while the server renders, its HTML without its work. A page has up to a hundred of them, and what
 * each of them asks the router for is the reaction to a press.
 */
export const Link = import.meta.env.SSR ? RenderedLink : RouterLink

/** The same for the router's link that knows whether its page is open. */
export const NavLink = import.meta.env.SSR ? RenderedNavLink : RouterNavLink

function RenderedLink(props: LinkProps) {
  const { to, prefetch, discover, reloadDocument } = props
  // Anything else is resolved against the page at hand.
  const isPlain = prefetch === undefined && discover === undefined && reloadDocument === undefined
  if (typeof to !== 'string' || !isPath.test(to) || !isPlain) return <RouterLink {...props} />
  return (
    <a {...attributesOf(props)} href={to} data-discover="true">
      {props.children}
    </a>
  )
}

const isPath = /^(?!.*\/\/)\/[^.\\]*$/

function RenderedNavLink(props: NavLinkProps) {
  const { to, end = false, className, caseSensitive, style, children, ...rest } = props
  const { pathname } = useLocation()
  const isPlain = typeof to === 'string' && isPlainPath.test(to) && caseSensitive === undefined && style === undefined
  if (!isPlain || typeof className !== 'function' || typeof children === 'function') return <RouterNavLink {...props} />
  const [page, own] = [pathname.toLowerCase(), to.toLowerCase()]
  const isActive = page === own || (!end && page.startsWith(own) && page.charAt(own.length) === '/')
  return (
    <RenderedLink
      {...rest}
      to={to}
      aria-current={isActive ? 'page' : undefined}
      className={className({ isActive, isPending: false, isTransitioning: false })}
    >
      {children}
    </RenderedLink>
  )
}

/** Without a slash at its end, which the router counts otherwise. */
const isPlainPath = /^\/$|^(\/[\w-]+)+$/

/** The properties of the router's link that are no attributes. */
const ofRouter = new Set<string>([
  'to',
  'replace',
  'state',
  'preventScrollReset',
  'viewTransition',
  'relative',
  'reloadDocument',
  'discover',
  'mask',
  'defaultShouldRevalidate',
  'prefetch',
  'children',
] satisfies (keyof LinkProps)[])

/** Copied one by one: to take these out of a copy of all costs several times as much. */
function attributesOf(props: LinkProps): AnchorHTMLAttributes<HTMLAnchorElement> {
  const attributes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) if (!ofRouter.has(name)) attributes[name] = value
  return attributes
}
