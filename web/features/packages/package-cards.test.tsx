import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PackageCards } from './package-cards.tsx'

const sentence = 'Pratimo vas od priprema do ponoći i sve fotografije dobijete za šest tjedana. '

const markupOf = (description: string) =>
  renderToStaticMarkup(
    <PackageCards packages={[{ id: 1, name: 'Cijeli dan', price: 1200, unit: 'total', description, includes: [] }]} />,
  )

/** Its paragraphs but those of name and price. */
const partsOf = (markup: string) =>
  [...markup.matchAll(/<p>(.*?)<\/p>/gs)].map(([, inner = '']) => inner.replaceAll(/<span.*<\/span>/g, ''))

describe('the description of a package', () => {
  test('that is long unfolds after a whole word, and stands in the page once', () => {
    const text = sentence.repeat(12).trim()
    const markup = markupOf(text)
    const [shown = '', rest] = partsOf(markup)
    expect(`${shown} ${rest}`).toBe(text)
    expect(shown.length).toBeLessThanOrEqual(280)
    expect(markup).toContain('Prikaži više')
  })

  test.each([
    ['short', sentence.trim()],
    ['little longer than the part that is shown', sentence.repeat(4).trim()],
    ['one word', 'a'.repeat(1000)],
  ])('that is %s stands there whole', (_, text) => {
    const markup = markupOf(text)
    expect(partsOf(markup)).toEqual([text])
    expect(markup).not.toContain('<details')
  })
})
