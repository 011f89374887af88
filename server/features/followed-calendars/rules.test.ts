import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { calendarAddressOf } from './address.ts'
import { readDelayOf, horizonOf, isReadFarEnough, titleOf } from './reading.ts'

test.each([
  ['https://kalendar.primjer.test/a.ics', 'https://kalendar.primjer.test/a.ics'],
  ['webcal://kalendar.primjer.test/a.ics', 'https://kalendar.primjer.test/a.ics'],
  ['WEBCALS://Kalendar.Primjer.test/a.ics?k=1#dio', 'https://kalendar.primjer.test/a.ics?k=1'],
  ['https://kalendar.primjer.test:8443/a', 'https://kalendar.primjer.test:8443/a'],
  ['http://kalendar.primjer.test/a.ics', null],
  ['https://ja:tajna@kalendar.primjer.test/a.ics', null],
  ['https://ja@kalendar.primjer.test/a.ics', null],
  ['ftp://kalendar.primjer.test/a.ics', null],
  ['file:///etc/passwd', null],
  ['javascript:alert(1)', null],
  ['kalendar.primjer.test/a.ics', null],
  ['https://', null],
  ['webcal:', null],
])('the address of %s is %s', (text, address) => {
  expect(calendarAddressOf(text)).toBe(address)
})

test('the title of a day is cut to its longest length, between letters', () => {
  expect(titleOf([])).toBeNull()
  expect(titleOf(['Berba', 'Krstitke'])).toBe('Berba, Krstitke')
  expect(titleOf([`a${'💍'.repeat(200)}`])).toBe(`a${'💍'.repeat(99)}`)
})

test('a reading reaches far enough for a week', () => {
  const today = toCalendarDay('2027-03-15')
  const until = horizonOf(today)
  expect(isReadFarEnough(until, toCalendarDay('2027-03-22'))).toBe(true)
  expect(isReadFarEnough(until, toCalendarDay('2027-03-23'))).toBe(false)
  expect(isReadFarEnough(null, today)).toBe(false)
})

test('readings are spread over the hour', () => {
  const delays = Array.from({ length: 60 }, (_, id) => readDelayOf(id))
  expect(Math.max(...delays)).toBeLessThan(3_600)
  expect(new Set(delays).size).toBe(60)
})
