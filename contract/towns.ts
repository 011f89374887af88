import { slugOf } from './landing-address.ts'

/** A town with its place on the map, in degrees. */
export interface Town {
  name: string
  latitude: number
  longitude: number
}

const places: readonly (readonly [name: string, latitude: number, longitude: number])[] = [
  ['Zagreb', 45.81, 15.98],
  ['Split', 43.51, 16.44],
  ['Rijeka', 45.33, 14.44],
  ['Osijek', 45.55, 18.69],
  ['Zadar', 44.12, 15.23],
  ['Dubrovnik', 42.65, 18.09],
  ['Pula', 44.87, 13.85],
  ['Varaždin', 46.31, 16.34],
  ['Šibenik', 43.74, 15.89],
  ['Karlovac', 45.49, 15.55],
  ['Slavonski Brod', 45.16, 18.02],
]

export const towns: readonly Town[] = places.map(([name, latitude, longitude]) => ({ name, latitude, longitude }))

/** As it is spelt in a profile or an address; undefined for a town that is not on the map. */
export const findTown = (name: string): Town | undefined => towns.find((town) => slugOf(town.name) === slugOf(name))

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
