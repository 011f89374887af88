import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { UnansweredLine } from './unanswered-line.tsx'

const draw = (reviews: { total: number; unanswered: number }) => {
  const Page = createRoutesStub([{ path: '/', Component: () => <UnansweredLine {...reviews} /> }])
  return renderToStaticMarkup(<Page />)
}

test('the line says how many reviews wait, or that all are answered', () => {
  expect(draw({ total: 5, unanswered: 2 })).toContain('2 recenzije čekaju vaš odgovor.')
  expect(draw({ total: 5, unanswered: 0 })).toContain('5 recenzija')
})

test('without any review the line stands there, too, since its place is kept', () => {
  expect(draw({ total: 0, unanswered: 0 })).toContain('Još nemate recenzija.')
})
