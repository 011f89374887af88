import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { readSeason } from './read-season.ts'

const today = toCalendarDay('2026-11-22')

test.each([
  ['svadba 2027', '2027. godinu', '2027-01'],
  ['bend 2027.', '2027. godinu', '2027-01'],
  ['fotograf 2026', '2026. godinu', '2026-11'],
  ['fotograf iduće godine', '2027. godinu', '2027-01'],
  ['bend dogodine', '2027. godinu', '2027-01'],
  ['vjenčanje ljeto 2027', 'ljeto 2027.', '2027-06'],
  ['ljetna svadba na moru', 'ljeto 2027.', '2027-06'],
  ['fotograf za iduće ljeto', 'ljeto 2027.', '2027-06'],
  ['vjencanje u proljece 2027', 'proljeće 2027.', '2027-03'],
  ['pir u jesen', 'jesen 2026.', '2026-11'],
  ['jesen 2027 sala', 'jesen 2027.', '2027-09'],
  ['zimska svadba', 'zimu 2026./2027.', '2026-12'],
  ['bend zima 2027', 'zimu 2027./2028.', '2027-12'],
  ['summer wedding hvar 2028', 'ljeto 2028.', '2028-06'],
])('%s: %s from %s on', (search, name, month) => {
  expect(readSeason(search, today)).toEqual({ name, month })
})

test.each(['svadba', 'svadba 2025', 'svadba 2031', 'bend do 2000 eura', 'Modri sat', 'iduća subota', 'ljeto 2029', ''])(
  '%s names none whose days are shown',
  (search) => expect(readSeason(search, today)).toBeUndefined(),
)

test('a winter that has begun is this one', () => {
  expect(readSeason('svadba zimi', toCalendarDay('2027-01-10'))).toEqual({ name: 'zimu 2026./2027.', month: '2027-01' })
})
