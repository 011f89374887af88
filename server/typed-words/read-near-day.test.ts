import { describe, expect, test } from 'vitest'
import { everybody } from '#server/features/professionals/ways-on.ts'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { readAmounts } from './read-amounts.ts'

const THURSDAY = toCalendarDay('2026-11-26')
const SUNDAY = toCalendarDay('2026-11-29')

const read = (search: string, today = THURSDAY) => readAmounts({ ...everybody, search }, today).query

describe('a day that is told from today', () => {
  test.each([
    ['sutra', '2026-11-27', undefined],
    ['dj sutra', '2026-11-27', 'dj'],
    ['SUTRA fotograf Split', '2026-11-27', 'fotograf Split'],
    ['bend prekosutra', '2026-11-28', 'bend'],
    ['fotograf danas', '2026-11-26', 'fotograf'],
    ['dj večeras', '2026-11-26', 'dj'],
    ['dj veceras u Splitu', '2026-11-26', 'dj u Splitu'],
    ['fotograf ovaj vikend', '2026-11-28', 'fotograf'],
    ['dj za ovaj vikend', '2026-11-28', 'dj za'],
    ['dj sljedeći vikend', '2026-12-05', 'dj'],
    ['dj slijedeci vikend', '2026-12-05', 'dj'],
    ['bend idućeg vikenda', '2026-12-05', 'bend'],
    ['bend ove subote', '2026-11-28', 'bend'],
    ['bend ovu subotu Zagreb', '2026-11-28', 'bend Zagreb'],
    ['bend sljedeću subotu', '2026-12-05', 'bend'],
    ['fotograf iduce nedjelje', '2026-12-06', 'fotograf'],
    ['limuzina ovaj petak', '2026-11-27', 'limuzina'],
    ['dj ove srijede', '2026-12-02', 'dj'],
    ['photographer this weekend', '2026-11-28', 'photographer'],
    ['dj next saturday', '2026-12-05', 'dj'],
    ['bend za tri tjedna', '2026-12-19', 'bend'],
    ['dj za tjedan dana Split', '2026-12-05', 'dj Split'],
    ['photographer in 2 weeks', '2026-12-12', 'photographer'],
    ['photographer tomorrow', '2026-11-27', 'photographer'],
  ])('%s: %s', (search, date, rest) => {
    expect(read(search)).toMatchObject({ date, search: rest })
  })

  test.each([
    ['ovaj vikend', '2026-11-29'],
    ['ove nedjelje', '2026-11-29'],
    ['ove subote', '2026-12-05'],
    ['sljedeći vikend', '2026-12-05'],
    ['sljedeću subotu', '2026-12-05'],
  ])('on a Sunday, %s: %s', (search, date) => {
    expect(read(search, SUNDAY)).toMatchObject({ date })
  })

  test.each(['Bolje sutra', 'Danas i zauvijek', 'dj u subotu', 'bend za vikend', 'Sutrašnjica', 'Ova ljubav'])(
    '%s names none',
    (search) => {
      const { search: rest, date } = read(search)
      expect([rest, date]).toEqual([search, undefined])
    },
  )

  test('is none beside one that is written', () => {
    expect(read('dj 12. 6. 2027. ne sutra').date).toBe('2027-06-12')
  })
})
