import { describe, expect, test } from 'vitest'
import { towns } from '#contract/towns.ts'
import { markersOf, nameOf, splitCounts, TARGET } from './markers.ts'
import { mapSize } from './projection.ts'

const everywhere = splitCounts(towns.map(({ name }, index) => ({ city: name, total: 1 + ((index * 37) % 90) })))

test('a city that is no town of ours is elsewhere, and the others are there however they are spelt', () => {
  const { onMap, elsewhere } = splitCounts([
    { city: 'Atlantida', total: 9 },
    { city: 'cakovec', total: 2 },
    { city: 'Split', total: 5 },
  ])
  expect(onMap.map(({ town, total }) => [town.name, total])).toEqual([
    ['Split', 5],
    ['Čakovec', 2],
  ])
  expect(elsewhere).toEqual([{ city: 'Atlantida', total: 9 }])
})

test('a map of nobody has no circles', () => expect(markersOf([], 340)).toEqual([]))

describe.each([300, 700])('on a map of %i pixels with somebody in every town', (width) => {
  const markers = markersOf(everywhere.onMap, width)
  const place = ({ left, top }: { left: number; top: number }) => ({
    x: (left / 100) * width,
    y: ((top / 100) * width * mapSize.height) / mapSize.width,
  })

  test('every town is in one circle, and each says how many all of its towns have', () => {
    expect(markers.flatMap((marker) => marker.towns.map(({ town }) => town.name)).toSorted()).toEqual(
      towns.map(({ name }) => name).toSorted(),
    )
    for (const { total, towns: own } of markers) expect(total).toBe(own.reduce((sum, one) => sum + one.total, 0))
  })

  test('a finger meets one circle alone', () => {
    for (const [index, one] of markers.entries())
      for (const other of markers.slice(index + 1)) {
        const [from, to] = [place(one), place(other)]
        expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeGreaterThan(TARGET - 1)
      }
  })

  test('no circle is larger than its target, and more professionals make none smaller', () => {
    const bySize = markers.toSorted((one, other) => one.total - other.total).map(({ size }) => size)
    expect(bySize).toEqual(bySize.toSorted((one, other) => one - other))
    expect(Math.max(...bySize)).toBeLessThanOrEqual(TARGET)
  })

  test('a name never covers the name of another', () => {
    const boxes = markers.flatMap((marker) => {
      if (marker.label === null) return []
      const { x, y } = place(marker)
      const length = nameOf(marker).length * 7
      const left = { right: x + marker.size / 2, left: x - marker.size / 2 - length, below: x - length / 2 }[
        marker.label
      ]
      return [{ left, right: left + length, y: marker.label === 'below' ? y + marker.size / 2 + 9 : y }]
    })
    expect(boxes.length).toBeGreaterThan(3)
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(Math.abs(one.y - other.y) >= 17 || one.right < other.left || other.right < one.left).toBe(true)
  })
})

test('circles are in the order of reading: from north to south, along a line from west to east', () => {
  const names = markersOf(
    splitCounts(['Dubrovnik', 'Osijek', 'Rijeka', 'Varaždin', 'Zadar'].map((city) => ({ city, total: 4 }))).onMap,
    700,
  )
  expect(names.map(nameOf)).toEqual(['Varaždin', 'Rijeka', 'Osijek', 'Zadar', 'Dubrovnik'])
})

test('neighbours are named by the largest of them', () => {
  const [marker, ...others] = markersOf(
    splitCounts([
      { city: 'Solin', total: 2 },
      { city: 'Split', total: 7 },
      { city: 'Podstrana', total: 1 },
    ]).onMap,
    340,
  )
  expect(others).toEqual([])
  expect(marker && nameOf(marker)).toBe('Split +2')
  expect(marker?.total).toBe(10)
})
