import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { CategoryCount } from '#contract/landing.ts'
import { CityDirectory } from './city-directory.tsx'

const category = { id: 2, name: 'Fotografija', slug: 'fotografija' }

test('a link of the directory says its city and its number, in one element', () => {
  const counts: CategoryCount[] = [{ category, total: 12, cities: [{ city: 'Split', total: 5 }] }]
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <CityDirectory counts={counts} />
    </MemoryRouter>,
  )
  expect(markup).toContain('aria-label="Fotografija, Split, ukupno 5"')
  const [, rows = ''] = markup.split('</h3>')
  expect(rows.match(/<[a-z]/g)).toHaveLength(2)
})
