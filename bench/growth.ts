import { addDays, toCalendarDay } from '#contract/calendar-day.ts'
import { API_BASE, queryString } from '#contract/paths.ts'
import { makeDataDir, removeDataDir } from '#test/product.ts'
import { type Marketplace, prepareMarketplace } from './marketplace.ts'
import { fire } from './shots.ts'
import { startAsServed } from './started-product.ts'

/** Ten times as many professionals: so much longer may a cold call take. */
const TIMES = 1.5
const DETAIL_TIMES = 1.1
/** Names up to a thousand are counted as they are found: ten times as many. */
const FOUND_TIMES = 12
/** A difference below this is none. */
const NOISE_MS = 0.5
const SAMPLES = 30
const FIRST_DAY = toCalendarDay('2027-01-05')

/** Each kind of search, its numbers differing in what costs nothing: none is answered from the cache. */
const searches: Record<string, (number: number) => Record<string, string | number>> = {
  all: (number) => ({ per_page: 12 + number }),
  price: (number) => ({ price_max: 900 + number }),
  date: (number) => ({ date: addDays(FIRST_DAY, 5 * number) }),
  'a day, free only': (number) => ({ date: addDays(FIRST_DAY, 5 * number), free_only: 1 }),
  'a day below a price': (number) => ({ date: addDays(FIRST_DAY, 5 * number), price_max: 1200 }),
  'a day, a price band': (number) => ({ date: addDays(FIRST_DAY, 5 * number), price_min: 1000, price_max: 1999.99 }),
  'a day in a category': (number) => ({ date: addDays(FIRST_DAY, 5 * number), category_id: 2 }),
  'date and city': (number) => ({ date: addDays(FIRST_DAY, 5 * number), city: 'Split' }),
  'search: studio': (number) => ({ search: 'studio', per_page: 12 + number }),
  'search: horvta, a typo': (number) => ({ search: 'horvta', per_page: 12 + number }),
  'by price': (number) => ({ sort: 'price', per_page: 12 + number }),
  'by reviews, in a category': (number) => ({ sort: 'reviews', category_id: 2, per_page: 12 + number }),
  'from 4 stars': (number) => ({ rating_min: 4, per_page: 12 + number }),
  'a price band, a city, 4 stars': (number) => ({
    price_min: 500 + number,
    price_max: 999,
    city: 'Split',
    rating_min: 4,
  }),
  'a list without numbers': (number) => ({ facets: 0, price_max: 1200 + number }),
  'near Split': (number) => ({ near: 'Split', km: 40 + number }),
  'near Split below a price': (number) => ({ near: 'Split', price_max: 900 + number }),
  'near Sinj, a category, a day': (number) => ({ near: 'Sinj', category_id: 3, date: addDays(FIRST_DAY, 5 * number) }),
  '150 guests': (number) => ({ fact_guests: 150 + number }),
  'two facts in a city': (number) => ({ fact_parking: 1, fact_hours: 8, city: 'Split', per_page: 12 + number }),
  'search: bend u Splitu': (number) => ({ search: 'bend u Splitu', per_page: 12 + number }),
  'search: bend, and who has the name': (number) => ({ search: 'bend', per_page: 12 + number }),
  'search: nobody, with ways on': (number) => ({ search: `bend qwzx${number}`, city: 'Split' }),
  'page 40': (number) => ({ page: 40, per_page: 12 + (number % 13) }),
}

/** The free days of all; `from` makes each of them another call. */
const freeDays: Record<string, Record<string, string | number>> = {
  'free days': {},
  'free days, a category': { category_id: 2 },
  'free days, a town': { city: 'Split' },
}

const countsNames: ReadonlySet<string> = new Set(['search: bend, and who has the name', 'suggestions'])

const allowedFor = (name: string): number => {
  if (countsNames.has(name)) return FOUND_TIMES
  return name === 'detail' ? DETAIL_TIMES : TIMES
}

type Measured = Map<string, number>

async function measureKinds(origin: string, pid: number, { professionals }: Marketplace): Promise<Measured> {
  const medians: Measured = new Map()
  const measure = async (name: string, pathOf: (number: number) => string) => {
    let number = 0
    const next = () => ({ path: API_BASE + pathOf(number++) })
    const run = await fire({ origin, pids: [pid], amount: SAMPLES, connections: 1, next })
    medians.set(name, run.p50Ms)
  }
  await measure('warming', (number) => `/professionals${queryString({ price_max: 4_000 + number })}`)
  for (const [name, queryOf] of Object.entries(searches))
    await measure(name, (number) => `/professionals${queryString(queryOf(number))}`)
  for (const [name, query] of Object.entries(freeDays))
    await measure(name, (number) => `/availability${queryString({ ...query, from: addDays(FIRST_DAY, number) })}`)
  await measure('suggestions', (number) => `/suggestions${queryString({ search: `studio ${100 + number}` })}`)
  await measure('detail', (number) => `/professionals/${professionals[Math.floor(professionals.length / 2) + number]}`)
  medians.delete('warming')
  return medians
}

async function measureSize(size: number): Promise<Measured> {
  const dataDir = makeDataDir()
  try {
    const product = await startAsServed(dataDir)
    try {
      const marketplace = await prepareMarketplace(product.origin, await product.databaseUrl(), { size, couples: 1 })
      return await measureKinds(product.origin, product.pid, marketplace)
    } finally {
      await product.stop()
    }
  } finally {
    removeDataDir(dataDir)
  }
}

/** Cold calls over one connection, at ten thousand professionals and at ten times as many or at `size`. */
export async function measureGrowth(size = 100_000): Promise<string[]> {
  const small = await measureSize(10_000)
  const large = await measureSize(size)
  console.log(`Cold calls, one connection, median of ${SAMPLES} (ms), at 10,000 and ${size.toLocaleString('en')}:`)
  const problems: string[] = []
  for (const [name, before] of small) {
    const after = large.get(name) ?? Number.NaN
    const allowed = allowedFor(name)
    const isSlow = after > allowed * before + NOISE_MS
    console.log(
      `  ${name.padEnd(36)} ${before.toFixed(1).padStart(6)} ${after.toFixed(1).padStart(7)}  ${(after / before).toFixed(1)} times (≤ ${allowed}) ${isSlow ? '✗' : '✓'}`,
    )
    if (isSlow) problems.push(`growth, ${name}: ${before.toFixed(1)} to ${after.toFixed(1)} ms`)
  }
  return problems
}
