import { describe, expect, test } from 'vitest'
import { relativeTime, blockedText, effectSentences, freedDaysText, hostOf, unreadableText } from './text.ts'

describe('days are counted in good Croatian', () => {
  test.each([
    [1, '1 dan bit će blokiran', '1 slobodan dan postat će blokiran', '1 dan već je zauzet i ostaje kako jest'],
    [3, '3 dana bit će blokirana', '3 slobodna dana postat će blokirana', '3 dana već su zauzeta i ostaju kako jesu'],
    [
      12,
      '12 dana bit će blokirano',
      '12 slobodnih dana postat će blokirano',
      '12 dana već je zauzeto i ostaje kako jest',
    ],
  ])('%i in a preview', (count, blocks, replaces, taken) => {
    expect(effectSentences.blocks(count)).toBe(blocks)
    expect(effectSentences.replaces(count)).toBe(replaces)
    expect(effectSentences.taken(count)).toBe(taken)
  })

  test.each([
    [1, '1 unos nije čitljiv, pa ne može blokirati dan'],
    [2, '2 unosa nisu čitljiva, pa ne mogu blokirati dane'],
    [5, '5 unosa nije čitljivo, pa ne može blokirati dane'],
  ])('%i that cannot be read', (count, sentence) => {
    expect(unreadableText(count)).toBe(sentence)
  })

  test.each([
    [0, 'Zbog njega nije blokiran nijedan dan.'],
    [21, 'Zbog njega je blokiran 21 dan.'],
    [2, 'Zbog njega su blokirana 2 dana.'],
    [5, 'Zbog njega je blokirano 5 dana.'],
  ])('%i that are blocked', (count, sentence) => {
    expect(blockedText(count)).toBe(sentence)
  })

  test.each([
    [0, /ništa ne mijenja/],
    [1, /oslobodit će se 1 dan blokiran zbog njega/],
    [4, /oslobodit će se 4 dana blokirana zbog njega/],
    [7, /oslobodit će se 7 dana blokiranih zbog njega/],
  ])('%i that are freed', (count, sentence) => {
    expect(freedDaysText(count)).toMatch(sentence)
  })
})

describe('how long ago', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  test.each([
    ['2026-11-21T12:00:30Z', 'upravo sada'],
    ['2026-11-21T11:59:01Z', 'upravo sada'],
    ['2026-11-21T11:59:00Z', 'prije 1 minutu'],
    ['2026-11-21T11:48:00Z', 'prije 12 minuta'],
    ['2026-11-21T11:00:00Z', 'prije 1 sat'],
    ['2026-11-20T12:00:00Z', 'prije 1 dan'],
    ['2026-11-16T11:00:00Z', 'prije 5 dana'],
  ])('%s is %s', (instant, text) => {
    expect(relativeTime(instant, now)).toBe(text)
  })
})

test('of a followed address only its host is shown', () => {
  expect(hostOf('https://calendar.google.com/calendar/ical/tajna/basic.ics')).toBe('calendar.google.com')
})
