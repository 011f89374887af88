import { type CalendarDay, isCalendarDay } from '#contract/calendar-day.ts'
import { monthNames, monthNumber } from './month-names.ts'
import { weekdayPatterns } from './weekday-names.ts'
import { ordinalsInDigits } from './spelled-ordinals.ts'
import { cut, letters, upTo } from './written-words.ts'

const followingYear = String.raw`(?:[\s.,]*(?<year>20\d{2})\.?(?!\d))?`
const monthName = String.raw`(?<name>[${letters}]{3,10})(?![${letters}])`
/** As in `15-og kolovoza`, `12th of June`. */
const ordinal = String.raw`(?:-?(?:og|oga|ti|i|st|nd|rd|th)(?![${letters}]))?\.?`

const patterns = [
  /(?<!\d)(?<year>20\d{2})(?<part>[-./])(?<month>\d{2})\k<part>(?<day>\d{2})(?!\d)/,
  new RegExp(String.raw`(?<![\d.,])(?<day>\d{1,2})${ordinal}\s*(?:of\s+)?${monthName}${followingYear}`, 'giu'),
  // The day follows only an English name: `lipanj 27` is more likely a year.
  new RegExp(
    String.raw`(?<![${letters}])(?<name>january|february|march|april|may|june|july|august|september|october|november|december)\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d.]|\s*(?:€|eur|guests|people|pax|persons|hours))${followingYear}`,
    'iu',
  ),
  /(?<![\d.,])(?<day>\d{1,2})\s*[./]\s*(?<month>\d{1,2})(?:\s*[./]\s*(?<year>20\d{2}|\d{2})(?!\d)\.?|\.)(?!\d)/,
  /(?<![\d.,-])(?<day>\d{1,2})-(?<month>\d{1,2})-(?<year>20\d{2})(?![\d-])\.?/,
  /(?<![\d.,-]|\d\s)(?<day>\d{1,2})\s+(?<month>\d{1,2})\s+(?<year>20\d{2})(?![\d-])\.?/,
  // `bend 12.6`: only at the end, since a number with a unit may follow, and never with a slash, as in `24/7`.
  new RegExp(`(?<!(?:${upTo}|€)\\s*)(?<![\\d.,])(?<day>\\d{1,2})\\.\\s*(?<month>\\d{1,2})\\s*$`, 'iu'),
]
/** 29 February usually comes every four years, but occasionally only after eight. */
const YEARS_TO_LEAP = 8

/** Without a year, the next such day; a past day is not a filter. */
function dayOf({ year = '', month, day = '', name = '' }: Record<string, string>, today: CalendarDay) {
  const number = month ?? String(monthNumber(name))
  const inYear = (of: string) => `${of}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
  const thisYear = Number(today.slice(0, 4))
  const years =
    year === ''
      ? Array.from({ length: YEARS_TO_LEAP + 1 }, (_, index) => thisYear + index)
      : [Number(year.length === 2 ? `20${year}` : year)]
  return years.map((of) => inYear(String(of))).find((text): text is CalendarDay => isCalendarDay(text) && text >= today)
}

/** Before it, a number is a day without its dot as well. */
const aMonth = String.raw`(?:${monthNames.join(' ').replaceAll(' ', '|')})(?![${letters}])`

/** If two days are meant, the first: `12. i 13. lipnja`, `12.-13.6.`, `12.6. – 14.6.` */
const twoDays = [
  new RegExp(
    String.raw`(?<![\d.,])(?<first>\d{1,2}\.\s?\d{1,2}\.)\s*(?:i|ili|[-–])\s*(?:(?:${weekdayPatterns.join('|')})\s+)?\d{1,2}\.\s?\d{1,2}\.?(?!\d)`,
    'giu',
  ),
  /(?<![\d.,])(?<first>\d{1,2})\.?\s*(?:i|ili|[-–/])\s*\d{1,2}(?=\.\s*(?:\p{L}{3,10}|1?\d\.))/giu,
  new RegExp(String.raw`(?<![\d.,/-])(?<first>\d{1,2})\s*(?:i|ili|[-–/])\s*\d{1,2}(?=\s*${aMonth})`, 'giu'),
]

/** For a range of days, the month, whose Saturdays are shown: `između 12. i 20. lipnja`, `od 1.6. do 15.6.` */
const between = String.raw`(?<![${letters}])(?:od|između|izmedu|izmedju)\s+\d{1,2}`
const and = String.raw`\s*(?:do|i)\s+\d{1,2}`
const spans = [
  [new RegExp(String.raw`${between}\.${and}\.(?=\s*[${letters}]{3,10})`, 'iu'), ''],
  [new RegExp(String.raw`${between}\.?${and}\.?(?=\s*${aMonth})`, 'iu'), ''],
  [new RegExp(String.raw`${between}\.\s?(?<month>\d{1,2})\.${and}\.\s?\d{1,2}\.?`, 'iu'), '$<month>. mjesec'],
] as const

const withoutSpans = (text: string) => {
  for (const [pattern, month] of spans) if (pattern.test(text)) return text.replace(pattern, month).trim()
  return text
}

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
const shortMonths = ['sij', 'velj', 'ožu', 'tra', 'svi', 'lip', 'srp', 'kol', 'ruj', 'lis', 'stu', 'pro']

/** Reads `12. VI. 2027.` and `12. lip` as `12.6.` */
const shortMonth = new RegExp(
  String.raw`(?<![\d.,])(?<day>\d{1,2})\.\s*(?<month>${[...roman, ...shortMonths].join('|')})(?:\.|(?![${letters}\d]))(?=\s*(?:20\d{2}|$|[,;]|u\s))`,
  'giu',
)

const monthsInDigits = (text: string) =>
  text.replaceAll(shortMonth, (_, day: string, month: string) => {
    const named = shortMonths.indexOf(month.toLowerCase())
    return `${day}.${(named === -1 ? roman.indexOf(month.toUpperCase()) : named) + 1}.`
  })

interface ReadDay {
  rest: string
  /** Undefined if the words name none. */
  date?: CalendarDay
}

/** The first match that is a day: any word may follow a number, and only some are months. */
function findDay(search: string) {
  const isOne = ({ groups = {} }: RegExpExecArray) =>
    groups['name'] === undefined || monthNumber(groups['name']) !== undefined
  return patterns
    .map((pattern) => (pattern.global ? (search.matchAll(pattern).find(isOne) ?? null) : pattern.exec(search)))
    .find((found) => found !== null)
}

/** `sub 12.6.`: directly before a day it is neither a name nor a number. */
const shortWeekday = new RegExp(String.raw`(?<![${letters}\d])(?:pon|uto|sri|čet|cet|pet|sub|ned)\.?,?\s+$`, 'iu')

/** The matched day with the short weekday before it. */
function withWeekday(text: string, { index, 0: day }: RegExpExecArray) {
  const [weekday = ''] = shortWeekday.exec(text.slice(0, index)) ?? []
  return { index: index - weekday.length, 0: weekday + day }
}

/** The day in a search, and the search without it. */
export function readDay(search: string, today: CalendarDay): ReadDay {
  const plain = withoutSpans(monthsInDigits(search))
  const typed = twoDays.reduce((text, pattern) => text.replaceAll(pattern, '$<first>'), ordinalsInDigits(plain))
  const found = findDay(typed)
  const date = found?.groups && dayOf(found.groups, today)
  return found && date ? { rest: cut(typed, withWeekday(typed, found)), date } : { rest: plain }
}
