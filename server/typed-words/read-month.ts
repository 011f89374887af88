import { type CalendarDay, daysFrom, SATURDAY, weekday, type Weekday, weekdays } from '#contract/calendar-day.ts'
import {
  addMonths,
  type CalendarMonth,
  firstDayOf,
  isCalendarMonth,
  lastDayOf,
  monthOf,
} from '#contract/calendar-month.ts'
import { monthNumber } from './month-names.ts'
import { numberOf } from './spelled-numbers.ts'
import { ordinalsInDigits, yearsInDigits } from './spelled-ordinals.ts'
import { weekdaysIn } from './weekday-names.ts'
import { letters } from './written-words.ts'

/** After a number it belongs to a day that is past or does not exist. */
const start = String.raw`(?<![${letters}\d])(?<!\d[.,/\s]*)`
const year = String.raw`(?:[\s.,]+(?<year>20\d{2})(?!\d)\.?)?`
const anyMonth = '(?:0?[1-9]|1[0-2])'
const number = `(?<number>${anyMonth})`

const named = new RegExp(String.raw`${start}(?<name>[${letters}]{3,10})(?![${letters}])${year}`, 'giu')
const numbered = [
  new RegExp(String.raw`${start}${number}\.?\s*(?:mjesec[au]?|mj)(?![${letters}])\.?${year}`, 'iu'),
  new RegExp(String.raw`${start}${number}\s*[./]\s*(?<year>20\d{2})(?!\d)\.?`, 'iu'),
  /(?<![\p{L}\d.,/-])(?<year>20\d{2})[-/.](?<number>0[1-9]|1[0-2])(?![\p{L}\d.,/-])/u,
]

/** The months that may be meant: without a year the next two, including the current one; a past one does not count. */
export function comingMonths(of: number, inYear: string | undefined, today: CalendarDay): CalendarMonth[] {
  const thisYear = Number(today.slice(0, 4))
  const years = inYear === undefined ? [thisYear, thisYear + 1] : [inYear]
  return years
    .map((one) => `${one}-${String(of).padStart(2, '0')}`)
    .filter((text): text is CalendarMonth => isCalendarMonth(text) && text >= monthOf(today))
}

/** The days of the month on these weekdays, numbered as in `weekday`. */
export const daysOn = (month: CalendarMonth, chosen: readonly number[]): CalendarDay[] =>
  daysFrom(firstDayOf(month), lastDayOf(month)).filter((day) => chosen.includes(weekday(day)))

const shortYear = new RegExp(
  String.raw`(?<![${letters}])([${letters}]{3,10})\s+'?(\d{2})(?=\s*$|\s+(?:u|na|kod)\s)`,
  'giu',
)
/** After these it is a day: `June 27`. */
const english = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i

/**
 * `maja` and `marta` are also names. They are months after a number or a word for part of a month, and before a year.
 */
const womensMonths = new RegExp(
  String.raw`(?<=(?:\d\.?|(?<![${letters}])(?:po[čc]etkom|po[čc]etak|sredinom|polovicom|krajem|kraj|tokom|tijekom|mjesec[au]?|do|od|prvog|drugog))\s*)(?:maja|marta)(?![${letters}])|(?<![${letters}])(?:maja|marta)(?=\s+20\d{2}(?!\d))`,
  'giu',
)

/** Replaces months that may also be names with their Croatian names. */
export const withoutWomensMonths = (search: string): string =>
  search.replaceAll(womensMonths, (month) => (month.toLowerCase() === 'maja' ? 'svibnja' : 'ožujka'))

const distance = new RegExp(
  String.raw`(?<![${letters}\d])(?:za|kroz)\s+(?:mjesec\s+dana|(?<number>[2-4]|dva|tri|[čc]etiri)\s+mjeseca|(?<half>pola\s+godine))(?![${letters}])`,
  'iu',
)

/**
 * Replaces a distance with its month: `za dva mjeseca`, `idući mjesec`. `za 6. mjesec` names a month itself, and `torta za 6 mjeseci`
 * names none.
 */
export const withMonthsAhead = (search: string, today: CalendarDay): string =>
  search
    .replace(distance, (_, few?: string, half?: string) =>
      monthAhead(today, half === undefined ? numberOf(few ?? '') || 1 : 6),
    )
    .replace(nextMonth, (_, isThis?: string) => monthAhead(today, isThis === undefined ? 1 : 0))

function monthAhead(today: CalendarDay, ahead: number): string {
  const [inYear, month] = addMonths(monthOf(today), ahead).split('-')
  return `${month}/${inYear}`
}

/** `idući mjesec`, but not after the number of a day. */
const nextMonth = new RegExp(
  String.raw`(?<![${letters}\d])(?<!\d[.\s]*)(?:(?:idu|sljede|slijede|slede)[ćc](?:i|eg|ega|em)|(?<this>ov(?:aj|og|oga|om|ome))|next)\s+(?:mjesec[au]?|month)(?![${letters}])`,
  'iu',
)

/** Two digits mean a year up to this many years ahead. */
const YEARS_AHEAD = 3

/** Reads `rujan 27` as `rujan 2027`, unless something countable follows. */
export function withLongYears(search: string, today: CalendarDay): string {
  const thisYear = Number(today.slice(0, 4))
  return yearsInDigits(search).replaceAll(shortYear, (typed, name: string, digits: string) => {
    const ahead = 2000 + Number(digits) - thisYear
    const isYear = monthNumber(name) !== undefined && !english.test(name) && ahead >= 0 && ahead <= YEARS_AHEAD
    return isYear ? `${name} 20${digits}` : typed
  })
}

/** Of two months the first: `6. ili 7. mjesec`, `6/7 mjesec`. */
const twoMonths = new RegExp(
  String.raw`(?<![${letters}\d.,/])(${anyMonth})\.?\s*(?:ili|i|do|[-–/])\s*${anyMonth}\.?(?=\s*(?:mjesec[au]?|mj)(?![${letters}]))`,
  'iu',
)

/** Reads `2027 lipanj` as `lipanj 2027`. */
const yearBefore = new RegExp(
  String.raw`(?<![${letters}\d.,/-])(20\d{2})\.?\s+([${letters}]{3,10})(?![${letters}])(?!\s*20\d{2})`,
  'giu',
)

const ofMonth = '((?:prv|drug|tre[ćc]|[čc]etvrt|pet|[šs]est|sedm|osm|devet|deset|jedanaest|dvanaest)[eo]g)'

/** `krajem osmog`, where the word for month is implied. */
const partOfMonth = new RegExp(
  String.raw`(?<![${letters}])(po[čc]etkom|po[čc]etak|sredinom|sredina|polovicom|polovica|krajem|kraj)\s+${ofMonth}(?!\s+(?:mjesec|[${letters}]+og(?![${letters}])))(?![${letters}])`,
  'iu',
)

/** Normalises month expressions with another word order for the patterns below. */
const inOrder = (search: string) =>
  search
    .replace(twoMonths, '$1.')
    .replaceAll(yearBefore, (typed, inYear: string, name: string) =>
      monthNumber(name) === undefined ? typed : `${name} ${inYear}`,
    )
    .replace(partOfMonth, '$1 $2 mjeseca')

/** A month named by words, with its remaining days on the weekdays. */
export interface NamedMonth {
  month: CalendarMonth
  /** The weekdays named by the words, or Saturday. */
  weekdays: Weekday[]
  days: CalendarDay[]
}

function withDays(month: CalendarMonth, search: string, today: CalendarDay): NamedMonth {
  const inWords = weekdaysIn(search)
  const meant = inWords.length > 0 ? inWords : [SATURDAY]
  return {
    month,
    weekdays: weekdays.filter((_, index) => meant.includes(index)),
    days: daysOn(month, meant).filter((day) => day >= today),
  }
}

/**
 * The month in a search: `fotograf lipanj 2027`, `sala u rujnu`, `petkom u lipnju`, `dj 6. mjesec`, `bend 06/2027`.
 * `rest` is the search without its numbers; the month's name stays, since it may be part of a company's name and
 * otherwise adds nothing.
 */
export function readMonth(search: string, today: CalendarDay): { named: NamedMonth; rest: string } | undefined {
  const typed = ordinalsInDigits(inOrder(search))
  const byName = typed
    .matchAll(named)
    .map((found) => ({ found, of: monthNumber(found.groups?.['name'] ?? '') }))
    .find(({ of }) => of !== undefined)
  const found = byName?.found ?? numbered.map((pattern) => pattern.exec(typed)).find((one) => one !== null)
  if (!found) return undefined
  const { name = '', number: digits, year: inYear } = found.groups ?? {}
  const months = comingMonths(byName?.of ?? Number(digits), inYear, today).map((one) => withDays(one, search, today))
  const month = months.find(({ days }) => days.length > 0) ?? months[0]
  if (month === undefined) return undefined
  const rest = `${typed.slice(0, found.index)}${name}${typed.slice(found.index + found[0].length)}`
  return { named: month, rest: rest.replaceAll(/\s+/g, ' ').trim() }
}
