import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link as RouterLink, type LinkProps, StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'

const render = (Component: ComponentType<LinkProps>, props: LinkProps) =>
  renderToStaticMarkup(
    <StaticRouter location="/professionals/7?date=2027-06-12">
      <Component {...props}>Više</Component>
    </StaticRouter>,
  )

const attributesOf = (html: string) => (html.match(/[\w-]+="[^"]*"/g) ?? []).toSorted()

test('the server has a link of its own', () => {
  expect(Link).not.toBe(RouterLink)
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
  const own = render(Link, props)
  expect(attributesOf(own)).toEqual(attributesOf(render(RouterLink, props)))
  expect(own).toMatch(/>Više<\/a>$/)
})
