import type { CalendarDay } from '#contract/calendar-day.ts'
import { compareAddress, MAX_COMPARED } from '#contract/compare.ts'
import { textOf } from '#web/lib/text-of.ts'
import { typedDay } from '#web/lib/typed-day.ts'

/** The comparison as described by the address. */
export interface Comparison {
  /** Without duplicates, at most as many as can be compared. */
  ids: number[]
  /** The number of ids above the maximum. */
  tooMany: number
  date: CalendarDay | undefined
  guests: number | undefined
  /** The town of the wedding as typed. */
  near: string
  /** Show only rows that differ. */
  differences: boolean
  /** The invalid filters, by their names in the form. */
  dropped: ('datum' | 'datum koji je prošao' | 'broj gostiju')[]
}

const MAX_GUESTS = 5000

export function readComparison(query: URLSearchParams, today: CalendarDay): Comparison {
  const valueOf = (key: string) => textOf(query, key)
  // Without scripts, the list's button sends its professional and those that were chosen before.
  const named = [...new Set([valueOf('compared'), valueOf('ids')].join().split(',').filter(isId).map(Number))]
  const dropped: Comparison['dropped'] = []
  // Without scripts, a form sends the day as typed.
  const date = typedDay(valueOf('date'))
  if (valueOf('date') !== '' && date === null) dropped.push('datum')
  if (date !== null && date < today) dropped.push('datum koji je prošao')
  const guests = /^\d{1,4}$/.test(valueOf('guests')) ? Number(valueOf('guests')) : 0
  const hasGuests = guests > 0 && guests <= MAX_GUESTS
  if (valueOf('guests') !== '' && !hasGuests) dropped.push('broj gostiju')
  return {
    ids: named.slice(0, MAX_COMPARED),
    tooMany: Math.max(0, named.length - MAX_COMPARED),
    date: date !== null && date >= today ? date : undefined,
    guests: hasGuests ? guests : undefined,
    near: valueOf('near').slice(0, 100),
    differences: valueOf('differences') === '1',
    dropped,
  }
}

const isId = (text: string) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647

/** The address of this comparison with a change. */
export function compareHref({ ids, date, guests, near, differences }: Comparison, change: Partial<Comparison> = {}) {
  const next = { ids, date, guests, near, differences, ...change }
  return compareAddress(next.ids, {
    date: next.date,
    guests: next.guests,
    near: next.near,
    differences: next.differences,
  })
}
