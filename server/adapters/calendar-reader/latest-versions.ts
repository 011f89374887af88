import type ICAL from 'ical.js'
import { isLasting, timeOf, uidOf } from './event-fields.ts'
import { nameOf } from './times.ts'

const sequenceOf = (event: ICAL.Component) => Number(event.getFirstPropertyValue('sequence') ?? 0)

/** The same for all versions of one event or of one override. */
function identityOf(event: ICAL.Component): unknown {
  const uid = uidOf(event)
  const original = timeOf(event, 'recurrence-id')
  if (uid === undefined) return event
  return original ? JSON.stringify([uid, nameOf(original), isLasting(event)]) : uid
}

/**
 * Without the versions of events that later ones, with a higher SEQUENCE, replace. Some programs give one UID to several
 * events, which then have the same SEQUENCE; all of them stay.
 */
export const latestVersions = (events: readonly ICAL.Component[]): ICAL.Component[] =>
  [...Map.groupBy(events, identityOf).values()].flatMap((versions) => {
    const isVersioned = new Set(versions.map(sequenceOf)).size === versions.length
    return isVersioned ? versions.toSorted((a, b) => sequenceOf(b) - sequenceOf(a)).slice(0, 1) : versions
  })
