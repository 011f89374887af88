import type { AnchorHTMLAttributes } from 'react'
import { Link as RouterLink, type LinkProps } from 'react-router'

/**
 * The router's link; while the server renders, its HTML without its work. A page has up to a hundred of them, and what
 * each of them asks the router for is the reaction to a press.
 */
export const Link = import.meta.env.SSR ? RenderedLink : RouterLink

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
