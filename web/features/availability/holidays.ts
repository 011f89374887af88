import { addDays, type CalendarDay, toCalendarDay } from '#contract/calendar-day.ts'

/** By the Act on Holidays, Memorial Days and Non-Working Days (Narodne novine 110/2019). */
const fixed: Readonly<Record<string, string>> = {
  '01-01': 'Nova godina',
  '01-06': 'Sveta tri kralja',
  '05-01': 'Praznik rada',
  '05-30': 'Dan državnosti',
  '06-22': 'Dan antifašističke borbe',
  '08-05': 'Dan pobjede i domovinske zahvalnosti',
  '08-15': 'Velika Gospa',
  '11-01': 'Svi sveti',
  '11-18': 'Dan sjećanja na žrtve Domovinskog rata',
  '12-25': 'Božić',
  '12-26': 'Sveti Stjepan',
}

/** In days after Easter Sunday. */
const movable: Readonly<Record<number, string>> = { 0: 'Uskrs', 1: 'Uskrsni ponedjeljak', 60: 'Tijelovo' }

/**
 * Of the Gregorian calendar, by the method of Meeus, Jones and Butcher.
 * @internal
 */
export function easterOf(year: number): CalendarDay {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  const pad = (number: number) => String(number).padStart(2, '0')
  return toCalendarDay(`${year}-${pad(Math.floor(f / 31))}-${pad((f % 31) + 1)}`)
}

const movableOf = new Map<string, ReadonlyMap<string, string>>()

/** Found once for each year: a heat map asks for hundreds of days. */
function movableIn(year: string): ReadonlyMap<string, string> {
  const known = movableOf.get(year)
  if (known) return known
  const easter = easterOf(Number(year))
  const days = new Map(Object.entries(movable).map(([after, name]) => [addDays(easter, Number(after)), name]))
  movableOf.set(year, days)
  return days
}

/** The Croatian holiday on this day; undefined for every other. Two of them on one day are both named. */
export function holidayOn(day: CalendarDay): string | undefined {
  const [always, moving] = [fixed[day.slice(5)], movableIn(day.slice(0, 4)).get(day)]
  return always !== undefined && moving !== undefined ? `${always}, ${moving}` : (always ?? moving)
}
