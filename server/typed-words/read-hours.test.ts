import { describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { processorTimeOf } from '#test/processor-time.ts'
import { readAmounts } from './read-amounts.ts'
import { readHours } from './read-hours.ts'
import { everybody } from '#server/features/professionals/ways-on.ts'

const read = (search: string) => readAmounts({ ...everybody, search }, toCalendarDay('2026-11-22'))

describe('hours and members in words of a search', () => {
  test.each([
    ['dj za 6 sati', { search: 'dj', fact_hours: 6 }],
    ['fotograf na 8 sati Split', { search: 'fotograf Split', fact_hours: 8 }],
    ['fotograf 10h', { search: 'fotograf', fact_hours: 10 }],
    ['dj šest sati', { search: 'dj', fact_hours: 6 }],
    ['bend za 6-8 sati', { search: 'bend', fact_hours: 8 }],
    ['snimanje u trajanju od 5 sati', { search: 'snimanje', fact_hours: 5 }],
    ['dj 12-satni', { search: 'dj', fact_hours: 12 }],
    ['fotograf osmosatno', { search: 'fotograf', fact_hours: 8 }],
    ['fotograf šesterosatno', { search: 'fotograf', fact_hours: 6 }],
    ['dj na dva sata', { search: 'dj', fact_hours: 2 }],
    ['limuzina na 3 sata', { search: 'limuzina', fact_hours: 3 }],
    ['photographer for 6 hours', { search: 'photographer', fact_hours: 6 }],
    ['bend 4 člana', { search: 'bend', fact_members: 4 }],
    ['bend sa 6 clanova', { search: 'bend', fact_members: 6 }],
    ['bend od pet članova', { search: 'bend', fact_members: 5 }],
    ['peteročlani bend', { search: 'bend', fact_members: 5 }],
    ['cetveroclani bend', { search: 'bend', fact_members: 4 }],
    ['PETEROČLANI bend', { search: 'bend', fact_members: 5 }],
    ['4-člani bend', { search: 'bend', fact_members: 4 }],
    ['4 tamburaša', { search: 'tamburaša', fact_members: 4 }],
    ['bend 5 članova za 6 sati do 2.000 €', { search: 'bend', fact_members: 5, fact_hours: 6, price_max: 2000 }],
  ])('„%s” are filters', (search, written) => {
    expect(read(search)).toMatchObject({ written, unstated: [] })
    expect(Object.keys(read(search).written ?? {})).toHaveLength(Object.keys(written).length)
  })

  test.each([
    ['sala 8 sati', 'sala', '8 sati'],
    ['frizerka 2 sata', 'frizerka', '2 sata'],
    ['bend od 19h', 'bend', 'od 19h'],
    ['dj do 4 ujutro', 'dj', 'do 4 ujutro'],
    ['bend od 8 navečer', 'bend', 'od 8 navečer'],
    ['svirka od 18 do 24 sata', 'svirka', 'od 18 do 24 sata'],
    ['dj od 20 do 04', 'dj', 'od 20 do 04'],
    ['fotograf 12-18 sati', 'fotograf', '12-18 sati'],
    ['frizerka u 7:30', 'frizerka', 'u 7:30'],
    ['sala za 3 dana', 'sala', 'za 3 dana'],
    ['torta 5 kg', 'torta', '5 kg'],
    ['sala 50€/os', 'sala', '50€/os'],
    ['sala do 50 eura po osobi', 'sala', 'do 50 eura po osobi'],
    ['catering 35 €/osoba', 'catering', '35 €/osoba'],
    ['sala 60 eura stolica', 'sala', '60 eura stolica'],
    ['sala meni do 50 eura', 'sala meni', 'do 50 eura'],
    ['restoran do 70 € po stolici', 'restoran', 'do 70 € po stolici'],
    ['sala po stolici 60 eura', 'sala', 'po stolici 60 eura'],
    ['torta 5 eura po komadu', 'torta', '5 eura po komadu'],
    ['limuzina 100 eura na sat', 'limuzina', '100 eura na sat'],
    ['fotograf 4 člana', 'fotograf', '4 člana'],
    ['dj za 60 sati', 'dj', 'za 60 sati'],
    ['6 sati Split', 'Split', '6 sati'],
  ])('„%s” are left out where no list is filtered by them', (search, rest, text) => {
    expect(read(search)).toMatchObject({ written: { search: rest }, unstated: [text], soft: [] })
    expect(Object.keys(read(search).written ?? {})).toEqual(['search'])
  })

  test.each([
    'Modri sat',
    'Tri sata',
    'Pet minuta do 12 sati',
    'bend od 500 do 800',
    'sala za 150',
    'Klub 54',
    'dj od 5 do 10 tisuća',
  ])('%s names none', (search) => {
    const { soft, unstated } = read(search)
    expect([soft, unstated]).toEqual([[], []])
  })

  test('are read of any length without delay', async () => {
    for (const text of [
      'za '.repeat(3333),
      '9'.repeat(10_000),
      '6 do '.repeat(2000),
      'od 18 '.repeat(1666),
      `za ${' '.repeat(9_000)}6 sat`,
    ])
      expect(await processorTimeOf(() => readHours(text))).toBeLessThan(1_000)
  })
})
