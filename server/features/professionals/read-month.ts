import { type CalendarDay, daysFrom, weekday } from '#contract/calendar-day.ts'
import { type CalendarMonth, firstDayOf, isCalendarMonth, lastDayOf, monthOf } from '#contract/calendar-month.ts'
import { splitWords } from '#server/fold-croatian.ts'
import { foldedWord } from './meanings.ts'

/** Of each month: as it is called and in `u lipnju`, `do lipnja`, and in English. */
const monthNames = [
  'siječanj siječnja siječnju january',
  'veljača veljače veljači veljaču february',
  'ožujak ožujka ožujku march',
  'travanj travnja travnju april',
  'svibanj svibnja svibnju may',
  'lipanj lipnja lipnju june',
  'srpanj srpnja srpnju july',
  'kolovoz kolovoza kolovozu august',
  'rujan rujna rujnu september',
  'listopad listopada listopadu october',
  'studeni studenog studenoga studenom studenome november',
  'prosinac prosinca prosincu december',
]

const numbersByName = new Map(
  monthNames.flatMap((forms, index) => forms.split(' ').map((form) => [foldedWord(form), index + 1] as const)),
)

const monthWords = new Set(['mjesec', 'mjeseca', 'mjesecu', 'mj'].map(foldedWord))

const numberOf = (text: string) => (/^(?:0?[1-9]|1[0-2])$/.test(text) ? Number(text) : undefined)

const yearOf = (text: string | undefined) => (/^20\d{2}$/.test(text ?? '') ? text : undefined)

/** Without a year the next such month is meant, this one too; one that is over is none. */
function monthFrom(number: number, year: string | undefined, today: CalendarDay): CalendarMonth | undefined {
  const thisYear = Number(today.slice(0, 4))
  const years = year === undefined ? [thisYear, thisYear + 1] : [year]
  return years
    .map((one) => `${one}-${String(number).padStart(2, '0')}`)
    .find((text): text is CalendarMonth => isCalendarMonth(text) && text >= monthOf(today))
}

/** A month that words name, with those of its Saturdays that are not over. */
export interface NamedMonth {
  month: CalendarMonth
  saturdays: CalendarDay[]
}

const SATURDAY = 5

const withSaturdays = (month: CalendarMonth, today: CalendarDay): NamedMonth => ({
  month,
  saturdays: daysFrom(firstDayOf(month), lastDayOf(month)).filter((day) => weekday(day) === SATURDAY && day >= today),
})

/**
 * The month of a search: `fotograf lipanj 2027`, `sala u rujnu`, `dj 6. mjesec`, `bend 06/2027`. `rest` is the search
 * without its numbers; its name stays, since it may be a company's and adds nothing to other words.
 */
export function readMonth(search: string, today: CalendarDay): { named: NamedMonth; rest: string } | undefined {
  const words = splitWords(search)
  const keys = words.map(foldedWord)
  for (const [at, key] of keys.entries()) {
    // Behind a number it is a day's, of one that is over or that no month has.
    if (/^\d+$/.test(keys[at - 1] ?? '')) continue
    const byName = numbersByName.get(key)
    const number = byName ?? numberOf(key)
    if (number === undefined) continue
    const hasWord = byName === undefined && monthWords.has(keys[at + 1] ?? '')
    const year = yearOf(keys[at + (hasWord ? 2 : 1)])
    if (byName === undefined && !hasWord && year === undefined) continue
    const month = monthFrom(number, year, today)
    if (month === undefined) continue
    const length = 1 + Number(hasWord) + Number(year !== undefined)
    return {
      named: withSaturdays(month, today),
      rest: byName === undefined ? words.toSpliced(at, length).join(' ') : search,
    }
  }
  return undefined
}
