import { findTown, type Town } from '#contract/towns.ts'
import { mapSize, project } from './projection.ts'

/** The number of professionals in a city, counted like the list. */
export interface CityCount {
  city: string
  total: number
}

export interface CountedTown extends CityCount {
  town: Town
}

/** A circle on the map: a town, or several that are too close to each other to be pressed separately. */
export interface Marker {
  /** In percent of the map. */
  left: number
  top: number
  /** Diameter in pixels. */
  size: number
  total: number
  /** Largest first; the circle is centred on that one. */
  towns: CountedTown[]
  /** The side of the circle on which its name fits. */
  label: Side | null
}

const sides = ['right', 'left', 'below'] as const
type Side = (typeof sides)[number]

/** Diameter in pixels of a circle's touch target, and the minimum distance between two centres. */
export const TARGET = 46
const SMALLEST = 16
const LARGEST = 46

/** The size of a name's letters on the map. */
const LABEL_HEIGHT = 18
const LETTER_WIDTH = 7.2
const LABEL_GAP = 5

/** The towns that are on the map, largest first, and those that are not. */
export function splitCounts(counts: readonly CityCount[]): { onMap: CountedTown[]; elsewhere: CityCount[] } {
  const onMap: CountedTown[] = []
  const elsewhere: CityCount[] = []
  for (const count of counts) {
    const town = findTown(count.city)
    if (town) onMap.push({ ...count, town })
    else elsewhere.push(count)
  }
  return { onMap: onMap.toSorted((one, other) => other.total - one.total), elsewhere }
}

interface Spot {
  x: number
  y: number
  towns: CountedTown[]
}

/** Clusters around the largest towns; every other town joins the nearest cluster that is too close to be separate. */
function spotsOf(onMap: readonly CountedTown[], unitsPerPixel: number): Spot[] {
  const spots: Spot[] = []
  for (const counted of onMap) {
    const { x, y } = project(counted.town)
    const distances = spots.map((spot) => Math.hypot(spot.x - x, spot.y - y))
    const nearest = spots[distances.indexOf(Math.min(...distances))]
    if (nearest && Math.min(...distances) < TARGET * unitsPerPixel) nearest.towns.push(counted)
    else spots.push({ x, y, towns: [counted] })
  }
  return spots
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** The label on the map: the largest town, and how many more. */
export const nameOf = ({ towns: [first, ...others] }: Pick<Marker, 'towns'>): string =>
  others.length === 0 ? (first?.town.name ?? '') : `${first?.town.name ?? ''} +${others.length}`

/**
 * The circles for a map of this width in reading order: north to south, and west to east within a line. Names are
 * placed where they cover neither a circle nor another name, those of the largest first.
 */
export function markersOf(onMap: readonly CountedTown[], width: number): Marker[] {
  const unitsPerPixel = mapSize.width / width
  const sized = spotsOf(onMap, unitsPerPixel).map((spot) => ({
    ...spot,
    total: spot.towns.reduce((sum, { total }) => sum + total, 0),
  }))
  const most = Math.max(...sized.map(({ total }) => total))
  const circles = sized
    .toSorted((one, other) => other.total - one.total)
    .map(({ x, y, total, towns }) => ({
      x: x / unitsPerPixel,
      y: y / unitsPerPixel,
      size: Math.round(SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(total / most)),
      total,
      towns,
    }))
  const taken: Box[] = circles.map(({ x, y, size }) => boxAround(x, y, size))
  const markers = circles.map(({ x, y, ...circle }) => {
    const own = labelBoxes(x, y, circle.size, nameOf(circle).length * LETTER_WIDTH)
    const label = sides.find((side) => {
      const box = own[side]
      return (
        box.left >= 0 &&
        box.right <= width &&
        box.bottom <= heightFor(width) &&
        !taken.some((other) => overlaps(box, other))
      )
    })
    if (label) taken.push(own[label])
    return { ...circle, left: percent(x, width), top: percent(y, heightFor(width)), label: label ?? null }
  })
  const line = (marker: Marker) => Math.floor(marker.top / 8)
  return markers.toSorted((one, other) => line(one) - line(other) || one.left - other.left)
}

const boxAround = (x: number, y: number, size: number): Box => ({
  left: x - size / 2,
  right: x + size / 2,
  top: y - size / 2,
  bottom: y + size / 2,
})

function labelBoxes(x: number, y: number, size: number, width: number): Record<Side, Box> {
  const across = { top: y - LABEL_HEIGHT / 2, bottom: y + LABEL_HEIGHT / 2 }
  const away = size / 2 + LABEL_GAP
  return {
    right: { ...across, left: x + away, right: x + away + width },
    left: { ...across, left: x - away - width, right: x - away },
    below: { left: x - width / 2, right: x + width / 2, top: y + size / 2, bottom: y + size / 2 + LABEL_HEIGHT },
  }
}

const heightFor = (width: number) => (width * mapSize.height) / mapSize.width

const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100
