import ICAL from 'ical.js'
import { DAY_MS, isFloating } from './times.ts'

const text = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? '')
    .trim()
    .toUpperCase()

export const isBusy = (event: ICAL.Component) =>
  text(event, 'status') !== 'CANCELLED' &&
  text(event, 'transp') !== 'TRANSPARENT' &&
  text(event, 'x-microsoft-cdo-busystatus') !== 'FREE'

/** Whether an override also applies to all later occurrences. */
export const isLasting = (event: ICAL.Component) =>
  String(event.getFirstProperty('recurrence-id')?.getFirstParameter('range')).toUpperCase() === 'THISANDFUTURE'

export function timesOf(event: ICAL.Component, name: string): (ICAL.Time | ICAL.Period)[] {
  const values = event.getAllProperties(name).flatMap((property): unknown[] => property.getValues())
  return values.filter((value) => value instanceof ICAL.Time || value instanceof ICAL.Period)
}

export function timeOf(event: ICAL.Component, name: string): ICAL.Time | undefined {
  const value: unknown = event.getFirstPropertyValue(name)
  return value instanceof ICAL.Time ? value : undefined
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

/** Values are only parsed on access. */
export function isReadable(event: ICAL.Component): boolean {
  try {
    for (const property of event.getAllProperties()) property.getValues()
    return true
  } catch {
    return false
  }
}
