import { expect, test } from 'vitest'
import { formatCount, formatQuantity, joinWords, pluralForm } from './croatian.ts'

test.each([
  [0, '0 pružatelja'],
  [1, '1 pružatelj'],
  [2, '2 pružatelja'],
  [5, '5 pružatelja'],
  [11, '11 pružatelja'],
  [21, '21 pružatelj'],
  [1_204, '1.204 pružatelja'],
])('%d is counted as a Croatian would', (count, text) => {
  expect(formatQuantity(count, 'pružatelj', 'pružatelja', 'pružatelja')).toBe(text)
})

test.each([
  [1, 'recenzija'],
  [3, 'recenzije'],
  [12, 'recenzija'],
  [23, 'recenzije'],
  [25, 'recenzija'],
])('%d takes the form %s', (count, form) => {
  expect(formatQuantity(count, 'recenzija', 'recenzije', 'recenzija')).toBe(`${count} ${form}`)
})

test('counts up to ten thousand are written and take their forms as Intl has it', () => {
  const [rules, numbers] = [new Intl.PluralRules('hr'), new Intl.NumberFormat('hr-HR')]
  for (const count of Array(10_000).keys()) {
    const form = pluralForm(count, 'one', 'few', 'other')
    expect([count, form]).toEqual([count, rules.select(count)])
    expect(formatCount(count)).toBe(numbers.format(count))
  }
})

test('words are joined as Intl has it', () => {
  const [all, any] = (['conjunction', 'disjunction'] as const).map((type) => new Intl.ListFormat('hr', { type }))
  const words = ['cvijeće', 'čamac, brod', 'torta i kolači', '']
  for (let count = 0; count <= words.length; count++) {
    const some = words.slice(0, count)
    expect([joinWords(some), joinWords(some, 'ili')]).toEqual([all?.format(some), any?.format(some)])
  }
})
