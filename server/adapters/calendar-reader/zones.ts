import ICAL from 'ical.js'
import { WINDOWS_TO_IANA_MAP } from 'windows-iana'

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

const windowsZones = new Map<string, string | undefined>([
  // Windows names that Unicode's list no longer has.
  ['kamchatka standard time', 'Asia/Kamchatka'],
  ['mid-atlantic standard time', 'Etc/GMT+2'],
  // The first of its zones is the one for the whole world.
  ...WINDOWS_TO_IANA_MAP.toReversed().map(({ windowsName, iana }) => [windowsName.toLowerCase(), iana[0]] as const),
])

/** The known zone with which a path ends, as in `/mozilla.org/20070129_1/Europe/Zagreb`. */
const lastOfPath = (path: string) =>
  path
    .split('/')
    .map((_, index, parts) => parts.slice(index).join('/'))
    .find(isKnown)

function nameOf(tzid: string): string | undefined {
  const name = tzid.trim()
  if (isKnown(name)) return name
  return windowsZones.get(name.toLowerCase().replace('daylight time', 'standard time')) ?? lastOfPath(name)
}

/** Programs that leave a zone to its name may write it without offsets. */
const hasOffsets = (zone: ICAL.Component) => zone.getAllSubcomponents().length > 0

/**
 * Registers the zones of a calendar with ical.js. The name of an IANA zone means that zone, whatever the file defines:
 * many programs write their VTIMEZONE carelessly. Otherwise the file's definition counts, then a Windows name of a
 * zone, or the IANA name at the end of a path. Times of an unknown zone are taken for local ones.
 */
export function registerZones(described: readonly ICAL.Component[], events: readonly ICAL.Component[]): void {
  const zones = new Map(described.filter(hasOffsets).map((zone) => [zone.getFirstPropertyValue('tzid'), zone]))
  ICAL.TimezoneService.reset()
  for (const tzid of zoneNamesOf(events)) {
    const component = zones.get(tzid)
    const name = nameOf(tzid)
    if (component && !isKnown(tzid)) ICAL.TimezoneService.register(new ICAL.Timezone({ component, tzid }), tzid)
    else if (name !== undefined) ICAL.TimezoneService.register(new NamedZone(tzid, name), tzid)
  }
}
