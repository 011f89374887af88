import { word } from './written-words.ts'

/** Patterns for each weekday, starting with Monday: in its cases, in English and in German. */
export const weekdayPatterns: readonly string[] = [
  'ponedjelj(?:ak|k[aue]|kom|ci)|monday|montag',
  'utor(?:ak|k[aue]|kom|ci)|tuesday|dienstag',
  'srijed(?:[aeui]|om)|sred(?:[aeu]|om)|wednesday|mittwoch',
  '[čc]etvrt(?:ak|k[aue]|kom|ci)|thursday|donnerstag',
  'pet(?:ak|k[aue]|kom|ci)|friday|freitag',
  'subot(?:[aeui]|om)|saturday|samstag',
  'ned(?:j?e|i)lj(?:[aeui]|om)|sunday|sonntag',
]
export const weekendPattern = 'vikend(?:[aui]|om|ima)?|weekend|wochenende'

export const DAYS_OF_WEEK = weekdayPatterns.length

const WORKDAYS = [0, 1, 2, 3, 4]
const WEEKEND = [5, 6]

/** One or more weekdays, counted from Monday. */
const named = [
  ...weekdayPatterns.map((pattern, weekday) => ({ pattern, weekdays: [weekday] })),
  { pattern: weekendPattern, weekdays: WEEKEND },
  { pattern: 'radn(?:i|a|im|og|oga|om|e|ih) dan(?:[aeiu]|om|ima)?|weekday', weekdays: WORKDAYS },
].map(({ pattern, weekdays }) => ({
  pattern: new RegExp(word(`(?:${pattern})s?`), 'iu'),
  weekdays,
}))

/** The weekdays that the words name, from Monday on. */
export const weekdaysIn = (search: string): number[] => {
  const found = named.flatMap(({ pattern, weekdays }) => (pattern.test(search) ? weekdays : []))
  return [...new Set(found)].toSorted((one, other) => one - other)
}
