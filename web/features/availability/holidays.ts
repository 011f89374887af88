import { addDays, type CalendarDay } from '#contract/calendar-day.ts'
import { easterOf } from '#contract/easter.ts'

/** According to the Act on Holidays, Memorial Days and Non-Working Days (Narodne novine 110/2019). */
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

const movableOf = new Map<string, ReadonlyMap<string, string>>()

/** Computed once a year: a heat map needs hundreds of days. */
function movableIn(year: string): ReadonlyMap<string, string> {
  const known = movableOf.get(year)
  if (known) return known
  const easter = easterOf(Number(year))
  const days = new Map(Object.entries(movable).map(([after, name]) => [addDays(easter, Number(after)), name]))
  movableOf.set(year, days)
  return days
}

/** The Croatian holiday on this day, or undefined. If two fall on the same day, both are named. */
export function holidayOn(day: CalendarDay): string | undefined {
  return [fixed[day.slice(5)], movableIn(day.slice(0, 4)).get(day)].filter(Boolean).join(', ') || undefined
}
