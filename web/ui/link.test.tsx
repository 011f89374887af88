import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link as RouterLink, NavLink as RouterNavLink, StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Link, type LinkProps, NavLink } from './link.tsx'

const attributesOf = (html: string) =>
  (html.match(/[\w-]+="[^"]*"/g) ?? []).filter((one) => !one.startsWith('data-discover')).toSorted()

const inRouter = (link: ReactElement) =>
  renderToStaticMarkup(<StaticRouter location="/professionals/7?date=2027-06-12">{link}</StaticRouter>)

test.each<LinkProps>([
  { to: '/' },
  { to: '/?category_id=2&city=Biograd%20na%20Moru#rezultati', className: 'underline', 'aria-current': 'page' },
  { to: '/login?redirect=%2Ffavorites', replace: true, state: { from: 1 }, preventScrollReset: true, target: '_blank' },
])('a link to %o has the HTML of the router’s own, and asks no router for it', (props) => {
  const own = renderToStaticMarkup(<Link {...props}>Više</Link>)
  expect(attributesOf(own)).toEqual(attributesOf(inRouter(<RouterLink {...props}>Više</RouterLink>)))
  expect(own).toMatch(/>Više<\/a>$/)
})

const className = ({ isActive }: { isActive: boolean }) => (isActive ? 'open' : 'other')

test.each([
  { to: '/', end: true },
  { to: '/' },
  { to: '/professionals' },
  { to: '/Professionals', 'aria-label': 'Svi' },
  { to: '/professionals', end: true },
  { to: '/professional' },
  { to: '/professionals/7', end: true },
  { to: '/professionals/7' },
  { to: '/map' },
])('a link of a menu to %o has the HTML of the router’s own', (props) => {
  const own = inRouter(
    <NavLink {...props} className={className}>
      Više
    </NavLink>,
  )
  const routers = inRouter(
    <RouterNavLink {...props} className={className}>
      Više
    </RouterNavLink>,
  )
  expect(attributesOf(own)).toEqual(attributesOf(routers))
  expect(own).toMatch(/>Više<\/a>$/)
})
