import { type CalendarDay, weekday } from '#contract/calendar-day.ts'
import type { Session } from '#contract/auth.ts'
import { homeCities } from '#contract/cities.ts'
import type { EventInput } from '#contract/events.ts'
import { demoEmails, demoPassword } from '#demo/accounts.ts'
import type { SeededRandom } from '#demo/random.ts'
import { assumed } from '#scripts/size-model.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Client } from './client.ts'
import { daysOfYear, monthIndexOf } from './curve.ts'

export interface Couple {
  token: string
  name: string
}

export interface Professional {
  id: number
  token: string
  company: string
}

export interface Party {
  client: Client
  /** In the addresses: another run makes other people. */
  run: string
  random: SeededRandom
}

const CATEGORIES = 11
const AT_ONCE = 4
/** In parts of the days that a professional writes into its calendar. */
const BLOCKED_SHARE = 0.2

const password = 'duga-lozinka-9'

const register = ({ client }: Party, person: object) =>
  client.ask<Session>({
    method: 'POST',
    path: '/register',
    body: { ...person, password, password_confirmation: password },
  })

async function signInAdmin(client: Client): Promise<string> {
  const body = { email: demoEmails.admin, password: demoPassword }
  const { status, data } = await client.ask<Session>({ method: 'POST', path: '/login', body, expected: [401] })
  if (status === 200) return data.token
  throw new StartupError(
    `${demoEmails.admin} cannot sign in (${status || 'no answer'}): the year needs a product with the demo accounts ` +
      '(DEMO=on), whose admin approves the professionals.',
  )
}

export async function registerCouple(party: Party, number: number): Promise<Couple | null> {
  const name = `Par ${number} iz godine`
  const email = `par-${party.run}-${number}@godina.test`
  const { status, data } = await register(party, { role: 'couple', name, email })
  return status === 201 ? { token: data.token, name } : null
}

/** Fridays and Saturdays of the season, and some days off. */
function calendarOf({ random }: Party, year: number): EventInput[] {
  const days = [...daysOfYear(year), ...daysOfYear(year + 1)]
  const blocked = Math.round(assumed.eventsOfProfessional * BLOCKED_SHARE)
  const isSeason = (day: CalendarDay) => monthIndexOf(day) >= 4 && monthIndexOf(day) <= 9
  const open = random.shuffled(days.filter((day) => isSeason(day) && (weekday(day) === 4 || weekday(day) === 5)))
  const off = random.shuffled(days.filter((day) => weekday(day) < 4))
  const event = (event_type: EventInput['event_type']) => (event_date: CalendarDay) =>
    ({ event_date, event_type, title: null, notes: null }) satisfies EventInput
  return [
    ...open.slice(0, assumed.eventsOfProfessional - blocked).map(event('available')),
    ...off.slice(0, blocked).map(event('blocked')),
  ]
}

/** Registered and approved, with a calendar. Null where the product refused one of these. */
async function makeProfessional(party: Party, admin: string, year: number, number: number) {
  const { client, run, random } = party
  const company = `Obrt ${run}-${number}`
  const price = 200 + 50 * random.whole(0, 40)
  const { status, data, headers } = await register(party, {
    role: 'professional',
    name: `Vlasnik ${number}`,
    email: `studio-${run}-${number}@godina.test`,
    company_name: company,
    category_id: 1 + (number % CATEGORIES),
    city: random.oneOf(homeCities),
    description: 'Izmišljeni obrt iz godine koja prođe u deset minuta.',
    price_range_min: price,
    price_range_max: price * 3,
  })
  const { token, user } = data
  if (status !== 201 || !user.professional) return { left: 0, made: null }
  const { id } = user.professional
  const left = Number(headers['x-ratelimit-remaining'] ?? Infinity)
  await client.ask({ method: 'POST', path: `/admin/professionals/${id}/approve`, token: admin, body: {} })
  await client.ask({ method: 'POST', path: '/events/bulk', token, body: { events: calendarOf(party, year) } })
  return { left, made: { id, token, company } satisfies Professional }
}

/** `calls` are the registrations and enquiries that will follow. */
export async function makeProfessionals(
  party: Party,
  { count, year, calls }: { count: number; year: number; calls: number },
): Promise<Professional[]> {
  const admin = await signInAdmin(party.client)
  const professionals: Professional[] = []
  const first = await makeProfessional(party, admin, year, 0)
  const callsOfAddress = Math.ceil(calls / party.client.addresses)
  if (!first.made || first.left < callsOfAddress) {
    throw new StartupError(
      `The product allows ${first.left} more registrations from an address, and the year needs ${callsOfAddress}: ` +
        'start it with RATE_LIMIT_FACTOR=1000.',
    )
  }
  professionals.push(first.made)
  let next = 1
  const makeSome = async () => {
    while (next < count) {
      const { made } = await makeProfessional(party, admin, year, next++)
      if (made) professionals.push(made)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, makeSome))
  return professionals.toSorted((one, other) => one.id - other.id)
}
