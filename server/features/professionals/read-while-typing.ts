import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Suggestions } from '#contract/suggestions.ts'
import { readAmounts } from './read-amounts.ts'
import { letters } from './written-words.ts'
import { everybody } from './ways-on.ts'

/** A number at the end that is not yet a sum, a day or guests, with the words before it and a word that is begun behind it. */
const unfinished = new RegExp(
  String.raw`(?:\s+(?:od|do|za|oko|cca|max|ispod|preko|iznad|između|izmedu|nas|u))*\s+\d[\d.,/–€-]*(?:\s*[${letters}]*)?$`,
  'iu',
)

export interface TypedSearch {
  /** The words without the sums, the day and the guests that they name. */
  rest: string
  /** The same, without a number at the end that is none of these yet. */
  finished: string
  /** The sums, the day and the guests; undefined where the words name none. */
  filters: Suggestions['filters']
}

export function readWhileTyping(search: string, today: CalendarDay): TypedSearch {
  const { written } = readAmounts({ ...everybody, search }, today)
  // An order is no filter, and hours and members are one only where somebody states them.
  const { search: rest = search, sort: _sort, fact_hours: _hours, fact_members: _members, ...filters } = written ?? {}
  return {
    rest,
    finished: rest.replace(unfinished, ''),
    filters: Object.keys(filters).length > 0 ? filters : undefined,
  }
}
