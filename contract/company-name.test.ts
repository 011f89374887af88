import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { companyName } from './company-name.ts'

const read = (given: string) => z.safeParse(companyName, given)

/** Cyrillic letters that look like these Latin ones. */
const cyrillic = { a: '\u0430', o: '\u043E', e: '\u0435', p: '\u0440', c: '\u0441', A: '\u0410', B: '\u0412' }
const greek = { o: '\u03BF', A: '\u0391', B: '\u0392', E: '\u0395', T: '\u03A4' }

describe('the name of a company', () => {
  test.each([
    'Foto Val',
    'Šime & sinovi d.o.o. Đakovo',
    'Café Zürich – Łódź 2',
    'Işık',
    'DJ №1',
    'µFoto',
    'Студио Сава',
    'Ресторан Šibenik',
    'Сара Ковач',
    'Ταβέρνα Ήλιος',
    'Ω Studio',
    '写真スタジオ',
    '한빛 사진',
    'صور الزفاف',
    '7',
  ])('may be %j', (name) => {
    expect(read(name)).toMatchObject({ success: true, data: name })
  })

  test.each([
    [`F${cyrillic.o}to Val`, `F${cyrillic.o}to`, cyrillic.o],
    [`Foto V${cyrillic.a}l`, `V${cyrillic.a}l`, cyrillic.a],
    [`${greek.A}telier`, `${greek.A}telier`, greek.A],
    [`Studio-${cyrillic.p}ar`, `${cyrillic.p}ar`, cyrillic.p],
    ['St\u0251n', 'St\u0251n', '\u0251'],
    ['\u13AAtelier', '\u13AAtelier', '\u13AA'],
    ['\u01C0va', '\u01C0va', '\u01C0'],
    [`V${cyrillic.e}\u0301l`, `V${cyrillic.e}\u0301l`, cyrillic.e],
  ])('%j is refused: a word mixes scripts', (name, word, letter) => {
    expect(read(name).error?.issues.map(({ message }) => message)).toEqual([
      `U riječi „${word}” slovo „${letter}” nije latinično, iako može tako izgledati. Napišite je jednim pismom.`,
    ])
  })

  test.each([
    cyrillic.c + cyrillic.a + cyrillic.p + cyrillic.a,
    `Foto ${cyrillic.c}${cyrillic.a}${cyrillic.p}${cyrillic.a}`,
    greek.B + greek.E + greek.T + greek.A,
    `${cyrillic.A}${cyrillic.B} Studio`,
    '\uA4D0\uA4F3',
  ])('%j is refused: it only looks Latin', (name) => {
    expect(read(name).error?.issues.map(({ message }) => message)).toEqual([
      'Naziv ima slova koja izgledaju kao latinična, a nisu. Napišite ga latinicom.',
    ])
  })

  test.each([
    ['\uFF26oto', 'Foto'],
    ['\u{1D405}\u{1D428}\u{1D42D}\u{1D428} \u{1D7DF}', 'Foto 7'],
    ['\uFB01lm', 'film'],
    ['\u01C8ubav', 'Ljubav'],
    ['\u01C4ep', 'DŽep'],
    ['\u210Catelier', 'Hatelier'],
    ['Foto \u2164al', 'Foto Val'],
    ['Ate\u217Cier \u216Dasa', 'Atelier Casa'],
    ['\u00D0ur\u0111a \u0189akovo', 'Đurđa Đakovo'],
  ])('%j is stored as %j', (given, stored) => {
    expect(read(given)).toMatchObject({ success: true, data: stored })
  })

  test('is counted as it is stored', () => {
    expect(read('\uFB03'.repeat(40)).success).toBe(true)
    expect(read('\uFB03'.repeat(41)).error?.issues.map(({ message }) => message)).toEqual(['Najviše 120 znakova.'])
  })
})
