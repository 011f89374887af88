import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { detailHref, readDetailState } from './detail-address.ts'

const today = toCalendarDay('2026-11-21')
const read = (query: string) => readDetailState(new URLSearchParams(query), today)

describe('the address of a professional’s page', () => {
  test('says nothing and leaves the month to the calendar', () => {
    expect(read('')).toEqual({ month: undefined, reviews: {}, date: undefined })
  })

  test.each([
    ['month=2027-06', '2027-06'],
    ['month=2026-10', '2026-11'],
    ['month=2028-11', '2028-11'],
    ['month=2028-12', '2028-11'],
    ['month=2027-13', undefined],
    ['month=junk', undefined],
    ['month=junk&date=2027-06-12', '2027-06'],
    ['date=2027-06-12', '2027-06'],
    ['date=2027-06-12&month=2027-07', '2027-07'],
    ['date=2035-06-12', '2028-11'],
  ])('%s shows %s', (query, month) => {
    expect(read(query).month).toBe(month)
  })

  test.each(['2026-11-20', '2027-02-30', 'junk', ''])('a date like %j is none', (date) => {
    expect(read(`date=${date}`).date).toBeUndefined()
  })

  test('today may be asked about', () => {
    expect(read('date=2026-11-21').date).toBe('2026-11-21')
  })

  test.each([
    '/professionals/7',
    '/professionals/7?month=2027-06',
    '/professionals/7?month=2027-06&date=2027-06-12',
    '/professionals/7?month=2026-11&date=2027-06-12&reviews_page=3',
    '/professionals/7?month=2028-11&date=2035-06-12',
    '/professionals/7?reviews_page=2',
    '/professionals/7?reviews_sort=lowest&reviews_search=zvuk+%C4%8Dist&reviews_rating=5',
  ])('%s survives being read and written', (href) => {
    const state = read(href.split('?')[1] ?? '')
    expect(detailHref(7, state)).toBe(href)
  })
})
