import { addDays, toCalendarDay } from '#contract/calendar-day.ts'
import { homeCities } from '#contract/cities.ts'
import { API_BASE, pages, queryString } from '#contract/paths.ts'
import { findBuiltAssets } from './built-assets.ts'
import type { Marketplace } from './marketplace.ts'
import type { Shot } from './shots.ts'

export interface SpeedRow {
  name: string
  /** The bare program's processor time for a request, divided by the product's: at least this. */
  goal: number
  /** Requests of one run; a quick one has fewer. */
  amount: number
  /** Set where one path is asked for again and again, and the bare program sends its bytes. */
  hotPath?: string
  /** Begins the same series anew: product and bare program are asked for the same. */
  series: () => () => Shot
  hasJobs?: boolean
}

const FIRST_DAY = toCalendarDay('2027-01-05')
const api = (path: string) => API_BASE + path

/** The script that every page loads. */
function findAsset(): string {
  const scripts = findBuiltAssets().filter(({ path }) => path.endsWith('.js'))
  const [largest] = scripts.toSorted((one, other) => other.bytes - one.bytes)
  if (largest === undefined) throw new Error('The build has no script.')
  return largest.path
}

const hot = (name: string, goal: number, hotPath: string): SpeedRow => ({
  name: `${name} hot`,
  goal,
  amount: 15_000,
  hotPath,
  series: () => () => ({ path: hotPath }),
})

/** No request is like another one of the row, so none is answered from the cache. */
const cold = (name: string, goal: number, amount: number, pathOf: (number: number) => string): SpeedRow => ({
  name: `${name} cold`,
  goal,
  amount,
  series: () => {
    let number = 0
    return () => ({ path: pathOf(number++) })
  },
})

/** Searches by category or city below a price; each number has a price of its own, `odd` ones and even ones. */
export const filtersOf = (number: number, isOdd: boolean) => ({
  ...(number % 2 === 0 ? { category_id: 1 + (number % 11) } : { city: homeCities[number % homeCities.length] }),
  price_max: 500 + 2 * number + (isOdd ? 1 : 0),
})

function leads({ couples, owners }: Marketplace): SpeedRow {
  const shotOf = (number: number, run: number): Shot => ({
    method: 'POST',
    path: api('/leads'),
    headers: {
      authorization: `Bearer ${couples[number % couples.length]?.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      professional_id: owners[(number + run) % owners.length]?.professionalId,
      event_date: addDays(FIRST_DAY, Math.floor(number / couples.length) + 50 * run),
      message: 'Jeste li slobodni tog dana?',
    }),
  })
  let runs = 0
  return {
    name: 'new lead',
    goal: 0.55,
    amount: 400,
    hasJobs: true,
    series: () => {
      const run = runs++
      let number = 0
      return () => shotOf(number++, run)
    },
  }
}

function messages({ couples }: Marketplace): SpeedRow {
  return {
    name: 'new message',
    goal: 0.55,
    amount: 400,
    hasJobs: true,
    series: () => {
      let number = 0
      return () => {
        const couple = couples[number++ % couples.length]
        return {
          method: 'POST',
          path: api(`/leads/${couple?.leadId}/messages`),
          headers: { authorization: `Bearer ${couple?.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ body: 'Koliko gostiju stane u dvoranu, i do kada svira glazba?' }),
        }
      }
    },
  }
}

/** The rows of the table, in the order in which they are printed. */
export function makeRows(marketplace: Marketplace): SpeedRow[] {
  const { professionals, pictures } = marketplace
  const [first = 1] = professionals
  /** A range of its own for each row: what a page needs must not be ready from the detail's row. */
  const idFrom = (share: number) => (number: number) =>
    professionals[(Math.floor(professionals.length * share) + number) % professionals.length] ?? first
  const [detailId, pageId] = [idFrom(0.05), idFrom(0.5)]
  return [
    hot('list', 0.85, api('/professionals')),
    hot('detail', 0.85, api(`/professionals/${first}`)),
    hot('availability', 0.8, api(`/professionals/${first}/availability?start_date=2027-01-01&end_date=2027-01-31`)),
    hot('reviews', 0.8, api(`/reviews?professional_id=${first}`)),
    hot('home HTML', 0.85, pages.home),
    hot('detail HTML', 0.85, pages.professional(first)),
    hot('asset', 0.8, findAsset()),
    hot('picture', 0.8, pictures.find((path) => path.includes('-640.')) ?? ''),
    cold('list', 0.8, 800, (number) => api(`/professionals${queryString(filtersOf(number, false))}`)),
    cold('detail', 0.85, 1_200, (number) => api(`/professionals/${detailId(number)}`)),
    cold('availability', 0.8, 1_200, (number) => {
      const from = addDays(FIRST_DAY, number % 400)
      const query = queryString({ start_date: from, end_date: addDays(from, 30) })
      return api(`/professionals/${detailId(number)}/availability${query}`)
    }),
    cold('similar', 0.6, 400, (number) => {
      const query = queryString({ date: addDays(FIRST_DAY, number % 400) })
      return api(`/professionals/${detailId(number)}/similar${query}`)
    }),
    cold('home HTML', 0.4, 200, (number) => pages.home + queryString(filtersOf(number, true))),
    cold('detail HTML', 0.4, 200, (number) => pages.professional(pageId(number))),
    leads(marketplace),
    messages(marketplace),
  ]
}
