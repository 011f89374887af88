import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  Link as RouterLink,
  type LinkProps,
  NavLink as RouterNavLink,
  type NavLinkProps,
  StaticRouter,
} from 'react-router'
import { expect, test } from 'vitest'
import { Link, NavLink } from './link.tsx'

const render = (link: ReactElement) =>
  renderToStaticMarkup(<StaticRouter location="/professionals/7?date=2027-06-12">{link}</StaticRouter>)

const attributesOf = (html: string) => (html.match(/[\w-]+="[^"]*"/g) ?? []).toSorted()

test('the server has a link of its own', () => {
  expect(Link).not.toBe(RouterLink)
  expect(NavLink).not.toBe(RouterNavLink)
})

test.each<LinkProps>([
  { to: '/' },
  { to: '/?category_id=2&city=Biograd%20na%20Moru#rezultati', className: 'underline', 'aria-current': 'page' },
  { to: '/login?redirect=%2Ffavorites', replace: true, state: { from: 1 }, preventScrollReset: true, target: '_blank' },
  { to: '/professionals/../map' },
  { to: '//map' },
  { to: '/map//dates' },
  { to: '?page=2' },
  { to: '#paketi' },
  { to: 'reviews' },
  { to: '/map', discover: 'none' },
  { to: { pathname: '/map', search: '?city=Split' } },
  { to: 'https://primjer.test/a' },
])('on the server a link to %o has the HTML that the router would give it', (props) => {
  const own = render(<Link {...props}>Više</Link>)
  expect(attributesOf(own)).toEqual(attributesOf(render(<RouterLink {...props}>Više</RouterLink>)))
  expect(own).toMatch(/>Više<\/a>$/)
})

const className = ({ isActive, isPending }: { isActive: boolean; isPending: boolean }) =>
  `${isActive ? 'open' : 'other'} ${isPending ? 'pending' : 'calm'}`

test.each<NavLinkProps>([
  { to: '/', end: true, className },
  { to: '/', className },
  { to: '/professionals', className },
  { to: '/Professionals', className, 'aria-label': 'Svi' },
  { to: '/professionals', end: true, className },
  { to: '/professionals/', className },
  { to: '/professional', className },
  { to: '/professionals/7', end: true, className },
  { to: '/professionals/7?date=2027-06-12', className },
  { to: '/professionals/7', className: 'underline' },
  { to: '/professionals/7', caseSensitive: true, className },
  { to: '/map', className, prefetch: 'none' },
])('on the server a link of a menu to %o has the HTML that the router would give it', (props) => {
  const own = render(<NavLink {...props}>Više</NavLink>)
  expect(attributesOf(own)).toEqual(attributesOf(render(<RouterNavLink {...props}>Više</RouterNavLink>)))
  expect(own).toMatch(/>Više<\/a>$/)
})
