import { mapSize, type MapPoint, project } from '#web/features/towns/projection.ts'

/** The parts of a TopoJSON file that the drawing needs. A border between two counties is a single arc of both. */
export interface Topology {
  transform: { scale: [number, number]; translate: [number, number] }
  objects: Record<string, { geometries: { arcs: unknown; properties: { name: string | null } }[] }>
  arcs: [number, number][][]
}

/** Smaller bends, in square units of the map, are left out, and so are smaller islands. */
const SMALLEST_BEND = 1.5
const SMALLEST_ISLAND = 6

const toPoints = ({ transform: { scale, translate } }: Topology, arc: [number, number][]): MapPoint[] => {
  let [east, north] = [0, 0]
  return arc.map(([toEast, toNorth]) => {
    east += toEast
    north += toNorth
    return project({ longitude: east * scale[0] + translate[0], latitude: north * scale[1] + translate[1] })
  })
}

const doubleArea = (a: MapPoint, b: MapPoint, c: MapPoint) =>
  Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y))

/** By Visvalingam's algorithm: removes the point whose triangle with its neighbours is smallest; both ends stay. */
function simplify(points: MapPoint[]): MapPoint[] {
  const left = [...points]
  for (;;) {
    let smallest = { area: 2 * SMALLEST_BEND, index: -1 }
    for (let index = 1; index < left.length - 1; index++) {
      const [a, b, c] = left.slice(index - 1, index + 2)
      if (!a || !b || !c) continue
      const area = doubleArea(a, b, c)
      if (area < smallest.area) smallest = { area, index }
    }
    if (smallest.index === -1) return left
    left.splice(smallest.index, 1)
  }
}

const areaOf = (ring: MapPoint[]) =>
  Math.abs(
    ring.reduce((sum, { x, y }, index) => {
      const next = ring[(index + 1) % ring.length] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0),
  ) / 2

/** `m` and relative steps, in whole units. */
function pathOf(points: MapPoint[], closed: boolean): string {
  const [first, ...others] = points
  if (!first) return ''
  let at = first
  const steps = others.flatMap(({ x, y }) => {
    const step = [x - at.x, y - at.y]
    at = { x, y }
    return step[0] === 0 && step[1] === 0 ? [] : [step.join(' ')]
  })
  return `M${first.x} ${first.y}l${steps.join(' ')}${closed ? 'z' : ''}`.replaceAll(' -', '-')
}

/** Joins pieces of coast from neighbouring counties into complete rings. */
function joined(pieces: MapPoint[][]): MapPoint[][] {
  const key = ({ x, y }: MapPoint) => `${x},${y}`
  const open = [...pieces]
  const rings: MapPoint[][] = []
  for (let ring = open.shift(); ring; ring = open.shift()) {
    for (;;) {
      const end = key(ring.at(-1) ?? { x: 0, y: 0 })
      if (end === key(ring[0] ?? { x: 0, y: 0 })) break
      const next = open.findIndex((piece) => piece[0] && key(piece[0]) === end)
      const back = open.findIndex((piece) => piece.length > 0 && key(piece.at(-1) ?? { x: 0, y: 0 }) === end)
      if (next === -1 && back === -1) break
      const [piece = []] = open.splice(next === -1 ? back : next, 1)
      ring = [...ring, ...(next === -1 ? piece.toReversed() : piece).slice(1)]
    }
    rings.push(ring)
  }
  return rings
}

const uses = (topology: Topology): Map<number, number> => {
  const counted = new Map<number, number>()
  const arcs = Object.values(topology.objects).flatMap(({ geometries }) => geometries.map(({ arcs: own }) => own))
  // Nested as deeply as the shape needs, with numbers inside.
  for (const arc of arcs.flat(4) as number[]) {
    const index = arc < 0 ? ~arc : arc
    counted.set(index, (counted.get(index) ?? 0) + 1)
  }
  return counted
}

/** Land with its islands, and the borders between counties. */
export function drawMap(topology: Topology): string {
  const counted = uses(topology)
  const arcs = topology.arcs.map((arc, index) => ({
    points: simplify(toPoints(topology, arc)),
    shared: (counted.get(index) ?? 0) > 1,
  }))
  const coast = joined(arcs.filter(({ shared }) => !shared).map(({ points }) => points))
    .filter((ring) => areaOf(ring) >= SMALLEST_ISLAND)
    .toSorted((one, other) => areaOf(other) - areaOf(one))
  const borders = arcs.filter(({ shared }) => shared).map(({ points }) => points)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapSize.width} ${mapSize.height}">\n` +
    `<path id="land" d="${coast.map((ring) => pathOf(ring, true)).join('')}"/>\n` +
    `<path id="counties" fill="none" d="${borders.map((line) => pathOf(line, false)).join('')}"/>\n` +
    '</svg>\n'
  )
}
