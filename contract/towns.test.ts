import { describe, expect, test } from 'vitest'
import { homeCities } from './cities.ts'
import { slugOf } from './landing-address.ts'
import { distanceKm, findTown, type Town, towns } from './towns.ts'

const town = (name: string): Town => {
  const found = findTown(name)
  if (!found) throw new Error(`${name} is not on the map`)
  return found
}

describe('towns', () => {
  test('every one of them is found by its name, in any spelling of it', () => {
    for (const each of towns) expect(findTown(each.name)).toBe(each)
    expect(findTown('  slavonski-brod ')).toBe(town('Slavonski Brod'))
    expect(findTown('ČAKOVEC')).toBe(town('Čakovec'))
    expect(findTown('Đurđevac')?.county).toBe('Koprivničko-križevačka')
  })

  test('none has the slug of another', () => {
    expect(new Set(towns.map(({ name }) => slugOf(name))).size).toBe(towns.length)
  })

  test('the 128 with city status and the cities of the home page are among them', () => {
    expect(towns.length).toBeGreaterThan(220)
    for (const city of homeCities) expect(findTown(city)).toBeDefined()
    expect(new Set(towns.map(({ county }) => county)).size).toBe(21)
  })

  test('each lies in Croatia', () => {
    for (const { latitude, longitude } of towns) {
      expect(latitude).toBeGreaterThan(42.5)
      expect(latitude).toBeLessThan(46.56)
      expect(longitude).toBeGreaterThan(13.49)
      expect(longitude).toBeLessThan(19.45)
    }
  })

  test('a place that nobody has heard of is not on the map', () => {
    for (const name of ['', '   ', 'Atlantida', '__proto__', 'constructor']) expect(findTown(name)).toBeUndefined()
  })
})

test.each([
  ['Zagreb', 'Split', 258],
  ['Zagreb', 'Rijeka', 131],
  ['Zagreb', 'Osijek', 213],
  ['Split', 'Dubrovnik', 165],
  ['Split', 'Hvar', 38],
  ['Split', 'Solin', 5],
  ['Pula', 'Ilok', 436],
  ['Zagreb', 'Velika Gorica', 14],
])('from %s to %s are about %i km, either way', (from, to, km) => {
  expect(Math.abs(distanceKm(town(from), town(to)) - km)).toBeLessThan(3)
  expect(distanceKm(town(to), town(from))).toBeCloseTo(distanceKm(town(from), town(to)), 9)
})

test('a town is not away from itself', () => expect(distanceKm(town('Vis'), town('Vis'))).toBe(0))
