import ICAL from 'ical.js'
import { DAY_MS, dayOnWall, isFloating } from './times.ts'

export const text = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? '')
    .trim()
    .toUpperCase()

/** Undefined if it has none; events without one have nothing to do with each other. */
export const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '') || undefined

export const isBusy = (event: ICAL.Component) =>
  !['CANCELLED', 'CANCELED'].includes(text(event, 'status')) &&
  text(event, 'transp') !== 'TRANSPARENT' &&
  text(event, 'x-microsoft-cdo-busystatus') !== 'FREE'

/** Whether an override also applies to all later occurrences. */
export const isLasting = (event: ICAL.Component) =>
  String(event.getFirstProperty('recurrence-id')?.getFirstParameter('range')).toUpperCase() === 'THISANDFUTURE'

export function timesOf(event: ICAL.Component, name: string): (ICAL.Time | ICAL.Period)[] {
  const values = event.getAllProperties(name).flatMap((property): unknown[] => property.getValues())
  return values.filter((value) => value instanceof ICAL.Time || value instanceof ICAL.Period)
}

/** Whether Exchange says that its midnights, which may be those of another zone, are whole days. */
const isAllDay = (event: ICAL.Component) => text(event, 'x-microsoft-cdo-alldayevent') === 'TRUE'

const isMidnight = ({ hour, minute, second }: ICAL.Time) => hour === 0 && minute === 0 && second === 0

export function timeOf(event: ICAL.Component, name: string): ICAL.Time | undefined {
  const value: unknown = event.getFirstPropertyValue(name)
  if (!(value instanceof ICAL.Time)) return undefined
  return isAllDay(event) && isMidnight(value) ? ICAL.Time.fromDateString(dayOnWall(value)) : value
}

/** The end in the time zone of the start, since the two may differ, as for a flight. */
function endInZone(event: ICAL.Component, start: ICAL.Time): ICAL.Time | undefined {
  const end = timeOf(event, 'dtend')
  if (!end || end.zone === start.zone || isFloating(start) || isFloating(end)) return end
  return end.convertToZone(start.zone)
}

/**
 * Its duration by the local clock, in milliseconds, so that a weekend ends at midnight even if the clocks change during
 * it.
 */
export function lengthOf(event: ICAL.Component, start: ICAL.Time): number {
  const end = endInZone(event, start)
  const duration: unknown = event.getFirstPropertyValue('duration')
  const length = end
    ? end.subtractDate(start).toSeconds() * 1000
    : duration instanceof ICAL.Duration
      ? duration.toSeconds() * 1000
      : 0
  return Math.max(length, start.isDate ? DAY_MS : 0)
}

/** A day or a time as ical.js notes it; it takes any other text apart in the same places and makes some day of it. */
const validTime = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T\d\d:\d\d:\d\dZ?)?$/

const isValid = (value: unknown) => validTime.test(String(value)) || /^[+-]?P/.test(String(value))

const isValidProperty = ({ type, jCal: [, , , ...values] }: ICAL.Property) =>
  !['date', 'date-time', 'period'].includes(type) || values.flat().every(isValid)

/** Values are only parsed on access. */
export function isReadable(component: ICAL.Component): boolean {
  try {
    return component.getAllProperties().every((property) => {
      property.getValues()
      return isValidProperty(property)
    })
  } catch {
    return false
  }
}

/** A rule as RFC 7265 notes it; one value stands for a list of one. */
type RuleParts = Record<string, unknown>

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())

/** Days and weeks are counted from 1, or from -1 backwards. */
const namesNothing = (parts: RuleParts) =>
  ['bymonthday', 'byyearday', 'byweekno', 'bysetpos'].some((name) => listOf(parts[name]).includes(0))

/** Whether it counts in another calendar, or shifts days that do not exist: https://www.rfc-editor.org/rfc/rfc7529 */
const isOfOtherKind = ({ rscale = 'GREGORIAN', skip = 'OMIT', byeaster }: RuleParts) =>
  String(rscale).toUpperCase() !== 'GREGORIAN' || String(skip).toUpperCase() !== 'OMIT' || byeaster !== undefined

/** Whether its end is none, such as `COUNT=0`: no end to some programs, and no repetition to others. */
const isEndless = ({ count, until }: RuleParts) =>
  (count !== undefined && Number(count) < 1) || (until !== undefined && !isValid(until))

/** The rules of a series. Throws for one whose days are unknown: to leave some out would make them free. */
export const rulesOf = (event: ICAL.Component): ICAL.Recur[] =>
  event.getAllProperties('rrule').flatMap((property) => {
    const rule: unknown = property.getFirstValue()
    if (!(rule instanceof ICAL.Recur)) return []
    const parts = (property.jCal as [string, unknown, string, RuleParts])[3] // RFC 7265
    if (!parts['freq'] || isEndless(parts) || namesNothing(parts) || isOfOtherKind(parts))
      throw new Error('a rule of unknown days')
    return rule
  })
