import type { AvailabilityDay } from '#contract/availability.ts'
import { addDays, type CalendarDay } from '#contract/calendar-day.ts'
import type { Lead } from '#contract/leads.ts'
import type { Offer } from '#contract/offers.ts'
import { SeededRandom } from '#demo/random.ts'
import { assumed } from '#scripts/size-model.ts'
import type { Client } from './client.ts'
import type { YearClock } from './clock.ts'
import { momentsOfYear, pickEvenly, weddingDayFor, weddingsOfYear } from './curve.ts'
import type { Month } from './months.ts'
import { type Couple, type Party, type Professional, registerCouple } from './people.ts'
import type { Acknowledged } from './promises.ts'
import { type PassingOfDays, reviewBooking } from './reviews.ts'

interface Wedding {
  number: number
  /** Of the year that its day is picked from. */
  dayIndex: number
  /** Of its enquiries, in their order. */
  asksAt: number[]
}

export interface YearOfWeddings {
  client: Client
  clock: YearClock
  party: Party
  professionals: Professional[]
  couples: Couple[]
  acknowledged: Acknowledged
  month: () => Month
  seed: number
  /** By the product's clock. */
  today: CalendarDay
  /** Without it nobody can write a review. */
  passing: PassingOfDays | null
}

/** A couple asks all of its professionals within such a part of the year's enquiries: some two or three weeks. */
const SEARCH_PARTS = 20
/** Days between one word of a conversation and the next. */
const GAP = { least: 0.2, most: 3 }
const OFFER_AFTER = 2
const VALID_DAYS = 60
const TRIES = 4
const chances = { withdraws: 0.05, accepts: 0.6, declines: 0.2, cancels: 0.04 }

/** All enquiries together follow the curve, and those of one couple lie in the same part of the year. */
export function planWeddings(count: number, year: number, seed: number): Wedding[] {
  const random = SeededRandom.of(seed, 'weddings')
  const days = random.shuffled(pickEvenly(count, weddingsOfYear(year), random))
  const { leadsOfWedding } = assumed
  const moments = momentsOfYear(count * leadsOfWedding, year, random)
  const couplesOfPart = Math.max(1, Math.round(count / SEARCH_PARTS))
  return Array.from({ length: Math.ceil(count / couplesOfPart) }, (_, part) => part * couplesOfPart).flatMap(
    (start) => {
      const end = Math.min(count, start + couplesOfPart)
      const shared = random.shuffled(moments.slice(start * leadsOfWedding, end * leadsOfWedding))
      return days.slice(start, end).map((dayIndex, index) => {
        const own = shared.slice(index * leadsOfWedding, (index + 1) * leadsOfWedding)
        return { number: start + index, dayIndex, asksAt: own.toSorted((one, other) => one - other) }
      })
    },
  )
}

const isDone = (status: number) => status >= 200 && status <= 299

/** One couple's year: it registers, asks, talks, books. */
export async function liveWedding(world: YearOfWeddings, wedding: Wedding): Promise<void> {
  const { clock, client, party, couples, professionals, month, acknowledged } = world
  const random = SeededRandom.of(world.seed, `wedding ${wedding.number}`)
  const [first = 0] = wedding.asksAt
  if (!(await clock.until(first))) return
  const couple = await registerCouple(party, wedding.number)
  if (!couple) return
  couples.push(couple)
  month().rows++
  acknowledged.couples.set(couple, new Set())
  const day = weddingDayFor(first, wedding.dayIndex, clock.year)
  const recipients = new Set<Professional>()

  /** As people do: looks at a profile and asks who is not taken on that day. The first ones are the popular ones. */
  async function choose(): Promise<Professional | null> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const professional = professionals[Math.floor(random.next() ** 2 * professionals.length)]
      if (!professional || recipients.has(professional)) continue
      // Before the answer comes: the next enquiry may choose meanwhile.
      recipients.add(professional)
      const { data } = await client.ask<{ data?: AvailabilityDay[] }>({
        path: `/professionals/${professional.id}/availability?start_date=${day}&end_date=${day}`,
      })
      if (data.data?.some(({ status }) => status !== 'available')) continue
      return professional
    }
    return null
  }

  const conversations = wedding.asksAt.map(async (at, index) => {
    if (!(await clock.until(at))) return
    const professional = await choose()
    if (professional)
      await converse(world, SeededRandom.of(world.seed, `lead ${wedding.number} ${index}`), {
        couple,
        professional,
        day,
        at,
      })
  })
  await Promise.all(conversations)
  await Promise.all(
    [...acknowledged.bookings]
      .filter((booking) => booking.couple === couple)
      .map((booking) => reviewBooking(world, booking)),
  )
}

interface Enquiry {
  couple: Couple
  professional: Professional
  day: CalendarDay
  at: number
}

async function converse(world: YearOfWeddings, random: SeededRandom, enquiry: Enquiry): Promise<void> {
  const { client, clock, acknowledged, month } = world
  const { couple, professional, day } = enquiry
  const sent = await client.ask<{ data: Lead }>({
    method: 'POST',
    path: '/leads',
    token: couple.token,
    body: { professional_id: professional.id, event_date: day, message: `Jeste li slobodni ${day}? ${couple.name}` },
  })
  if (sent.status !== 201) return
  const { id } = sent.data.data
  month().enquiries++
  month().rows++
  acknowledged.couples.get(couple)?.add(id)

  let at = enquiry.at
  const next = () => clock.until((at += random.between(GAP.least, GAP.most)))
  if (random.chance(chances.withdraws)) {
    if (await next()) await withdraw(world, couple, id)
    return
  }
  const messages = random.whole(2, 2 * assumed.messagesOfLead - 2)
  const isOffered = random.chance(assumed.offersOfLead)
  for (let number = 0; number < messages; number++) {
    if (!(await next())) return
    const { token } = number % 2 === 0 ? professional : couple
    const body = { body: `${number + 1}. poruka o danu ${day}.` }
    const { status } = await client.ask({ method: 'POST', path: `/leads/${id}/messages`, token, body })
    if (isDone(status)) month().rows++
    if (isOffered && number + 1 === OFFER_AFTER && !(await negotiate(world, random, enquiry, id, next))) return
  }
}

async function withdraw({ client, acknowledged }: YearOfWeddings, couple: Couple, id: number): Promise<void> {
  // 404: an answer was lost, and this is the same request again.
  const request = { method: 'DELETE', path: `/leads/${id}`, token: couple.token, expected: [404] } as const
  acknowledged.couples.get(couple)?.delete(id)
  const { status } = await client.ask(request)
  if (isDone(status)) acknowledged.withdrawn.push({ couple, id })
}

/** False once nobody may write any more. */
async function negotiate(
  { client, acknowledged, month, today }: YearOfWeddings,
  random: SeededRandom,
  { couple, professional, day }: Enquiry,
  leadId: number,
  next: () => Promise<boolean>,
): Promise<boolean> {
  if (!(await next())) return false
  const items = Array.from({ length: assumed.itemsOfOffer }, (_, index) => ({
    label: `Stavka ${index + 1}`,
    quantity: 1,
    unit_price: random.whole(100, 900),
  }))
  const body = { items, valid_until: addDays(today, VALID_DAYS), vat: 'included' }
  const path = `/leads/${leadId}/offers`
  const offered = await client.ask<{ data: Offer }>({ method: 'POST', path, token: professional.token, body })
  if (offered.status !== 201) return true
  month().rows += 1 + items.length
  const { id } = offered.data.data
  const decision = random.next()
  if (!(await next()) || decision > chances.accepts + chances.declines) return true
  if (decision > chances.accepts) {
    await client.ask({ method: 'POST', path: `/offers/${id}/decline`, token: couple.token, body: {} })
    return true
  }
  const accepting = { method: 'POST', path: `/offers/${id}/accept`, token: couple.token, expected: [409] } as const
  const { status } = await client.ask(accepting)
  if (status === 409) month().doubleBookings++
  if (!isDone(status)) return true
  month().bookings++
  month().rows++
  const booking = { professional, day, leadId, offerId: id, couple }
  acknowledged.bookings.add(booking)
  if (!random.chance(chances.cancels) || !(await next())) return true
  acknowledged.bookings.delete(booking)
  const cancelling = { method: 'PUT', path: `/leads/${leadId}`, token: professional.token } as const
  const cancelled = await client.ask({ ...cancelling, body: { status: 'rejected' } })
  if (isDone(cancelled.status)) acknowledged.cancelled.push(booking)
  return false
}
