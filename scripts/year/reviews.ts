import type pg from 'pg'
import { daysBetween, toCalendarDay } from '#contract/calendar-day.ts'
import type { Review } from '#contract/reviews.ts'
import { SeededRandom } from '#demo/random.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Client } from './client.ts'
import type { YearClock } from './clock.ts'
import type { Month } from './months.ts'
import type { Acknowledged, Booking } from './promises.ts'

/** Days between a wedding and the first word about it, and between that and its answer. */
const GAP = { least: 2, most: 12 }
const chances = { reviews: 0.8, isAnswered: 0.5 }
/** From one star to five, in parts. */
const stars = [1, 2, 6, 26, 65]
/** More than any wedding lies ahead. */
const YEARS_BACK = 4

/**
 * Nobody gets over the wire that a wedding of the next year is over, nor that an address is confirmed without the link of
 * a mail.
 */
export interface PassingOfDays {
  /** Throws a StartupError where this is not the database of the product that runs. */
  requireProfessional: (id: number, company: string) => Promise<void>
  passLead: (leadId: number) => Promise<void>
}

export function passDaysIn(pool: pg.Pool): PassingOfDays {
  return {
    async requireProfessional(id, company) {
      const { rowCount } = await pool.query('select from professionals where id = $1 and company_name = $2', [
        id,
        company,
      ])
      if (rowCount !== 1)
        throw new StartupError(
          'The product at that address has another database than this environment names: give DATABASE_URL or ' +
            'DATA_DIR of the product, or leave the reviews out with --no-reviews.',
        )
    },
    async passLead(leadId) {
      await pool.query(
        `with passed as (
           update leads set event_date = (event_date - make_interval(years => $2))::date where id = $1 returning couple_id
         )
         update users set email_confirmed_at = now() from passed where users.id = passed.couple_id`,
        [leadId, YEARS_BACK],
      )
    },
  }
}

interface YearOfReviews {
  client: Client
  clock: YearClock
  acknowledged: Acknowledged
  month: () => Month
  seed: number
  passing: PassingOfDays | null
}

/** Weeks after its wedding a couple reviews those whom it had booked, and some of them answer. */
export async function reviewBooking(world: YearOfReviews, booking: Booking): Promise<void> {
  const { client, clock, acknowledged, month, passing } = world
  const { couple, professional, leadId, day } = booking
  const random = SeededRandom.of(world.seed, `review of ${professional.id} ${day}`)
  if (!passing || !random.chance(chances.reviews)) return
  const at = daysBetween(toCalendarDay(`${clock.year}-01-01`), day) + random.between(GAP.least, GAP.most)
  // A wedding of the year after is no matter of this one.
  if (!(await clock.until(at)) || !acknowledged.bookings.has(booking)) return
  await passing.passLead(leadId)
  const rating = 1 + random.weighted(stars)
  const written = await client.ask<{ data: Review }>({
    method: 'POST',
    path: '/reviews',
    token: couple.token,
    body: { professional_id: professional.id, rating, comment: `Vjenčali smo se ${day} i preporučujemo.` },
  })
  if (written.status !== 201) return
  const { id } = written.data.data
  month().reviews++
  month().rows++
  const review: Acknowledged['reviews'][number] = { id, professional, rating, reply: null }
  acknowledged.reviews.push(review)
  if (!random.chance(chances.isAnswered) || !(await clock.until(at + random.between(GAP.least, GAP.most)))) return
  const reply = `Hvala, bilo nam je drago ${day}.`
  const answered = await client.ask({
    method: 'PUT',
    path: `/reviews/${id}/reply`,
    token: professional.token,
    body: { body: reply },
  })
  if (answered.status !== 200) return
  month().rows++
  review.reply = reply
}
