import { addDays, toCalendarDay } from '#contract/calendar-day.ts'
import { homeCities } from '#contract/cities.ts'
import { addMonths, monthOf } from '#contract/calendar-month.ts'
import { compareAddress } from '#contract/compare.ts'
import { API_BASE, embedPath, pages, queryString } from '#contract/paths.ts'
import { findBuiltAssets } from './built-assets.ts'
import type { Marketplace } from './marketplace.ts'
import type { Shot } from './shots.ts'

export interface SpeedRow {
  name: string
  /** The minimum of the reference program's processor time per request divided by the product's. */
  goal: number
  /** Requests per run; a quick run has fewer, except for hot ones. */
  amount: number
  /** The number of runs of the product, and of the reference program. */
  runs: number
  /** Requests before measuring, also in a quick run: until then each process is still compiling hot code. */
  warming: number
  /** Set if a single path is requested repeatedly; the reference program sends its bytes. */
  hotPath?: string
  /** Restarts the same series: product and reference program get the same requests. */
  series: () => () => Shot
  hasJobs?: boolean
}

const FIRST_DAY = toCalendarDay('2027-01-05')
const FIRST_MONTH = monthOf(FIRST_DAY)
const api = (path: string) => API_BASE + path

/** The script that every page loads. */
function findAsset(): string {
  const scripts = findBuiltAssets().filter(({ path }) => path.endsWith('.js'))
  const [largest] = scripts.toSorted((one, other) => other.bytes - one.bytes)
  if (largest === undefined) throw new Error('The build has no script.')
  return largest.path
}

/**
 * Short runs, since a tenth of a hot answer's time is less than other events in a second: a garbage collection of the
 * previous row's heap, or another program's work.
 */
const HOT_RUNS = 20
const USUAL_RUNS = 2

const hot = (name: string, goal: number, hotPath: string): SpeedRow => ({
  name: `${name} hot`,
  goal,
  amount: 1_500,
  runs: HOT_RUNS,
  warming: 7_500,
  hotPath,
  series: () => () => ({ path: hotPath }),
})

/** Every request of the row is different, so none is answered from the cache. */
const cold = (
  name: string,
  goal: number,
  amount: number,
  pathOf: (number: number) => string,
  warming = amount / 2,
): SpeedRow => ({
  name: `${name} cold`,
  goal,
  amount,
  runs: USUAL_RUNS,
  warming,
  series: () => {
    let number = 0
    return () => ({ path: pathOf(number++) })
  },
})

/** Searches by category or city below a price; each number has its own price, different for `odd` and even ones. */
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
    runs: USUAL_RUNS,
    warming: 200,
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
    runs: USUAL_RUNS,
    warming: 200,
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

/** A program that uses its key; the answer is only for its professional, and never cached. */
function countsByKey({ apiKeys }: Marketplace): SpeedRow {
  return {
    name: 'counts by key',
    goal: 0.6,
    amount: 1_200,
    runs: USUAL_RUNS,
    warming: 600,
    series: () => {
      let number = 0
      return () => ({
        path: api('/leads/counts'),
        headers: { authorization: `Bearer ${apiKeys[number++ % apiKeys.length]}` },
      })
    },
  }
}

/** A page runs ten times as much code as a call, each part of it rarely. */
const PAGES_OF_WARMING = 400

const COMPARED = 4
/** The home page has the same filters, with cached counts. */
const FIRST_OF_MAP = 1_000
const CATEGORIES = 11

/** Each of the pages and calls by which couples find professionals, without any whose answer another row has cached. */
const findingRows = (idFrom: (share: number) => (number: number) => number): SpeedRow[] => {
  const comparedId = idFrom(0.7)
  const comparison = (number: number) =>
    compareAddress(Array.from({ length: COMPARED }, (_, place) => comparedId(COMPARED * number + place)))
  const days = { category_id: 2, city: homeCities[0], from: FIRST_DAY }
  return [
    hot('free days', 0.8, api(`/availability${queryString(days)}`)),
    hot('suggestions', 0.8, api(`/suggestions${queryString({ search: 'foto spl' })}`)),
    hot('map HTML', 0.85, pages.map),
    hot('dates HTML', 0.85, pages.dates),
    hot('compare HTML', 0.85, comparison(0)),
    cold('free days', 0.8, 1_200, (number) => {
      const from = addDays(FIRST_DAY, Math.floor(number / CATEGORIES) % 400)
      return api(`/availability${queryString({ category_id: 1 + (number % CATEGORIES), from })}`)
    }),
    cold('suggestions', 0.6, 400, (number) => api(`/suggestions${queryString({ search: `studio ${number}` })}`)),
    cold(
      'map HTML',
      0.4,
      200,
      (number) => pages.map + queryString(filtersOf(FIRST_OF_MAP + number, true)),
      PAGES_OF_WARMING,
    ),
    // There are no more of them: one per category and city.
    cold('dates HTML', 0.4, 48, (number) => {
      const city = homeCities[Math.floor(number / CATEGORIES) % homeCities.length]
      return pages.dates + queryString({ category_id: 1 + (number % CATEGORIES), city })
    }),
    cold('compare HTML', 0.4, 200, (number) => comparison(number + 1), PAGES_OF_WARMING),
  ]
}

/** The rows of the table, in the order of printing. */
export function makeRows(marketplace: Marketplace): SpeedRow[] {
  const { professionals, pictures } = marketplace
  const [first = 1] = professionals
  /** A separate range for each row: the data of a page must not be cached by the detail row. */
  const idFrom = (share: number) => (number: number) =>
    professionals[(Math.floor(professionals.length * share) + number) % professionals.length] ?? first
  const [detailId, pageId, embedId] = [idFrom(0.05), idFrom(0.5), idFrom(0.3)]
  return [
    hot('list', 0.85, api('/professionals')),
    hot('detail', 0.85, api(`/professionals/${first}`)),
    hot('availability', 0.8, api(`/professionals/${first}/availability?start_date=2027-01-01&end_date=2027-01-31`)),
    hot('reviews', 0.8, api(`/reviews?professional_id=${first}`)),
    hot('home HTML', 0.85, pages.home),
    hot('detail HTML', 0.85, pages.professional(first)),
    hot('embed HTML', 0.8, embedPath(first)),
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
    cold('home HTML', 0.4, 200, (number) => pages.home + queryString(filtersOf(number, true)), PAGES_OF_WARMING),
    cold('detail HTML', 0.4, 200, (number) => pages.professional(pageId(number)), PAGES_OF_WARMING),
    cold('embed HTML', 0.6, 1_200, (number) => embedPath(embedId(number), addMonths(FIRST_MONTH, number % 12)), 1_200),
    ...findingRows(idFrom),
    countsByKey(marketplace),
    leads(marketplace),
    messages(marketplace),
  ]
}
