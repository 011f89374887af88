import { slugOf } from './landing-address.ts'
import { type County, placesByCounty } from './town-places.ts'

/** A town with its position, in degrees. */
export interface Town {
  name: string
  county: County
  latitude: number
  longitude: number
}

/** County by county. No two have the same slug. */
export const towns: readonly Town[] = Object.entries(placesByCounty).flatMap(([county, places]) =>
  places.map(([name, latitude, longitude]) => ({
    name,
    county: county as County, // the keys of that table
    latitude,
    longitude,
  })),
)

/** By name, which is the usual spelling, and by slug. */
const townsBySpelling: ReadonlyMap<string, Town> = new Map(
  towns.flatMap((town) => [town.name, slugOf(town.name)].map((spelling) => [spelling, town] as const)),
)

/** By its spelling in a profile or an address; undefined for a town that is not on the map. */
export const findTown = (name: string): Town | undefined =>
  townsBySpelling.get(name) ?? townsBySpelling.get(slugOf(name.trim()))

const EARTH_RADIUS_KM = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Along the great circle, in kilometres. */
export function distanceKm(one: Town, other: Town): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const half =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half))
}
