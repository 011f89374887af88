import { addDays, type CalendarDay } from '#contract/calendar-day.ts'
import { addMonths, type CalendarMonth, monthOf } from '#contract/calendar-month.ts'
import { FREE_DAYS_MAX } from '#contract/free-days.ts'
import { splitWords } from '#server/fold-croatian.ts'
import { foldedWord } from './meanings.ts'

/** A year or a season named by words: `svadba 2027`, `pir u jesen`. */
export interface NamedSeason {
  /** In the accusative: `ljeto 2027.`, `2027. godinu`. */
  name: string
  /** Its first month that is not past. */
  month: CalendarMonth
}

const keys = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(foldedWord))

const MONTHS_OF_SEASON = 3

/** Each with its first month. */
const seasons = [
  {
    name: 'proljeće',
    first: 3,
    words: keys('proljeće proljeća proljetna proljetne proljetnu proljetno proleće spring frühling'),
  },
  {
    name: 'ljeto',
    first: 6,
    words: keys('ljeto ljeta ljetu ljeti ljetna ljetne ljetnu ljetno leto leta leti summer sommer'),
  },
  { name: 'jesen', first: 9, words: keys('jesen jeseni ujesen jesenska jesenske jesensku jesensko autumn herbst') },
  { name: 'zimu', first: 12, words: keys('zima zime zimi zimu zimska zimske zimsku zimsko winter') },
] as const

const nextWords = keys('iduće iduću idućoj idući sljedeće sljedeću sljedećoj slijedeće slijedeću next')
const yearWords = keys('godina godine godinu godini year')

/** The year named by the words, as `2027`, `iduće godine` or `dogodine`. */
function yearIn(words: string[], today: CalendarDay): number | undefined {
  const thisYear = Number(today.slice(0, 4))
  const written = words.find((word) => /^20[2-4]\d$/.test(word))
  if (written !== undefined) return Number(written)
  const isNext = words.some((word, at) => nextWords.has(word) && yearWords.has(words[at + 1] ?? ''))
  return isNext || words.includes('dogodine') ? thisYear + 1 : undefined
}

const monthOfYear = (year: number, month: number) => addMonths(`${year}-01` as CalendarMonth, month - 1) // a month of four digits

interface Span {
  name: string
  from: CalendarMonth
  to: CalendarMonth
}

const seasonOf = ({ name, first }: (typeof seasons)[number], year: number): Span => ({
  name: first === 12 ? `${name} ${year}./${year + 1}.` : `${name} ${year}.`,
  from: monthOfYear(year, first),
  to: monthOfYear(year, first + MONTHS_OF_SEASON - 1),
})

const yearOf = (year: number): Span => ({
  name: `${year}. godinu`,
  from: monthOfYear(year, 1),
  to: monthOfYear(year, 12),
})

/**
 * The next occurrence of a season, which may have begun; null for a past year, and if its days are not available yet.
 */
export function readSeason(search: string, today: CalendarDay): NamedSeason | undefined {
  const words = splitWords(search).map(foldedWord)
  const year = yearIn(words, today)
  const season = seasons.find((one) => words.some((word) => one.words.has(word)))
  const thisYear = Number(today.slice(0, 4))
  const years = year === undefined ? [thisYear - 1, thisYear, thisYear + 1] : [year]
  const spans = season ? years.map((one) => seasonOf(season, one)) : year === undefined ? [] : [yearOf(year)]
  const thisMonth = monthOf(today)
  const span = spans.find(({ to }) => to >= thisMonth)
  if (span === undefined || span.from > monthOf(addDays(today, FREE_DAYS_MAX - 1))) return undefined
  return { name: span.name, month: span.from < thisMonth ? thisMonth : span.from }
}
