import { type CalendarDay, addDays, daysFrom, weekday } from '#contract/calendar-day.ts'
import { addMonths, firstDayOf, monthOf } from '#contract/calendar-month.ts'
import type { ProfessionalContext } from './history.ts'
import type { SeededRandom } from './random.ts'
import type { Marketplace } from './rows.ts'

/** By month, January first: couples get engaged at Christmas, look around in January and marry in summer. */
const seasons = [1.5, 1.35, 1.15, 1, 0.95, 0.85, 0.7, 0.75, 1, 1.05, 0.95, 0.7]
/** Monday first: Sunday is for planning, Saturday for weddings. */
const weekdays = [1.1, 1, 1, 0.95, 0.85, 0.7, 1.4]

const SAVED_SHARE = 0.05

const SUNDAY = 6

/**
 * Views and saves of a profile in the last twelve months. Only the demo studio's account can be used, so it has daily
 * numbers; others have a week's numbers on its Sunday, because rows slow down the first start.
 */
export function addProfileCounts(
  rows: Marketplace,
  { id, company }: ProfessionalContext,
  { joinedOn, today, isDaily }: { joinedOn: CalendarDay; today: CalendarDay; isDaily: boolean },
  random: SeededRandom,
): void {
  if (company.status) return
  const usual = (0.5 + company.reviews / 6 + (company.premium ? 5 : 0)) * (isDaily ? 1 : 5)
  const leads = new Map<string, number>()
  for (const { professional_id, created_at } of rows.leads) {
    const day = created_at.slice(0, 10)
    if (professional_id === id) leads.set(day, (leads.get(day) ?? 0) + 1)
  }
  const first = firstDayOf(addMonths(monthOf(today), -11))
  for (const day of daysFrom(joinedOn > first ? joinedOn : first, addDays(today, -1))) {
    if (!isDaily && weekday(day) !== SUNDAY) continue
    const season = seasons[Number(day.slice(5, 7)) - 1] ?? 1
    const mood = (weekdays[weekday(day)] ?? 1) * random.between(0.4, 1.6)
    // A couple that writes to a profile has viewed it first, so there are at least as many views.
    const views = Math.round(usual * season * mood) + (leads.get(day) ?? 0) * random.whole(2, 4)
    const saves = Math.floor(views * SAVED_SHARE + random.next())
    if (views > 0)
      rows.profile_counts.push({ professional_id: id, counted_on: day, views, saves: Math.min(views, saves) })
  }
}
