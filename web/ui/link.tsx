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

function attributesOf({
  to: _to,
  replace: _replace,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  relative: _relative,
  reloadDocument: _reloadDocument,
  discover: _discover,
  mask: _mask,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  prefetch: _prefetch,
  children: _children,
  ...attributes
}: LinkProps): AnchorHTMLAttributes<HTMLAnchorElement> {
  return attributes
}
