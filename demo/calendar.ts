import type { CategorySlug } from '#contract/categories.ts'
import { addDays, daysFrom, weekday, type CalendarDay } from '#contract/calendar-day.ts'
import { addMonths, firstDayOf, monthOf } from '#contract/calendar-month.ts'
import type { EventType } from '#contract/events.ts'
import { texts } from '#demo/texts/all.ts'
import type { CalendarKind } from '#demo/texts/category-texts.ts'
import { freeNotes, privateTitles } from '#demo/texts/general.ts'
import { familyName, firstNames } from './people.ts'
import type { SeededRandom } from './random.ts'

export interface PlannedDay {
  eventDate: CalendarDay
  eventType: EventType
  title: string | null
  notes: string | null
}

const monthsAhead = 18

/** The distribution of weddings over week and year: Monday first, January first. */
const weekdayShare = [0.03, 0.03, 0.04, 0.1, 0.5, 1, 0.3] as const
const monthShare = [0.3, 0.35, 0.35, 0.65, 0.9, 1, 1, 1, 1, 0.75, 0.3, 0.45] as const

type Shares = readonly [booked: number, available: number, blocked: number]

const kinds: Record<Exclude<CalendarKind, 'none'>, { noted: number; season: Shares; rest: Shares }> = {
  sparse: { noted: 0.2, season: [50, 30, 20], rest: [30, 45, 25] },
  open: { noted: 0.8, season: [14, 80, 6], rest: [5, 89, 6] },
  usual: { noted: 0.7, season: [50, 42, 8], rest: [22, 70, 8] },
  full: { noted: 1, season: [90, 6, 4], rest: [45, 48, 7] },
}

const types = ['booked', 'available', 'blocked'] as const satisfies readonly EventType[]

const monthNumber = (day: CalendarDay) => Number(day.slice(5, 7))
const isSeason = (day: CalendarDay) => monthNumber(day) >= 6 && monthNumber(day) <= 9
const shareOf = (day: CalendarDay) => (weekdayShare[weekday(day)] ?? 0) * (monthShare[monthNumber(day) - 1] ?? 0)

/** The title of a booked day, with or without the couple's names. */
export function bookedTitle(random: SeededRandom, names = firstNames(random)): string {
  switch (random.weighted([5, 2, 2, 1])) {
    case 0:
      return `Vjenčanje ${names}`
    case 1:
      return `Svadba ${familyName(random)}`
    case 2:
      return names
    default:
      return `${names}, potvrđeno`
  }
}

function writeDay(
  eventDate: CalendarDay,
  eventType: EventType,
  category: CategorySlug,
  random: SeededRandom,
): PlannedDay {
  const plain = { eventDate, eventType, title: null, notes: null }
  if (eventType === 'booked') {
    const notes = random.chance(0.3) ? random.oneOf(texts[category].bookedNotes) : null
    return { ...plain, title: random.chance(0.6) ? bookedTitle(random) : null, notes }
  }
  if (eventType === 'blocked')
    return {
      ...plain,
      title: random.chance(0.65) ? random.oneOf([...privateTitles, ...texts[category].blockedTitles]) : null,
    }
  return { ...plain, notes: random.chance(0.08) ? random.oneOf(freeNotes) : null }
}

/** A week off, in winter or in mid-August. */
function holiday(today: CalendarDay, random: SeededRandom): CalendarDay[] {
  const year = Number(today.slice(0, 4)) + 1
  const first = random.oneOf([
    `${year}-01-04`,
    `${year}-01-11`,
    `${year}-02-01`,
    `${year}-02-22`,
    `${year}-08-09`,
    `${year}-11-02`,
  ])
  return daysFrom(first as CalendarDay, addDays(first as CalendarDay, random.whole(4, 9))) // formatted as a day above
}

/** The next eighteen months of a professional; `taken` days already have an event. */
export function planCalendar(
  kind: CalendarKind,
  category: CategorySlug,
  today: CalendarDay,
  taken: ReadonlySet<CalendarDay>,
  random: SeededRandom,
): PlannedDay[] {
  if (kind === 'none') return []
  const { noted, season, rest } = kinds[kind]
  const away = new Set(random.chance(0.6) ? holiday(today, random) : [])
  const awayTitle = random.oneOf(['Godišnji odmor', 'Odmor', 'Na putu', 'Zatvoreno'])
  const farAway = addDays(today, 400)
  const last = addDays(firstDayOf(addMonths(monthOf(today), monthsAhead)), -1)
  const days: PlannedDay[] = []
  for (const day of daysFrom(addDays(today, 1), last)) {
    if (taken.has(day)) continue
    if (away.has(day)) {
      days.push({ eventDate: day, eventType: 'blocked', title: awayTitle, notes: null })
      continue
    }
    if (!random.chance(shareOf(day) * noted)) continue
    const [booked, available, blocked] = isSeason(day) ? season : rest
    // Few book more than a year ahead.
    const weights = day > farAway ? [booked * 0.35, available + booked * 0.65, blocked] : [booked, available, blocked]
    days.push(writeDay(day, types[random.weighted(weights)] ?? 'available', category, random))
  }
  return days
}
