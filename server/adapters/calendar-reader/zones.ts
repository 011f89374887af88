import ICAL from 'ical.js'
import { findIana } from 'windows-iana'

/** An IANA time zone as the runtime knows it, used instead of a VTIMEZONE. */
class NamedZone extends ICAL.Timezone {
  readonly #name: string

  constructor(tzid: string, name: string) {
    super({ tzid })
    this.#name = name
  }

  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second })
    return wall.toZonedDateTime(this.#name).offsetNanoseconds / 1e9
  }
}

function isKnown(name: string): boolean {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId !== ''
  } catch {
    return false
  }
}

const zoneNamesOf = (events: readonly ICAL.Component[]): Set<string> =>
  new Set(events.flatMap((event) => event.getAllProperties()).flatMap((one) => one.getFirstParameter('tzid') ?? []))

function nameOf(tzid: string): string | undefined {
  return isKnown(tzid) ? tzid : findIana(tzid)[0]
}

/**
 * Registers the zones of a calendar with ical.js. The name of an IANA zone means that zone, whatever the file defines:
 * many programs write their VTIMEZONE carelessly. Otherwise the file's definition counts, then a Windows name of a
 * zone. Times of an unknown zone are taken for local ones.
 */
export function registerZones(described: readonly ICAL.Component[], events: readonly ICAL.Component[]): void {
  const zones = new Map(described.map((zone) => [zone.getFirstPropertyValue('tzid'), zone]))
  ICAL.TimezoneService.reset()
  for (const tzid of zoneNamesOf(events)) {
    const component = zones.get(tzid)
    const name = nameOf(tzid)
    if (component && !isKnown(tzid)) ICAL.TimezoneService.register(new ICAL.Timezone({ component, tzid }), tzid)
    else if (name !== undefined) ICAL.TimezoneService.register(new NamedZone(tzid, name), tzid)
  }
}
