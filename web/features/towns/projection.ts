/** Equirectangular, true in the middle of Croatia; west and north are 0, and a unit is half a kilometre. */
const WEST = 13.4
const NORTH = 46.6
const UNITS_PER_KM = 2
const KM_PER_DEGREE = 111.2
const shrunk = Math.cos((44.5 * Math.PI) / 180)

/** The whole map, in these units. */
export const mapSize = { width: 970, height: 940 } as const

export interface MapPoint {
  x: number
  y: number
}

export const project = ({ latitude, longitude }: { latitude: number; longitude: number }): MapPoint => ({
  x: Math.round((longitude - WEST) * KM_PER_DEGREE * shrunk * UNITS_PER_KM),
  y: Math.round((NORTH - latitude) * KM_PER_DEGREE * UNITS_PER_KM),
})

export const unitsOf = (km: number): number => km * UNITS_PER_KM
