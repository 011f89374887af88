import { expect, test } from 'vitest'
import { templatePlaceholders } from '#contract/reply-templates.ts'
import { fillPlaceholders, matchesSearch } from './placeholders.ts'

const values = { '{par}': 'Ana {datum}', '{datum}': '12. lipnja 2027.', '{tvrtka}': 'Studio $&' }

test('each placeholder is filled in wherever it stands, and what is filled in is left alone', () => {
  expect(fillPlaceholders('Dragi {par}, {datum} i {par}. {tvrtka} {Par} {x}', values)).toBe(
    'Dragi Ana {datum}, 12. lipnja 2027. i Ana {datum}. Studio $& {Par} {x}',
  )
})

test('a day at the end of a sentence brings its full stop along', () => {
  expect(fillPlaceholders('Slobodni smo {datum}. Vaš {tvrtka}.', values)).toBe(
    'Slobodni smo 12. lipnja 2027. Vaš Studio $&.',
  )
})

test('every placeholder of the contract is known', () => {
  expect(fillPlaceholders(templatePlaceholders.join(''), values)).not.toContain('{par}')
  expect(Object.keys(values)).toEqual([...templatePlaceholders])
})

test.each([
  ['cijena', true],
  ['CJENIK', true],
  ['dakovo', true],
  ['cjenik zagreb', false],
  ['', true],
])('a search for %j: %s', (search, isFound) => {
  expect(matchesSearch({ title: 'Cjenik', body: 'Cijena vrijedi i za Đakovo.' }, search)).toBe(isFound)
})
