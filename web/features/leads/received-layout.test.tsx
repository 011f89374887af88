import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReceivedSummary } from './received-layout.tsx'

test('the number of all leads is written as everywhere', () => {
  expect(renderToStaticMarkup(<ReceivedSummary counted={{ leads: [], total: 1572 }} />)).toContain('>1.572<')
})
