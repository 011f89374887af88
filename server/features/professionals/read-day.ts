import { type CalendarDay, isCalendarDay } from '#contract/calendar-day.ts'
import { monthNumber } from './month-names.ts'
import { cut, upTo } from './written-words.ts'

const monthName =
  'siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenog|studenoga|prosinca'
const plainMonths = 'sijecnja|veljace|ozujka'

const patterns = [
  /(?<!\d)(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/,
  new RegExp(
    `(?<!\\d)(?<day>\\d{1,2})\\.?\\s*(?<name>${monthName}|${plainMonths})(?![\\p{L}\\p{N}])(?:\\s*(?<year>20\\d{2})\\.?(?!\\d))?`,
    'iu',
  ),
  /(?<![\d.,])(?<day>\d{1,2})\s*[./]\s*(?<month>\d{1,2})(?:\s*[./]\s*(?<year>20\d{2}|\d{2})(?!\d)\.?|\.)(?!\d)/,
  /(?<![\d.,-])(?<day>\d{1,2})-(?<month>\d{1,2})-(?<year>20\d{2})(?![\d-])\.?/,
  // `bend 12.6`: at the end alone, since a number with a unit may follow, and never with a slash, as in `24/7`.
  new RegExp(`(?<!(?:${upTo}|€)\\s*)(?<![\\d.,])(?<day>\\d{1,2})\\.\\s*(?<month>\\d{1,2})\\s*$`, 'iu'),
]

/** A 29 February comes every four years, and once in a while only after eight. */
const YEARS_TO_LEAP = 8

/** Without a year the next such day is meant; one that is over is no filter. */
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

interface ReadDay {
  rest: string
  /** undefined where the words name none. */
  date?: CalendarDay
}

/** The day of a search, and the search without it. */
export function readDay(search: string, today: CalendarDay): ReadDay {
  const found = patterns.map((pattern) => pattern.exec(search)).find((one) => one !== null)
  const date = found?.groups && dayOf(found.groups, today)
  return found && date ? { rest: cut(search, found), date } : { rest: search }
}
