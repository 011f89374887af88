import { expect, test } from 'vitest'
import { distanceKm, findTown, type Town, towns } from '#contract/towns.ts'
import { keyOf, meanings } from './meanings.ts'
import { regions } from './regions.ts'

const centreOf = (city: string): Town => {
  const town = findTown(city)
  if (town === undefined) throw new Error(`${city} is not on the map`)
  return town
}

test('every region is the area around a town of the map', () => {
  expect(regions.map(({ city }) => centreOf(city).name)).toEqual(regions.map(({ city }) => city))
})

test('every town of a county is in its area', () => {
  const outside = towns.filter(({ county, ...town }) => {
    const region = regions.find(({ name }) => name === `${county} županija`)
    return region !== undefined && distanceKm(centreOf(region.city), { county, ...town }) > region.km
  })
  expect(outside).toEqual([])
})

test.each(towns.map(({ county }) => county).filter((one, at, all) => all.indexOf(one) === at))(
  '%s is understood as a county, with its town alone left to the town',
  (county) => {
    if (county === 'Grad Zagreb') return
    const words = keyOf(`${county} županija`)
    const place = (meanings.get(words) ?? meanings.get(keyOf(county)))?.place
    expect(place?.region).toBeDefined()
  },
)
