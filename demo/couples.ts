import { addDays, daysBetween, weekday, type CalendarDay } from '#contract/calendar-day.ts'
import { addMonths, firstDayOf, monthOf } from '#contract/calendar-month.ts'
import { addressPart, coupleName, demoPhone, type Voice } from './people.ts'
import { instantOn, type SeededRandom } from './random.ts'
import { add, type Marketplace } from './rows.ts'

const regions = ['sjever', 'zapad', 'slavonija', 'dalmacija', 'jug'] as const
type Region = (typeof regions)[number]

const regionOfCity: Readonly<Record<string, Region>> = {
  Zagreb: 'sjever',
  Varaždin: 'sjever',
  Karlovac: 'sjever',
  Samobor: 'sjever',
  Rijeka: 'zapad',
  Pula: 'zapad',
  Opatija: 'zapad',
  Osijek: 'slavonija',
  'Slavonski Brod': 'slavonija',
  Đakovo: 'slavonija',
  Zadar: 'dalmacija',
  Šibenik: 'dalmacija',
}

export const regionOf = (city: string): Region => regionOfCity[city] ?? 'jug'

export interface Couple {
  id: number
  name: string
  voice: Voice
  region: Region
  weddingOn: CalendarDay
}

const regionShares = [36, 16, 17, 14, 17]
/** Monday first, January first. */
const weekdayShares = [1, 1, 1, 3, 13, 78, 5]
const monthShares = [2, 2, 3, 7, 12, 16, 13, 14, 16, 9, 3, 3]

/** A typical wedding day within a period. */
function weddingDay(from: CalendarDay, to: CalendarDay, random: SeededRandom): CalendarDay {
  const length = daysBetween(from, to)
  for (;;) {
    const day = addDays(from, random.whole(0, length))
    const share = (monthShares[Number(day.slice(5, 7)) - 1] ?? 0) * (weekdayShares[weekday(day)] ?? 0)
    if (random.chance(share / (16 * 78))) return day
  }
}

const monthsBack = 30

const monthsFrom = (day: CalendarDay, months: number) => firstDayOf(addMonths(monthOf(day), months))

interface Plan {
  today: CalendarDay
  past: number
  coming: number
  passwordHash: string
}

/** Couples who married in the last thirty months, and those who will in the next eighteen. */
export function addCouples(rows: Marketplace, { today, past, coming, passwordHash }: Plan, random: SeededRandom) {
  const couple = (weddingOn: CalendarDay): Couple => {
    const { name, voice } = coupleName(random)
    const region = regions[random.weighted(regionShares)] ?? 'sjever'
    const joinedOn = addDays(weddingOn < today ? weddingOn : today, -random.whole(432, 520))
    const joinedAt = instantOn(joinedOn, random)
    const { id } = add(rows.users, {
      name,
      email: `${addressPart(name)}.${rows.users.length + 1}@primjer.example`,
      phone: rows.users.length % 3 === 0 ? null : demoPhone(rows.users.length),
      role: 'couple',
      password_hash: passwordHash,
      created_at: joinedAt,
      // One couple in five never opens the link.
      email_confirmed_at: rows.users.length % 5 === 0 ? null : joinedAt,
    })
    return { id, name, voice, region, weddingOn }
  }
  const firstPast = monthsFrom(today, 1 - monthsBack)
  const times = (count: number) => Array.from({ length: count })
  return {
    past: times(past).map(() => couple(weddingDay(firstPast, addDays(today, -4), random))),
    coming: times(coming).map(() => couple(weddingDay(addDays(today, 25), monthsFrom(today, 18), random))),
  }
}
