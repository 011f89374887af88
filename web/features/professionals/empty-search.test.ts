import { expect, test } from 'vitest'
import { adviceFor } from './empty-search.tsx'

test.each([
  [{ search: 'qwertz' }, 1],
  [{ search: 'bend', city: 'Gospić', price_max: '10' }, 3],
  [{ near: 'Split', search: '', city: '' }, 1],
  [{ rating_min: '5' }, 0],
  [{ price_min: '900', price_max: '1000' }, 1],
  [{ price_min: '2000', price_max: '500' }, 2],
])('what to change is said of the filters that are set alone: %o', (filters, count) => {
  const advice = adviceFor({ ...filters, page: 1 })
  expect(advice).toHaveLength(count)
  expect(advice.join().includes('datum')).toBe(false)
})

test.each([
  [{ near: 'Foobar' }, true],
  [{ city: 'Foobar' }, true],
  [{ city: 'gospic' }, false],
  [{ near: 'SPLIT' }, false],
])('a town that nobody knows is named, unlike one where nobody is found: %o', (filters, isNamed) => {
  const advice = adviceFor({ ...filters, page: 1 }).join(' ')
  expect(advice.includes('Mjesto „Foobar” ne poznajemo.')).toBe(isNamed)
})
