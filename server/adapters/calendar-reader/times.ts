import ICAL from 'ical.js'
import { zagrebDayOf } from '#contract/calendar-day.ts'

export const DAY_MS = 86_400_000

export const wallMs = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, hour, minute, second)

export const dayOnWall = (time: ICAL.Time) => time.toString().slice(0, 10)

/** Whether it is the same local time in every zone: a whole day, or a time without a zone. */
export const isFloating = ({ isDate, zone }: ICAL.Time) => isDate || zone === ICAL.Timezone.localTimezone

/** The day at its location; a UTC time has no location and counts as a time in Zagreb. */
const dayWhereItIs = (time: ICAL.Time) =>
  time.zone === ICAL.Timezone.utcTimezone ? zagrebDayOf(time.toJSDate()) : dayOnWall(time)

/** The excluded or overridden start in the form used by the series: Exchange identifies days by midnights. */
export function originalOf(id: ICAL.Time, start: ICAL.Time): ICAL.Time {
  if (start.isDate) return ICAL.Time.fromDateString(dayWhereItIs(id))
  if (!id.isDate) return id.convertToZone(start.zone)
  const { hour, minute, second } = start
  return new ICAL.Time({ year: id.year, month: id.month, day: id.day, hour, minute, second }, start.zone)
}

/** The time at those milliseconds of the local clock, as a day or in the zone of `like`. */
export function timeAt(ms: number, { isDate, zone }: ICAL.Time): ICAL.Time {
  const date = new Date(ms)
  const day = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), isDate }
  const [hour, minute, second] = isDate ? [0, 0, 0] : [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()]
  return new ICAL.Time({ ...day, hour, minute, second }, zone)
}

/** The three forms in which programs identify an occurrence. */
const namesOf = (time: ICAL.Time) => ({
  day: `day ${time.year}-${time.month}-${time.day}`,
  wall: `wall ${wallMs(time)}`,
  instant: `instant ${time.toUnixTime()}`,
})

export const nameOf = (time: ICAL.Time) => {
  const { day, wall, instant } = namesOf(time)
  return time.isDate ? day : isFloating(time) ? wall : instant
}

export function isAmong(names: Set<string>, start: ICAL.Time): boolean {
  if (names.size === 0) return false
  const { day, wall, instant } = namesOf(start)
  return names.has(day) || names.has(wall) || names.has(instant)
}

/** UNTIL as a local time; it may be of another kind (day, UTC, zone) than the start. */
export function endOnWall(until: ICAL.Time, start: ICAL.Time): ICAL.Time {
  const isForeign = isFloating(start) !== isFloating(until)
  const date = dayWhereItIs(until)
  if (start.isDate) return ICAL.Time.fromDateString(date)
  if (until.isDate || (isForeign && isFloating(start))) return ICAL.Time.fromDateTimeString(`${date}T23:59:59`)
  const { year, month, day, hour, minute, second } = isForeign ? until : until.convertToZone(start.zone)
  return new ICAL.Time({ year, month, day, hour, minute, second }, ICAL.Timezone.localTimezone)
}

/** The instant this many milliseconds later by the local clock. */
export function endOf(start: ICAL.Time, length: number): number {
  const end = start.clone()
  end.adjust(0, 0, 0, length / 1000)
  return end.toUnixTime() * 1000
}
