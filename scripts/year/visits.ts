import { setTimeout as delay } from 'node:timers/promises'
import { addDays, toCalendarDay } from '#contract/calendar-day.ts'
import { homeCities } from '#contract/cities.ts'
import { pages, queryString } from '#contract/paths.ts'
import { SeededRandom } from '#demo/random.ts'
import { measured } from '#scripts/size-model.ts'
import type { Client } from './client.ts'
import type { YearClock } from './clock.ts'
import { momentsOfYear, pickEvenly, weddingsOfYear } from './curve.ts'
import type { Couple, Professional } from './people.ts'

interface Visitors {
  client: Client
  clock: YearClock
  professionals: Professional[]
  couples: Couple[]
  seed: number
}

type Look = Parameters<Client['look']>[0]

const CATEGORIES = 11
const POPULAR = 60
const TICK_MS = 5
/** More looks than these wait for an answer of those before. */
const AT_ONCE = 200

function makeLooks({ clock: { year }, professionals, couples, seed }: Visitors) {
  const random = SeededRandom.of(seed, 'visits')
  const days = random.shuffled(pickEvenly(2_000, weddingsOfYear(year), random))
  const someDay = () => addDays(toCalendarDay(`${year}-01-01`), random.oneOf(days))
  const popular = () => random.oneOf(professionals.slice(0, POPULAR)).id
  const page = (path: string): Look => ({ path, isPage: true })
  const month = () => someDay().slice(0, 8)

  const ready = [
    () => page(pages.home),
    () => page(pages.professionals),
    () => page(pages.professional(popular())),
    () => ({ path: `/professionals${queryString({ category_id: random.whole(1, 4) })}` }),
    () => ({ path: `/professionals/${popular()}` }),
    () => ({ path: `/reviews${queryString({ professional_id: popular() })}` }),
    () => ({ path: `/professionals/${popular()}/availability?start_date=${month()}01` }),
  ]
  const rareFilters = () => ({
    category_id: random.whole(1, CATEGORIES),
    city: random.chance(0.5) ? random.oneOf(homeCities) : undefined,
    date: random.chance(0.5) ? someDay() : undefined,
    price_max: random.whole(200, 6_000),
  })
  const made = [
    () => ({ path: `/professionals${queryString(rareFilters())}` }),
    () => ({ path: `/professionals${queryString(rareFilters())}` }),
    () => page(pages.professionals + queryString(rareFilters())),
  ]
  const signedIn = [
    () => ({
      path: '/leads',
      token: couples.length > 0 ? random.oneOf(couples).token : random.oneOf(professionals).token,
    }),
    () => ({ path: '/leads', token: random.oneOf(professionals).token }),
    () => ({ path: '/leads/counts', token: random.oneOf(professionals).token }),
    () => ({ path: '/statistics', token: random.oneOf(professionals).token }),
  ]
  const { requests } = measured
  const kinds: (() => Look)[][] = [ready, made, signedIn]
  const weights = [requests.ready.share, requests.made.share, requests.signedIn.share]
  return () => random.oneOf(kinds[random.weighted(weights)] ?? ready)()
}

/** Sends each look at its moment, and gives how late the latest was begun, in milliseconds. */
export async function visit(visitors: Visitors, count: number): Promise<number> {
  const { client, clock, seed } = visitors
  const makeLook = makeLooks(visitors)
  const moments = momentsOfYear(count, clock.year, SeededRandom.of(seed, 'moments of visits'))
  const waiting = new Set<Promise<void>>()
  let latest = 0
  for (const moment of moments) {
    while (clock.now < moment) await delay(TICK_MS)
    if (waiting.size >= AT_ONCE) await Promise.race(waiting)
    latest = Math.max(latest, clock.lateBy(moment))
    const look = client.look(makeLook()).finally(() => waiting.delete(look))
    waiting.add(look)
  }
  await Promise.all(waiting)
  return latest
}
