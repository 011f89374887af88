import { type CalendarDay, SATURDAY } from '#contract/calendar-day.ts'
import { monthNumber } from './month-names.ts'
import { comingMonths, daysOn } from './read-month.ts'
import { ordinalsInDigits } from './spelled-ordinals.ts'
import { weekdayPatterns, weekendPattern } from './weekday-names.ts'
import { cut, letters } from './written-words.ts'

/** Positions in the month, the last one counted from its end. */
const places = [
  ['1\\.|prv(?:i|a|e|u|og|oga|om)|first', 0],
  ['2\\.|drug(?:i|a|e|u|og|oga|om)|second', 1],
  ['3\\.|tre[ćc](?:i|a|e|u|eg|ega|em)|third', 2],
  ['4\\.|[čc]etvrt(?:i|a|e|u|og|oga|om)|fourth', 3],
  ['(?:zadnj|posljednj)(?:i|a|e|u|eg|ega|em)|last', -1],
] as const

const oneOf = (patterns: readonly string[]) => patterns.map((pattern) => `(${pattern})`).join('|')
const month = `(?:(?<name>[${letters}]{3,10})(?![${letters}])|(?<number>0?[1-9]|1[0-2])\\.?\\s*mjesec[au]?(?![${letters}]))`

const ordinalMonth = new RegExp(`[${letters}]+\\s+mjesec[au]?(?![${letters}])`, 'iu')

const named = new RegExp(
  `(?<![${letters}\\d])(?:${oneOf(places.map(([pattern]) => pattern))})\\s+(?:${oneOf([...weekdayPatterns, weekendPattern])})\\s+(?:(?:u|of|in|im)\\s+)?${month}(?:[\\s.,]*(?<year>20\\d{2})(?!\\d)\\.?)?`,
  'iu',
)

/** Reads `u devetom mjesecu` as `u 9. mjesecu`. */
const monthInDigits = (search: string) => search.replace(ordinalMonth, ordinalsInDigits)

/**
 * `prva subota u lipnju`, `zadnji vikend u rujnu 2027`: its Saturday. Without a year the next one; a past one does not
 * count.
 */
export function readNthWeekday(search: string, today: CalendarDay): { rest: string; date: CalendarDay } | undefined {
  const typed = monthInDigits(search)
  const found = named.exec(typed)
  if (!found) return undefined
  const { name, number, year } = found.groups ?? {}
  const inYear = name === undefined ? Number(number) : monthNumber(name)
  const chosen = found.slice(1).map((group) => group !== undefined)
  const [, place] = places[chosen.indexOf(true)] ?? []
  const day = chosen.indexOf(true, places.length) - places.length
  if (inYear === undefined || place === undefined) return undefined
  const date = comingMonths(inYear, year, today)
    .map((one) => daysOn(one, [day === weekdayPatterns.length ? SATURDAY : day]).at(place))
    .find((one) => one !== undefined && one >= today)
  return date === undefined ? undefined : { rest: cut(typed, found), date }
}
