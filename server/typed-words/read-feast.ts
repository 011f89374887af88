import { addDays, type CalendarDay, SATURDAY, weekday } from '#contract/calendar-day.ts'
import { type Feast, feastsByKey, LONGEST_FEAST } from './feasts.ts'
import { foldedWord } from './meanings.ts'
import { numberOf } from './spelled-numbers.ts'
import { DAYS_OF_WEEK, weekdayPatterns, weekendPattern } from './weekday-names.ts'
import { cut, letters } from './written-words.ts'

const keys = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(foldedWord))

/** Before a feast, these mean the day itself. */
const onWords = keys(
  'na za oko o uz sam dan fešta feštu fešti blagdan blagdana praznik praznika produženi an on for at zu um around',
)
const nextWords = keys(
  'idući iduću iduće sljedeći sljedeću sljedeće slijedeći slijedeću slijedeće naredne ovaj ovu ove next this',
)
const beforeWords = keys('prije pred uoči before vor')
const afterWords = keys('poslije nakon iza po after nach')
const eve = foldedWord('uoči')
const andWords = keys('i do')
/** After these, it is the end of a period. */
const boundWords = keys('do od iz između until')
const yearWords = keys('godina godine godini godinu year')
const dayWords = keys('dan dana')
const weekWords = keys('tjedan tjedna tjedana week weeks')

/** Only for weekends, since a Christmas party can be on any day. */
const adjectives: ReadonlyMap<string, string> = new Map(
  [
    ['uskršnji', 'uskrs'],
    ['uskrsni', 'uskrs'],
    ['prvomajski', 'praznik rada'],
    ['božićni', 'sam božić'],
  ].map(([adjective = '', feast = '']) => [foldedWord(adjective), feast.split(' ').map(foldedWord).join(' ')]),
)

/** The weekdays by pattern; a weekend means its Saturday. */
const weekdaysByPattern = [...weekdayPatterns, weekendPattern].map((names, day) => ({
  pattern: new RegExp(`^(?:${names})$`, 'iu'),
  day: day === DAYS_OF_WEEK ? SATURDAY : day,
  isWeekend: day === DAYS_OF_WEEK,
}))

const namedDay = (word = '') => weekdaysByPattern.find(({ pattern }) => pattern.test(word))

type NamedDay = NonNullable<ReturnType<typeof namedDay>>

/** The nearest such weekday: for Easter's Saturday the one before, for that of Corpus Christi the one after. */
const nearest = (feast: CalendarDay, { day }: NamedDay) =>
  addDays(feast, ((day - weekday(feast) + DAYS_OF_WEEK + 3) % DAYS_OF_WEEK) - 3)

/** The last such weekday before the feast, or the first after it; a weekend must not be the feast's own. */
function beside(feast: CalendarDay, { day, isWeekend }: NamedDay, direction: 1 | -1): CalendarDay {
  const away = (direction * (day - weekday(feast)) + DAYS_OF_WEEK) % DAYS_OF_WEEK || DAYS_OF_WEEK
  const isOwn = isWeekend && direction === -1 && away === 1
  return addDays(feast, direction * (isOwn ? away + DAYS_OF_WEEK : away))
}

interface Word {
  text: string
  key: string
  index: number
}

const anyWord = new RegExp(`[${letters}\\d]+`, 'gu')

const wordsOf = (search: string): Word[] =>
  search
    .matchAll(anyWord)
    .map(({ 0: text, index }) => ({ text, key: foldedWord(text), index }))
    .toArray()

interface Found {
  feast: Feast
  first: number
  /** The position after its last word. */
  end: number
}

/** The longest name of a feast that begins here; an adjective only before a weekend. */
function feastAt(words: Word[], first: number): Found | undefined {
  const adjective = adjectives.get(words[first]?.key ?? '')
  if (adjective !== undefined && namedDay(words[first + 1]?.text)?.isWeekend) {
    const feast = feastsByKey.get(adjective)
    return feast && { feast, first, end: first + 1 }
  }
  for (let length = Math.min(LONGEST_FEAST, words.length - first); length > 0; length--) {
    const form = words.slice(first, first + length).map(({ key }) => key)
    const feast = feastsByKey.get(form.join(' '))
    if (feast) return { feast, first, end: first + length }
  }
  return undefined
}

/** The words that belong to a feast, and the day that they mean relative to it. */
interface Phrase {
  first: number
  end: number
  year: number | undefined
  /** Whether words like `na` say that the name is a day. */
  isDay: boolean
  dayOf: (feast: CalendarDay) => CalendarDay
}

/** `2027`, `2027. godine`, `dogodine`, `iduće godine` at this position. */
function yearAt(words: Word[], at: number, thisYear: number): { year: number; length: number } | undefined {
  const [key = '', next = ''] = [words[at]?.key, words[at + 1]?.key]
  if (/^20[2-4]\d$/.test(key)) return { year: Number(key), length: yearWords.has(next) ? 2 : 1 }
  if (key === 'dogodine') return { year: thisYear + 1, length: 1 }
  const isOfYear = nextWords.has(key) && yearWords.has(next)
  return isOfYear ? { year: key.startsWith('ov') ? thisYear : thisYear + 1, length: 2 } : undefined
}

/** `dan prije`, `dva dana poslije`, `tjedan dana prije`, ending at this position, before `prije`. */
function distanceBefore(words: Word[], at: number): { days: number; first: number } | undefined {
  const key = words[at]?.key ?? ''
  const isWeek = weekWords.has(key) || (key === 'dana' && weekWords.has(words[at - 1]?.key ?? ''))
  if (!isWeek && !dayWords.has(key)) return undefined
  const first = isWeek && !weekWords.has(key) ? at - 1 : at
  const number = numberOf(words[first - 1]?.text ?? '')
  const days = (number || 1) * (isWeek ? DAYS_OF_WEEK : 1)
  return { days, first: number > 0 ? first - 1 : first }
}

type Dated = Omit<Phrase, 'first' | 'dayOf'>

/**
 * `subota prije`, `dva dana poslije`, `uoči`: the day relative to the feast; undefined if it is open, as in `prije
 * Uskrsa`.
 */
function besideFeast(words: Word[], at: number, direction: 1 | -1, dated: Dated): Phrase | undefined {
  const day = namedDay(words[at - 1]?.text)
  if (day) return { ...dated, first: at - 1, isDay: true, dayOf: (feast) => beside(feast, day, direction) }
  const distance = distanceBefore(words, at - 1)
  if (!distance && words[at]?.key !== eve) return undefined
  const { days, first } = distance ?? { days: 1, first: at }
  return { ...dated, first, isDay: true, dayOf: (feast) => addDays(feast, direction * days) }
}

/** `između Božića i Nove godine`: the Saturday between them; undefined if one end is open. */
function betweenFeasts(words: Word[], at: number, dated: Dated): Phrase | undefined {
  const other = andWords.has(words[dated.end]?.key ?? '') ? feastAt(words, dated.end + 1) : undefined
  const toSaturday = (feast: CalendarDay) => (SATURDAY - weekday(feast) + DAYS_OF_WEEK) % DAYS_OF_WEEK
  return (
    other && { ...dated, first: at, end: other.end, isDay: true, dayOf: (feast) => addDays(feast, toSaturday(feast)) }
  )
}

/** Undefined if the day is open: `prije Uskrsa`, `do Božića`. */
function phraseOf(words: Word[], { first: name, end: nameEnd }: Found, thisYear: number): Phrase | undefined {
  const keyAt = (at: number) => words[at]?.key ?? ''
  let first = name
  while (onWords.has(keyAt(first - 1)) || nextWords.has(keyAt(first - 1))) first--
  const behind = yearAt(words, nameEnd, thisYear)
  const ahead = behind ? undefined : yearAt(words, first - 1, thisYear)
  if (ahead) first--
  const [anywhere] = words.flatMap((_, at) => yearAt(words, at, thisYear)?.year ?? [])
  const dated = {
    end: nameEnd + (behind?.length ?? 0),
    year: (behind ?? ahead)?.year ?? anywhere,
    isDay: first < name || (behind ?? ahead) !== undefined,
  }
  const before = keyAt(first - 1)
  if (beforeWords.has(before)) return besideFeast(words, first - 1, -1, dated)
  if (afterWords.has(before)) return besideFeast(words, first - 1, 1, dated)
  if (boundWords.has(before)) return betweenFeasts(words, first - 1, dated)
  const [dayBefore, dayBehind] = [namedDay(words[first - 1]?.text), namedDay(words[dated.end]?.text)]
  const day = dayBefore ?? dayBehind
  if (!day) return { ...dated, first, dayOf: (feast) => feast }
  return {
    ...dated,
    first: dayBefore ? first - 1 : first,
    end: dayBefore ? dated.end : dated.end + 1,
    isDay: true,
    dayOf: (feast) => nearest(feast, day),
  }
}

/**
 * The day of a feast named in a search, and the rest of the search: `bend za Uskrs`, `fotograf na Valentinovo 2027`,
 * `sala vikend prije Uskrsa`. Without a year the next one; a past one does not count.
 */
export function readFeast(search: string, today: CalendarDay): { rest: string; date: CalendarDay } | undefined {
  const words = wordsOf(search)
  const thisYear = Number(today.slice(0, 4))
  for (const at of words.keys()) {
    const found = feastAt(words, at)
    const phrase = found && phraseOf(words, found, thisYear)
    if (!found || !phrase || (found.feast.isName && !phrase.isDay)) continue
    const years = phrase.year === undefined ? [thisYear, thisYear + 1, thisYear + 2] : [phrase.year]
    const date = years.map((year) => phrase.dayOf(found.feast.on(year))).find((day) => day >= today)
    const [first, last] = [words[phrase.first], words[phrase.end - 1]]
    if (date === undefined || !first || !last) continue
    const [signs = ''] = /^[.,!?]+/u.exec(search.slice(last.index + last.text.length)) ?? []
    const end = last.index + last.text.length + signs.length
    return { rest: cut(search, { index: first.index, 0: search.slice(first.index, end) }), date }
  }
  return undefined
}
