import { describe, expect, test } from 'vitest'
import { totalOf } from '#contract/decimal.ts'
import { fitItems } from './fitted-items.ts'

const line = (label: string, quantity: number, unit_price: number) => ({ label, quantity, unit_price })
const photos = [line('Fotografiranje', 1, 1200), line('Album', 1, 250), line('Put', 60, 0.5)]
const dinner = [line('Večera', 120, 75), line('Torta', 1, 600)]

describe('for the total that a couple wishes', () => {
  test('the largest line takes the difference, and says what it was', () => {
    expect(fitItems(photos, 1200)).toEqual([
      { ...line('Fotografiranje', 1, 920), formerPrice: 1200 },
      ...photos.slice(1),
    ])
  })

  test('cents that a price of many cannot carry stand in a line of their own', () => {
    expect(fitItems(dinner, 8000)).toEqual([
      { ...line('Večera', 120, 61.66), formerPrice: 75 },
      dinner[1],
      { ...line('Zaokruženje', 1, 0.8), formerPrice: null },
    ])
  })

  test('all become less where the largest is not enough', () => {
    const fitted = fitItems([line('A', 1, 100), line('B', 1, 90), line('C', 1, 80)], 150)
    expect(fitted.map(({ unit_price }) => unit_price)).toEqual([55.55, 50, 44.44, 0.01])
  })

  test('a total that is the same changes nothing', () => {
    expect(fitItems(photos, 1480)).toEqual(photos)
  })

  test('with thirty lines the cents go into a line of one piece', () => {
    const many = [...Array.from({ length: 29 }, (_, index) => line(`Stavka ${index}`, 3, 33.33)), line('Put', 1, 50)]
    const fitted = fitItems(many, 2000)
    expect(fitted).toHaveLength(30)
    expect(totalOf(fitted)).toBe(2000)
  })

  test.each([
    [photos, 1234.56],
    [photos, 0],
    [photos, 0.01],
    [photos, 5000],
    [dinner, 7777.77],
    [[line('Sat', 2.5, 33.33)], 70],
    [[line('Sat', 0.333, 99.99)], 10],
    [[line('Komad', 7, 0.1), line('Komad', 999_999, 1.23)], 33.33],
    [Array.from({ length: 30 }, (_, index) => line(`Stavka ${index}`, 7, 19.99)), 1000.01],
  ])('it is exact to the cent', (items, wanted) => {
    expect(totalOf(fitItems(items, wanted))).toBe(wanted)
  })
})
