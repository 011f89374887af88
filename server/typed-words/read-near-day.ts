import { addDays, type CalendarDay, SATURDAY, weekday } from '#contract/calendar-day.ts'
import { numberOf } from './spelled-numbers.ts'
import { DAYS_OF_WEEK, weekdayPatterns, weekendPattern } from './weekday-names.ts'
import { cut, letters, word } from './written-words.ts'

/** Days expressed by their distance. */
const distances = [
  ['prekosutra|preksutra|day after tomorrow|übermorgen', 2],
  ['sutra|sutradan|sutrašnj[ai] dan|tomorrow|morgen', 1],
  ['danas|danaske|večeras|veceras|noćas|nocas|today|tonight|heute', 0],
] as const

const ofThisWeek = 'ov(?:a|e|u|aj|og|oga)|this|diese[sn]?'
const ofNextWeek = `(?:sl(?:ij)?ede[ćc]|sljede[ćc]|idu[ćc]|naredn)(?:i|a|e|u|eg|ega|og|oga)|next|nächste[sn]?`

/** The Saturday of the week at this distance: `za tri tjedna`. */
const inWeeks = new RegExp(
  String.raw`${word('za|kroz|in')}\s+(?:(?<number>[2-9]|1\d|dva|tri|[čc]etiri|pet|[šs]est)\s+)?(?:tjedan(?:\s+dana)?|tjedna|tjedana|weeks?)(?![${letters}])`,
  'iu',
)

const distant = distances.map(([names, days]) => ({ pattern: new RegExp(word(names), 'iu'), days }))
const named = new RegExp(
  `(?<![${letters}\\d])(?:(?<next>${ofNextWeek})|${ofThisWeek})\\s+(?:${[...weekdayPatterns, weekendPattern].map((names) => `(${names})`).join('|')})(?![${letters}\\d])`,
  'iu',
)

/**
 * In this week or, counted from its Monday, the next one. Past days of this week mean a week later. A weekend means its
 * Saturday, or on a Sunday that day itself.
 */
function dayOfWeek(found: RegExpExecArray, today: CalendarDay): CalendarDay {
  const at = found.slice(2).findIndex((name) => name !== undefined)
  const isWeekend = at === weekdayPatterns.length
  const isNext = found.groups?.['next'] !== undefined
  const days = (isWeekend ? SATURDAY : at) - weekday(today) + (isNext ? DAYS_OF_WEEK : 0)
  if (days >= 0) return addDays(today, days)
  return isWeekend ? today : addDays(today, days + DAYS_OF_WEEK)
}

/**
 * The day in a search relative to today, and the rest of the search: `dj sutra`, `bend ove subote`, `fotograf sljedeći
 * vikend`.
 */
export function readNearDay(search: string, today: CalendarDay): { rest: string; date: CalendarDay } | undefined {
  for (const { pattern, days } of distant) {
    const found = pattern.exec(search)
    if (found) return { rest: cut(search, found), date: addDays(today, days) }
  }
  const weeks = inWeeks.exec(search)
  if (weeks) {
    const monday = addDays(today, -weekday(today))
    const ahead = numberOf(weeks.groups?.['number'] ?? '') || 1
    return { rest: cut(search, weeks), date: addDays(monday, ahead * DAYS_OF_WEEK + SATURDAY) }
  }
  const found = named.exec(search)
  return found ? { rest: cut(search, found), date: dayOfWeek(found, today) } : undefined
}
