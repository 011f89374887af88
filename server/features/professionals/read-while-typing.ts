import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Suggestions } from '#contract/suggestions.ts'
import { readAmounts } from '#server/typed-words/read-amounts.ts'
import { softFacts } from '#server/typed-words/read-hours.ts'
import { letters } from '#server/typed-words/written-words.ts'
import { everybody } from './ways-on.ts'

/**
 * A number at the end that is not yet an amount, a day or guests, with the words before it and an unfinished word after
 * it.
 */
const unfinished = new RegExp(
  String.raw`(?:\s+(?:od|do|za|oko|cca|max|ispod|preko|iznad|između|izmedu|nas|u))*\s+\d[\d.,/–€-]*(?:\s*[${letters}]*)?$`,
  'iu',
)

export interface TypedSearch {
  /** The words without the amounts, day, guests, hours and members that they name. */
  rest: string
  /** The same, without a number at the end that is none of these yet. */
  finished: string
  /** The amounts, day and guests; undefined if the words name none. */
  filters: Suggestions['filters']
  /** The words for hours and members. Whether a list is filtered by them depends on who is in it. */
  hours: string
}

function read(search: string, today: CalendarDay): Omit<TypedSearch, 'finished'> {
  const { written, soft, unstated } = readAmounts({ ...everybody, search }, today)
  // An order is not a filter.
  const { search: rest = search, sort: _sort, fact_hours: _hours, fact_members: _members, ...filters } = written ?? {}
  return {
    rest,
    filters: Object.keys(filters).length > 0 ? filters : undefined,
    // Guests are a filter of the chosen list.
    hours: [
      ...soft.filter(({ fact }) => softFacts.some((one) => one === fact)).map(({ text }) => text),
      ...unstated,
    ].join(' '),
  }
}

/** Next to an unfinished word, hours may be part of a name: `6 sati fot`. */
function withHoursBefore({ rest: typed, hours }: Omit<TypedSearch, 'finished'>, today: CalendarDay) {
  const [begun] = /(?<=\d.*)\s+\S+$/.exec(typed) ?? []
  const before = begun === undefined ? undefined : read(typed.slice(0, -begun.length), today)
  return before === undefined || before.hours === ''
    ? { rest: typed, hours }
    : { rest: `${before.rest}${begun}`.trim(), hours: before.hours }
}

export function readWhileTyping(search: string, today: CalendarDay): TypedSearch {
  const typed = read(search, today)
  const { rest, hours } = typed.hours === '' ? withHoursBefore(typed, today) : typed
  return { ...typed, rest, hours, finished: rest.replace(unfinished, '') }
}
