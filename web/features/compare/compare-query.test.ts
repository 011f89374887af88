import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { compareHref, readComparison } from './compare-query.ts'

const today = toCalendarDay('2027-03-15')
const read = (query: string) => readComparison(new URLSearchParams(query), today)

test('an address gives each professional once, the first four of them, in its order', () => {
  expect(read('ids=7,3,7,0,-1,x,99999999999,12').ids).toEqual([7, 3, 12])

  expect(read('ids=5,4,3,2,1,1')).toMatchObject({ ids: [5, 4, 3, 2], tooMany: 1 })
  // As the button of a list sends it without scripts.
  expect(read('ids=7&compared=12,3,7').ids).toEqual([12, 3, 7])
  expect(read('')).toMatchObject({ ids: [], tooMany: 0, dropped: [] })
})

test('the day, the guests and the town are read as they are typed', () => {
  expect(read('ids=1&date=12.+6.+2027.&guests=120&near=+Split+&differences=1')).toMatchObject({
    date: '2027-06-12',
    guests: 120,
    near: 'Split',
    differences: true,
    dropped: [],
  })
})

test('a town of invisible characters is none', () => {
  expect(read('ids=1&near=%00%E2%80%8B').near).toBe('')
})

test('what makes no sense is left out and named', () => {
  expect(read('date=2027-02-30&guests=0').dropped).toEqual(['datum', 'broj gostiju'])
  expect(read('date=2026-06-12&guests=dvjesto').dropped).toEqual(['datum koji je prošao', 'broj gostiju'])
  expect(read('guests=5001')).toMatchObject({ guests: undefined, dropped: ['broj gostiju'] })
})

test('the address of a comparison reads as that comparison', () => {
  const comparison = read('ids=7,3&date=2027-06-12&guests=120&near=Slavonski+Brod&differences=1')
  expect(compareHref(comparison)).toBe('/compare?ids=7,3&date=2027-06-12&guests=120&near=Slavonski+Brod&differences=1')
  expect(read(compareHref(comparison).split('?')[1] ?? '')).toEqual(comparison)
  expect(compareHref(read('ids=7,3'), { ids: [3] })).toBe('/compare?ids=3')
  expect(compareHref(read('ids=7'), { ids: [] })).toBe('/compare')
})
