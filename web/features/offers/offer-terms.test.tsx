import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OfferWords } from './offer-terms.tsx'

const long = 'Otkazivanje bez naknade do dva mjeseca prije vjenčanja. '.repeat(30)

test('a long text of an offer is folded, and is all there', () => {
  const markup = renderToStaticMarkup(<OfferWords offer={{ note: 'Dolazimo u 14 sati.', cancellation: long }} />)
  expect(markup).toContain(long)
  expect(markup).toContain('<summary>Svi uvjeti</summary>')
  expect(markup).not.toContain('Cijela napomena')
})
