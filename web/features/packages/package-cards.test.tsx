import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PackageCards } from './package-cards.tsx'

const sentence = 'Pratimo vas od priprema do ponoći i sve fotografije dobijete za šest tjedana. '

const markupOf = (description: string) =>
  renderToStaticMarkup(
    <PackageCards packages={[{ id: 1, name: 'Cijeli dan', price: 1200, unit: 'total', description, includes: [] }]} />,
  )

test.each([
  ['long', sentence.repeat(12).trim(), true],
  ['of many lines', 'Sat\n'.repeat(12).trim(), true],
  ['short', sentence.trim(), false],
])('a description that is %s stands there whole, and unfolds where it is long', (_, text, unfolds) => {
  const markup = markupOf(text)
  expect(markup).toContain(`>${text}</p>`)
  expect(markup.includes('aria-label="Prikaži više: Cijeli dan"')).toBe(unfolds)
  expect(markup.includes('line-clamp-8')).toBe(unfolds)
})
