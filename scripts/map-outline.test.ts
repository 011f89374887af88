import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { towns } from '#contract/towns.ts'
import { mapSize, type MapPoint, project } from '#web/features/towns/projection.ts'
import { drawMap, type Topology } from './map-outline.ts'

/** Two counties side by side, of a tenth of a degree each; a point of the first one's northern coast is none of its corners. */
const topology: Topology = {
  transform: { scale: [0.001, 0.001], translate: [16, 45] },
  objects: {
    counties: {
      geometries: [
        { properties: { name: 'West' }, arcs: [[0, 1]] },
        { properties: { name: 'East' }, arcs: [[[~0, 2]], [[3]]] },
      ],
    },
  },
  arcs: [
    [
      [100, 0],
      [0, 100],
    ],
    [
      [100, 100],
      [-50, 0],
      [-50, 0],
      [0, -100],
      [100, 0],
    ],
    [
      [100, 100],
      [100, 0],
      [0, -100],
      [-100, 0],
    ],
    [
      [300, 0],
      [1, 0],
      [0, 1],
      [-1, -1],
    ],
  ],
}

/** The rings of a path as the script writes it, and each line of one that is not closed. */
function read(path: string): MapPoint[][] {
  return path
    .split('M')
    .slice(1)
    .map((part) => {
      const [start = '', steps = ''] = part.replace('z', '').split('l')
      const numbers = (text: string) => [...text.matchAll(/-?\d+/g)].map(Number)
      let [x = 0, y = 0] = numbers(start)
      const points = [{ x, y }]
      const moves = numbers(steps)
      for (let index = 0; index < moves.length; index += 2) {
        x += moves[index] ?? 0
        y += moves[index + 1] ?? 0
        points.push({ x, y })
      }
      return points
    })
}

const pathOf = (svg: string, id: string) => new RegExp(`id="${id}"[^>]* d="([^"]*)"`).exec(svg)?.[1] ?? ''

/** Inside of a ring, or how far from the nearest of all coasts, in units. */
function awayFromLand(rings: MapPoint[][], { x, y }: MapPoint): number {
  let [nearest, isInside] = [Infinity, false]
  for (const ring of rings) {
    for (const [index, a] of ring.entries()) {
      const b = ring[(index + 1) % ring.length] ?? a
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isInside = !isInside
      const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
      const share = length === 0 ? 0 : ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length
      const at = Math.min(1, Math.max(0, share))
      nearest = Math.min(nearest, Math.hypot(x - a.x - at * (b.x - a.x), y - a.y - at * (b.y - a.y)))
    }
  }
  return isInside ? 0 : nearest
}

describe('the drawing', () => {
  const svg = drawMap(topology)

  test('is the same each time', () => expect(drawMap(structuredClone(topology))).toBe(svg))

  test('joins the coasts of neighbours into one, without the points and islets that nobody would see', () => {
    const [land, ...islands] = read(pathOf(svg, 'land'))
    expect(islands).toEqual([])
    const corner = (longitude: number, latitude: number) => project({ longitude, latitude })
    for (const point of [corner(16, 45), corner(16.2, 45), corner(16.2, 45.1), corner(16, 45.1)])
      expect(land).toContainEqual(point)
    expect(land).not.toContainEqual(corner(16.05, 45.1))
  })

  test('has the border between two counties once', () => {
    const borders = read(pathOf(svg, 'counties'))
    expect(borders).toEqual([
      [project({ longitude: 16.1, latitude: 45 }), project({ longitude: 16.1, latitude: 45.1 })],
    ])
  })
})

describe('the map of Croatia', async () => {
  const svg = await readFile('web/assets/croatia.svg', 'utf8')
  const rings = read(pathOf(svg, 'land'))

  test('has every town on its land, to two kilometres', () => {
    const atSea = towns.filter((town) => awayFromLand(rings, project(town)) > 4).map(({ name }) => name)
    expect(atSea).toEqual([])
  })

  test.each([
    ['Krk', 45.08, 14.6],
    ['Cres', 44.85, 14.38],
    ['Lošinj', 44.58, 14.42],
    ['Rab', 44.77, 14.75],
    ['Pag', 44.47, 15.0],
    ['Dugi otok', 44.02, 15.03],
    ['Brač', 43.32, 16.65],
    ['Hvar', 43.16, 16.65],
    ['Vis', 43.05, 16.15],
    ['Korčula', 42.95, 16.9],
    ['Mljet', 42.75, 17.5],
    ['Lastovo', 42.76, 16.87],
    ['Pelješac', 42.92, 17.4],
  ])('shows %s', (_name, latitude, longitude) => {
    expect(awayFromLand(rings, project({ latitude, longitude }))).toBeLessThan(4)
  })

  test('lies within its frame', () => {
    for (const { x, y } of rings.flat()) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(mapSize.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(mapSize.height)
    }
  })
})
