import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { ReviewPage } from '#contract/reviews.ts'
import { ReviewSection } from './review-section.tsx'

const professional = { id: 7, company_name: 'Studio Lipa', average_rating: 5 }
const none: ReviewPage = {
  data: [],
  total: 0,
  current_page: 1,
  last_page: 1,
  per_page: 10,
  rating_counts: [0, 0, 0, 0, 24],
}
const state = { page: 1, sort: 'newest', rating: undefined, search: '' } as const

test('the section is drawn by the address that it is given: the router may have gone on before it is hydrated', () => {
  const Page = createRoutesStub([
    {
      path: '/professionals/7',
      Component: () => (
        <ReviewSection professional={professional} reviews={none} state={state} search="?month=2027-06" />
      ),
    },
  ])
  const markup = renderToStaticMarkup(<Page initialEntries={['/professionals/7?month=2027-06&date=2027-06-12']} />)
  expect(markup).toContain('name="month" value="2027-06"')
  expect(markup).toContain('/professionals/7?month=2027-06&amp;reviews_rating=5#recenzije')
  expect(markup).not.toContain('2027-06-12')
})
