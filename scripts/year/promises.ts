import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Event } from '#contract/events.ts'
import type { Lead } from '#contract/leads.ts'
import type { Offer } from '#contract/offers.ts'
import type { PageOf } from '#contract/page.ts'
import type { Professional as ShownProfessional } from '#contract/professionals.ts'
import type { Review } from '#contract/reviews.ts'
import type { Client } from './client.ts'
import type { Couple, Professional } from './people.ts'

export interface Booking {
  professional: Professional
  couple: Couple
  day: CalendarDay
  leadId: number
  offerId: number
}

/** All that the product has said yes to, and therefore has to have. */
export interface Acknowledged {
  /** Ids of a couple's leads, without those that it took back. */
  couples: Map<Couple, Set<number>>
  withdrawn: { couple: Couple; id: number }[]
  /** Of accepted offers, without those that were cancelled. */
  bookings: Set<Booking>
  cancelled: Booking[]
  /** With the answer of their professional, where that was acknowledged. */
  reviews: { id: number; professional: Professional; rating: number; reply: string | null }[]
}

export const nothingAcknowledged = (): Acknowledged => ({
  couples: new Map(),
  withdrawn: [],
  bookings: new Set(),
  cancelled: [],
  reviews: [],
})

/** The mean of the stars is shown with one decimal, and kept with two. */
const ROUNDING = 0.051

async function readAll<Item>(client: Client, path: string, token?: string): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1; ; page++) {
    const { status, data } = await client.ask<PageOf<Item>>({
      path: `${path}&page=${page}`,
      ...(token !== undefined && { token }),
    })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    items.push(...data.data)
    if (page >= data.last_page) return items
  }
}

async function checkCouples(client: Client, { couples, withdrawn }: Acknowledged, broken: string[]): Promise<void> {
  for (const [couple, ids] of couples) {
    const leads = await readAll<Lead>(client, '/leads?per_page=100', couple.token)
    const listed = new Set(leads.map(({ id }) => id))
    for (const id of ids) if (!listed.has(id)) broken.push(`Enquiry ${id} is not in the list of ${couple.name}.`)
    for (const { couple: of, id } of withdrawn)
      if (of === couple && listed.has(id)) broken.push(`Enquiry ${id} was taken back and is still listed.`)
  }
}

async function checkCalendars(
  client: Client,
  { bookings, cancelled }: Acknowledged,
  professionals: readonly Professional[],
  broken: string[],
): Promise<void> {
  for (const professional of professionals) {
    const { id, token } = professional
    const events = await readAll<Event>(client, `/events?professional_id=${id}&status=active&per_page=1000`, token)
    const days = events.map(({ event_date }) => event_date)
    for (const day of new Set(days.filter((each, index) => days.indexOf(each) !== index)))
      broken.push(`Professional ${id} has ${day} twice.`)
    const has = ({ leadId, day }: Booking) =>
      events.some((event) => event.lead_id === leadId && event.event_date === day && event.event_type === 'booked')
    const own = (booking: Booking) => booking.professional === professional
    for (const booking of bookings)
      if (own(booking) && !has(booking)) broken.push(`Booking ${booking.leadId} has no day in the calendar of ${id}.`)
    for (const booking of cancelled)
      if (own(booking) && has(booking)) broken.push(`Booking ${booking.leadId} was cancelled and still has its day.`)
  }
}

async function checkOffers(client: Client, { bookings }: Acknowledged, broken: string[]): Promise<void> {
  for (const { offerId, leadId, couple } of bookings) {
    const { data } = await client.ask<{ data?: Offer[] }>({ path: `/leads/${leadId}/offers`, token: couple.token })
    if (!data.data?.some(({ id, status }) => id === offerId && status === 'accepted'))
      broken.push(`Offer ${offerId} was accepted and is not any more.`)
  }
}

/** As everybody reads them: each review once, with its stars and its answer, and counted. */
async function checkReviews(
  client: Client,
  { reviews }: Acknowledged,
  professionals: readonly Professional[],
  broken: string[],
): Promise<void> {
  for (const professional of professionals) {
    const { id } = professional
    const own = reviews.filter((review) => review.professional === professional)
    const listed = await readAll<Review>(client, `/reviews?professional_id=${id}&per_page=100`)
    for (const review of own) {
      const found = listed.filter((each) => each.id === review.id)
      if (found.length !== 1 || found[0]?.rating !== review.rating)
        broken.push(`Review ${review.id} is not there once with its ${review.rating} stars.`)
      else if ((found[0].reply?.body ?? null) !== review.reply)
        broken.push(`Review ${review.id} has not the answer that was acknowledged.`)
    }
    const { data } = await client.ask<{ data?: ShownProfessional }>({ path: `/professionals/${id}` })
    const mean = own.reduce((sum, { rating }) => sum + rating, 0) / Math.max(1, own.length)
    const { review_count: count = 0, average_rating: average = 0 } = data.data ?? {}
    if (count !== own.length) broken.push(`Professional ${id} counts ${count} reviews, not ${own.length}.`)
    else if (Math.abs(average - mean) > ROUNDING)
      broken.push(`Professional ${id} has ${average} stars in the mean, not ${mean.toFixed(2)}.`)
  }
}

/** Sentences about what is not as it was acknowledged, read as their owners read it. */
export async function findBrokenPromises(
  client: Client,
  acknowledged: Acknowledged,
  professionals: readonly Professional[],
): Promise<string[]> {
  const broken: string[] = []
  await checkCouples(client, acknowledged, broken)
  await checkCalendars(client, acknowledged, professionals, broken)
  await checkOffers(client, acknowledged, broken)
  await checkReviews(client, acknowledged, professionals, broken)
  return broken
}
