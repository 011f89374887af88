import { addDays, SATURDAY, weekday, zagrebDayOf } from '#contract/calendar-day.ts'
import { type CalendarMonth, firstDayOf } from '#contract/calendar-month.ts'

const MAY = 5
const [year = 0, month = 0] = zagrebDayOf(new Date()).split('-').map(Number)

/** In the June that is one to thirteen months ahead, which the demo marketplace's calendars cover. */
export const comingYear = month < MAY ? year : year + 1

export const comingJune = `${comingYear}-06` as CalendarMonth // of four digits until the year 9999

const firstDay = firstDayOf(comingJune)

export const juneSaturday = addDays(firstDay, 7 + ((SATURDAY - weekday(firstDay) + 7) % 7))
