import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { processorTimeOf } from '#test/processor-time.ts'
import { cleanText, requiredName, requiredText } from './text.ts'
import { countCharacters, tooLongMessage } from './text-limits.ts'

test.each([
  ['Šime Čačić-Đurđević', 'Šime Čačić-Đurđević'],
  ["D'Annunzio & O’Brien", "D'Annunzio & O’Brien"],
  ['Luka 👩‍❤️‍👨 Mia 👍🏽 🏳️‍🌈 1️⃣ ❤️', 'Luka 👩‍❤️‍👨 Mia 👍🏽 🏳️‍🌈 1️⃣ ❤️'],
  [
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ],
  ['A\u200Bn\u200Ca\u200D', 'Ana'],
  ['\uFEFFAna\u2060', 'Ana'],
  ['\u202Egpj.anA\u202C', 'gpj.anA'],
  ['\u2067Ana\u2069\u200E\u200F\u061C', 'Ana'],
  ['An\u00ADa', 'Ana'],
  ['\u3164\u115F\u1160\uFFA0', ''],
  ['\u2800 \u2800\u{1D159}', ''],
  ['\uFE0F', ''],
  ['A\uFE0Fna\uFE0E', 'Ana'],
  ['❤\uFE0F\uFE0F 1\uFE0F\u20E3 ™\uFE0E', '❤\uFE0F 1\uFE0F\u20E3 ™\uFE0E'],
  ['\u0000A\u0007\u009Fna\u007F', 'Ana'],
  ['Ana\u{E0041}\u{E0042}', 'Ana'],
  ['prvi\u2028drugi\r\ntreći\rčetvrti', 'prvi\ndrugi\ntreći\nčetvrti'],
  ['stupac\tstupac', 'stupac\tstupac'],
  // Each letter with its mark apart, as some systems write what is copied from them.
  ['C\u030Cac\u030Cic\u0301 Z\u030Carko', 'Čačić Žarko'],
])('%j is stored as %j', (given, stored) => {
  expect(cleanText(given)).toBe(stored)
})

test('of marks that follow each other thirty stay, more than any letter has', () => {
  const marks = '\u0323\u0316'
  expect(cleanText(`q${marks.repeat(15)}`)).toHaveLength(31)
  expect(cleanText(`q${marks.repeat(5_000)}q${marks.repeat(16)}`)).toHaveLength(62)
})

test('a text of marks alone is cleaned at once: normalizing all of them would take half a minute', async () => {
  const text = `a${'\u0300'.repeat(40_000)}${'\u0316'.repeat(40_000)}`
  expect(await processorTimeOf(() => cleanText(text))).toBeLessThan(2_000)
})

test.each([
  ['  Iva \n\t i  Marko ', 'Iva i Marko'],
  ['7', '7'],
  ['Ž\u202E', 'Ž'],
])('%j is the name %j', (given, name) => {
  expect(z.parse(requiredName(20), given)).toBe(name)
})

test('a letter whose mark stands apart counts once', () => {
  expect(z.parse(requiredName(3), 'z\u030C'.repeat(3))).toBe('žžž')
})

test.each(['š', 's\u030C', '💍', '𝓢'])('forms count %j as one character, as the schemas do', (character) => {
  const longest = ` ${character.repeat(20)}\n`
  expect(countCharacters(longest)).toBe(20)
  expect(z.safeParse(requiredText(20), longest).success).toBe(true)
  expect(z.safeParse(requiredText(19), longest).success).toBe(false)
})

test.each(['', ' \u200B ', '\u2800', '💍', '...', 'ž'.repeat(21)])('%j is no name', (given) => {
  expect(z.safeParse(requiredName(20), given).success).toBe(false)
})

test.each([
  [80, 'Najviše 80 znakova.'],
  [254, 'Najviše 254 znaka.'],
  [5_000, 'Najviše 5.000 znakova.'],
])('a text of more than %d letters is told in Croatian', (max, message) => expect(tooLongMessage(max)).toBe(message))
