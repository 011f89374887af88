import { keysOf } from '#contract/typed-keys.ts'
/** Of a month by the year's clock, as seen from outside. */
export interface Month {
  requests: number
  /** Told to come again later: 429 and 503. */
  refusals: number
  failures: number
  times: number[]
  enquiries: number
  bookings: number
  doubleBookings: number
  reviews: number
  /** Rows that acknowledged writes have left: accounts, events, leads, messages, offers and their items, reviews and their answers. */
  rows: number
}

type Count = Exclude<keyof Month, 'times'>

export const makeMonth = (): Month => ({
  requests: 0,
  refusals: 0,
  failures: 0,
  times: [],
  enquiries: 0,
  bookings: 0,
  doubleBookings: 0,
  reviews: 0,
  rows: 0,
})

const counts: Record<Count, string> = {
  requests: 'requests',
  refusals: '429/503',
  failures: 'failures',
  enquiries: 'enquiries',
  bookings: 'bookings',
  doubleBookings: 'day taken',
  reviews: 'reviews',
  rows: 'rows',
}
const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const columns = [
  'month',
  counts.requests,
  counts.refusals,
  counts.failures,
  'p50 ms',
  'p99 ms',
  counts.enquiries,
  counts.bookings,
  counts.doubleBookings,
  counts.reviews,
  counts.rows,
]

const widthOf = (column: string) => Math.max(column.length, 8)
const line = (cells: readonly (string | number)[]) =>
  cells.map((cell, index) => String(cell).padStart(widthOf(columns[index] ?? ''))).join('  ')

export const monthsHeading = line(columns)

function quantileOf(times: readonly number[], share: number): number {
  const sorted = Float64Array.from(times).toSorted()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

const lineOf = (name: string, month: Month) =>
  line([
    name,
    month.requests,
    month.refusals,
    month.failures,
    quantileOf(month.times, 0.5).toFixed(1),
    quantileOf(month.times, 0.99).toFixed(1),
    month.enquiries,
    month.bookings,
    month.doubleBookings,
    month.reviews,
    month.rows,
  ])

export const monthLine = (index: number, month: Month) => lineOf(names[index] ?? '', month)

function totalOfMonths(months: readonly Month[]): Month {
  const total = makeMonth()
  for (const month of months) {
    for (const name of keysOf(counts)) total[name] += month[name]
    total.times = total.times.concat(month.times)
  }
  return total
}

export const totalLine = (months: readonly Month[]) => lineOf('year', totalOfMonths(months))
