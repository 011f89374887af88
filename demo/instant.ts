import type { CalendarDay } from '#contract/calendar-day.ts'
import type { SeededRandom } from './random.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** An instant of a day between breakfast and late evening in Zagreb, and never past midnight in UTC. */
export const instantOn = (day: CalendarDay, random: SeededRandom) =>
  `${day}T${twoDigits(random.whole(6, 20))}:${twoDigits(random.whole(0, 59))}:${twoDigits(random.whole(0, 59))}Z`
