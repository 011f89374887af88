import { SeededRandom } from '#demo/random.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { StartupError } from '#server/startup-error.ts'
import { assumed, measured } from '#scripts/size-model.ts'
import { ATTEMPTS, makeClient } from './client.ts'
import { YearClock } from './clock.ts'
import { monthIndexOf } from './curve.ts'
import { makeMonth, type Month, monthLine, monthsHeading, totalLine } from './months.ts'
import type { YearOptions } from './options.ts'
import { type Couple, makeProfessionals } from './people.ts'
import { type Acknowledged, findBrokenPromises, nothingAcknowledged } from './promises.ts'
import type { PassingOfDays } from './reviews.ts'
import { visit } from './visits.ts'
import { liveWedding, planWeddings } from './weddings.ts'

const PROBLEMS_SHOWN = 10

async function requireProduct(origin: string): Promise<void> {
  const status = await fetch(`${origin}/readyz`).then(
    (answer) => answer.status,
    () => 0,
  )
  if (status === 200) return
  const what = status === 0 ? `Nothing answers at ${origin}` : `${origin}/readyz answers ${status}`
  throw new StartupError(`${what}. Start a product with RATE_LIMIT_FACTOR=1000 npm start, or name one with --url.`)
}

/** The requests that only look, of the year and of all its weddings. */
const readsOf = ({ weddings, reads }: YearOptions) =>
  Math.round(weddings * assumed.requestsOfWedding * (1 - measured.requests.write.share) * reads)

/** Prints each month when it is over. */
function followMonths(clock: YearClock, months: readonly Month[], log: (line: string) => void) {
  let printed = 0
  const print = (until: number) => {
    for (; printed < until; printed++) log(monthLine(printed, months[printed] ?? makeMonth()))
  }
  const timer = setInterval(() => print(monthIndexOf(clock.today)), 1_000)
  return () => {
    clearInterval(timer)
    print(months.length)
  }
}

function report(broken: string[], failures: ReadonlyMap<string, number>, log: (line: string) => void): boolean {
  for (const [what, times] of [...failures].slice(0, PROBLEMS_SHOWN)) log(`Failed ${times} times: ${what}`)
  for (const sentence of broken.slice(0, PROBLEMS_SHOWN)) log(sentence)
  return broken.length === 0 && failures.size === 0
}

const sizesOf = ({ couples, withdrawn, bookings, cancelled, reviews }: Acknowledged) => {
  const enquiries = [...couples.values()].reduce((sum, { size }) => sum + size, 0)
  return `${enquiries} enquiries, ${withdrawn.length} taken back, ${bookings.size} bookings, ${cancelled.length} cancelled, ${reviews.length} reviews`
}

/** False where a request failed or a promise was broken. */
export async function replayYear(
  options: YearOptions,
  passing: PassingOfDays | null,
  log: (line: string) => void,
): Promise<boolean> {
  const { origin, minutes, weddings, professionals: count, seed } = options
  await requireProduct(origin)
  const today = systemClock.today()
  const clock = new YearClock(Number(today.slice(0, 4)) + 1, minutes)
  const before = makeMonth()
  const months = Array.from({ length: 12 }, makeMonth)
  let hasBegun = false
  const month = () => (hasBegun ? (months[monthIndexOf(clock.today)] ?? before) : before)
  const client = makeClient(origin, month)
  const run = Date.now().toString(36)
  const party = { client, run, random: SeededRandom.of(seed, 'people') }

  log(`Croatia × ${options.scale}: ${weddings} weddings, ${count} professionals, ${readsOf(options)} looks`)
  const calls = weddings + count + weddings * assumed.leadsOfWedding
  const professionals = await makeProfessionals(party, { count, year: clock.year, calls })
  log(`${professionals.length} professionals registered, approved, with a calendar. The year ${clock.year} begins.`)

  const [first] = professionals
  if (first) await passing?.requireProfessional(first.id, first.company)
  const couples: Couple[] = []
  const acknowledged = nothingAcknowledged()
  const world = { client, clock, party, professionals, couples, acknowledged, month, seed, today, passing }
  log(monthsHeading)
  hasBegun = true
  clock.start()
  const finish = followMonths(clock, months, log)
  const [latest] = await Promise.all([
    visit(world, readsOf(options)),
    ...planWeddings(weddings, clock.year, seed).map((wedding) => liveWedding(world, wedding)),
  ])
  finish()
  log(totalLine(months))
  log(
    `The latest look was begun ${Math.round(latest)} ms after its moment; ${client.givenUp.length} people gave up ` +
      `what they wanted to do after ${ATTEMPTS} tries.`,
  )

  hasBegun = false
  const broken = await findBrokenPromises(client, acknowledged, professionals)
  log(`Looked for ${sizesOf(acknowledged)}: ${broken.length} promises broken.`)
  client.close()
  return report(broken, client.failures, log)
}
