import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { pages } from '#contract/paths.ts'
import { CategoryRow } from './category-row.tsx'

const markupOf = (slug: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CategoryRow path={pages.home} categories={[{ id: 12, name: 'Pirotehnika', slug }]} filters={{ page: 1 }} />
    </MemoryRouter>,
  )

test('a category is shown with its picture', () => {
  expect(markupOf('glazba')).toContain('tile-glazba-320')
})

test('a category that an operator or a later release has added is shown with the icon of unknown ones', () => {
  const markup = markupOf('pirotehnika')
  expect(markup).not.toContain('<img')
  expect(markup).toContain('category-icon')
  expect(markup).toContain('Pirotehnika</a>')
})
