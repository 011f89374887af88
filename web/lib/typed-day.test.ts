import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { processorTimeOf } from '#test/processor-time.ts'
import { numericDay, typedDay } from './typed-day.ts'

describe('a typed day', () => {
  test.each([
    '12. 6. 2027.',
    '12.6.2027.',
    '12.6.2027',
    ' 12. 06. 2027 ',
    '12.06.27.',
    '12/6/2027',
    '12-06-2027',
    '12 6 2027',
    '12062027',
    '2027-06-12',
    '12. lipnja 2027.',
    // As copied from a page.
    '12.\u00A0lipnja\u00A02027.',
    'subota, 12.\u00A0lipnja\u00A02027.',
    '12 lipanj 2027',
    '12. lip. 2027.',
    'subota, 12. lipnja 2027.',
    'subota 12. lipnja 2027. godine',
    'u subotu 12.6.2027.',
    '12. 6. 2027. (subota)',
    '12. 6. 2027.\u200B',
    '2027/06/12',
    '2027. 6. 12.',
  ])('%j is 12 June 2027', (text) => {
    expect(typedDay(text)).toBe('2027-06-12')
  })

  test.each([
    ['3. ožujka 2027.', '2027-03-03'],
    ['3. OZUJKA 2027', '2027-03-03'],
    ['29. 2. 2028.', '2028-02-29'],
    ['1. siječnja 2027.', '2027-01-01'],
  ])('%j is %s', (text, day) => {
    expect(typedDay(text)).toBe(day)
  })

  test.each([
    '',
    'sutra',
    '12. 6.',
    'lipanj 2027',
    '12. 6. 2027. i 19. 6. 2027.',
    '12. 6. 2027. u 16 h',
    '31. 6. 2027.',
    '29. 2. 2027.',
    '6/13/2027',
    '12. maja 2027.',
    '2027',
    '1206',
  ])('%j is none', (text) => {
    expect(typedDay(text)).toBeNull()
  })

  test('is looked for in a long text without going through it again and again', async () => {
    const text = `1${'a'.repeat(100_000)}1`
    expect(typedDay(text)).toBeNull()
    expect(await processorTimeOf(() => typedDay(text))).toBeLessThan(1_000)
  })

  test('is read again as it is written', () => {
    const day = toCalendarDay('2027-06-05')
    expect(numericDay(day)).toBe('5. 6. 2027.')
    expect(typedDay(numericDay(day))).toBe(day)
  })
})
