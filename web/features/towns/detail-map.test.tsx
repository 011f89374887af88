import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findTown } from '#contract/towns.ts'
import { DetailMap } from './detail-map.tsx'
import { project } from './projection.ts'

const markup = (city: string, travelsKm: number | null) =>
  renderToStaticMarkup(<DetailMap city={city} travelsKm={travelsKm} />)

test('the circle is as large as the way is far, around its town', () => {
  const town = findTown('Split')
  if (!town) throw new Error('Split is not on the map')
  const { x, y } = project(town)
  expect(markup('Split', 80)).toContain(`<circle cx="${x}" cy="${y}" r="160"`)
  expect(markup('Split', 80)).toContain('Split · dolazi do 80\u00A0km')
  expect(markup('Split', 1000)).toContain('Split · dolazi do 1.000\u00A0km')
})

test('somebody who does not say how far is a place without a circle', () => {
  const shown = markup('Split', null)
  expect(shown.match(/<circle/g)).toHaveLength(1)
  expect(shown).not.toContain('dolazi')
})

test('somebody who does not travel is there alone', () => {
  const shown = markup('Split', 0)
  expect(shown.match(/<circle/g)).toHaveLength(1)
  expect(shown).toContain('Split · radi samo u svojem mjestu')
})

test('a place that is not on the map is words alone', () => {
  expect(markup('Gornja Vas <b>', 30)).toBe('<p>Gornja Vas &lt;b&gt; · dolazi do 30\u00A0km</p>')
})

test('the map is little of the page: its outline is a file of its own', () => {
  expect(markup('Split', 80).length).toBeLessThan(1_300)
})
