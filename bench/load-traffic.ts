import { addDays, toCalendarDay } from '#contract/calendar-day.ts'
import { homeCities } from '#contract/cities.ts'
import { API_BASE, pages, queryString } from '#contract/paths.ts'
import type { Marketplace, Person } from './marketplace.ts'

export interface LoadRequest {
  method: 'GET' | 'POST'
  path: string
  token?: string
  body?: object
}

export interface Kind {
  name: string
  /** Relative to the sum of all weights. */
  weight: number
  /** Requested repeatedly, so that its answer is nearly always cached. */
  isHot: boolean
  make: () => LoadRequest
}

/** The most visited profiles; the others are visited occasionally. */
const POPULAR = 60
const FIRST_DAY = toCalendarDay('2027-01-05')
const DAYS = 500

export const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

const upTo = (count: number) => Math.floor(Math.random() * count)
const someDay = () => addDays(FIRST_DAY, upTo(DAYS))

/** A search that is hardly ever repeated. */
const rareFilters = () => ({
  category_id: Math.random() < 0.5 ? 1 + upTo(11) : undefined,
  city: Math.random() < 0.5 ? pick(homeCities) : undefined,
  date: Math.random() < 0.3 ? someDay() : undefined,
  price_max: 200 + upTo(6_000),
})

const popularFilters = () =>
  pick([{}, {}, { category_id: 1 + upTo(4) }, { city: pick(homeCities.slice(0, 3)) }, { page: 2 }])

const get = (path: string, token?: string): LoadRequest => ({ method: 'GET', path, token })
const api = (path: string) => API_BASE + path

const signedIn = (couples: Person[], owners: Person[]) => () =>
  pick([
    () => get(api('/favorites'), pick(couples).token),
    () => get(api('/leads'), pick(couples).token),
    () => get(api('/account'), pick(couples).token),
    () => get(api('/leads'), pick(owners).token),
    () => get(api('/leads/counts'), pick(owners).token),
    () => get(api('/statistics'), pick(owners).token),
  ])()

function writes({ professionals, owners, couples }: Marketplace): Kind[] {
  const post = (path: string, token: string, body: object): LoadRequest => ({
    method: 'POST',
    path: api(path),
    token,
    body,
  })
  const favorite = () => post('/favorites', pick(couples).token, { professional_id: pick(professionals) })
  const lead = () =>
    post('/leads', pick(couples).token, {
      professional_id: pick(owners).professionalId,
      event_date: someDay(),
      message: 'Jeste li slobodni tog dana?',
    })
  const event = () =>
    post('/events', pick(owners).token, { event_date: addDays(FIRST_DAY, upTo(5_000)), event_type: 'blocked' })
  return [
    { name: 'favourite', weight: 1.5, isHot: false, make: favorite },
    { name: 'lead', weight: 1, isHot: false, make: lead },
    { name: 'calendar event', weight: 0.5, isHot: false, make: event },
  ]
}

/** Mostly visitors, some of them signed in, and a few that write. */
export function makeTraffic(marketplace: Marketplace, assets: string[]): Kind[] {
  const { professionals, owners, couples, pictures } = marketplace
  const popular = () => pick(professionals.slice(0, POPULAR))
  const rare = () => pick(professionals)
  const hot = (name: string, weight: number, path: () => string): Kind => ({
    name,
    weight,
    isHot: true,
    make: () => get(path()),
  })
  const cold = (name: string, weight: number, path: () => string): Kind => ({
    ...hot(name, weight, path),
    isHot: false,
  })
  return [
    hot('list, popular', 14, () => api(`/professionals${queryString(popularFilters())}`)),
    hot('detail, popular', 12, () => api(`/professionals/${popular()}`)),
    hot('availability, popular', 8, () => api(`/professionals/${popular()}/availability`)),
    hot('reviews, popular', 6, () => api(`/reviews${queryString({ professional_id: popular() })}`)),
    hot('page, popular', 14, () => pick([pages.home, pages.home, pages.professionals, pages.professional(popular())])),
    hot('asset', 16, () => pick(assets)),
    hot('picture', 14, () => pick(pictures)),
    cold('list, rare', 3, () => api(`/professionals${queryString(rareFilters())}`)),
    cold('detail, rare', 4, () => api(`/professionals/${rare()}`)),
    cold('page, rare', 2, () =>
      Math.random() < 0.5 ? pages.professional(rare()) : pages.home + queryString(rareFilters()),
    ),
    { name: 'signed-in read', weight: 4, isHot: false, make: signedIn(couples, owners) },
    ...writes(marketplace),
  ]
}
