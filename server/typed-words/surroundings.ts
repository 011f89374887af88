import { findTown } from '#contract/towns.ts'
import { LONGEST_FORM, type Meaning, meanings } from './meanings.ts'
import type { Region } from './regions.ts'

/** The distance meant by `okolica Zagreba`: as far as people travel for an evening. */
export const USUAL_KM = 30
/** The limits of the filter. */
const [LEAST_KM, MOST_KM] = [10, 300]

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words before a number of kilometres, by key. */
const before = wordsOf('u krugu radijusu unutar do oko cca na manje od najvise max maks maksimalno udaljenosti barem')
/** A minute's drive is about a kilometre: `30 minuta od Zagreba`. */
const kilometres = wordsOf('km kilometar kilometra kilometara kilometre min minuta minute minutu')
const from = wordsOf('od oko')
const around = wordsOf(
  'okolica okolici okolicu okolice okolicom okolina okolini okolinu okolinom blizina blizini blizu oko izvan',
)

interface Found {
  meaning: Meaning
  /** Its number of words. */
  length: number
}

/** The town whose longest form begins here. Quarters do not count, and a short form (`ri`) only next to `okolica`. */
function townAt(keys: string[], at: number): { name: string; length: number } | null {
  for (let length = Math.min(LONGEST_FORM, keys.length - at); length > 0; length--) {
    const place = meanings.get(keys.slice(at, at + length).join(' '))?.place
    const isBeside = behindTown.has(keys[at - 1] ?? '') || [1, 2].some((next) => behindTown.has(keys[at + next] ?? ''))
    const isTown = place && !place.region && !place.isPart && (!place.isShort || isBeside)
    if (isTown) return findTown(place.name) ? { name: place.name, length } : null
  }
  return null
}

export const regionAround = (town: string, km: number): Region => ({
  name: `${town} i okolica`,
  city: town,
  km: Math.min(Math.max(km, LEAST_KM), MOST_KM),
  forms: '',
})

const surroundings = (town: string, km: number): Meaning => ({
  place: { name: `${town} i okolica`, isAmbiguous: false, region: regionAround(town, km) },
})

/** The kilometres that begin here, with or without a space: `20 km`, `20km`. */
function kilometresAt(keys: string[], at: number): { km: number; length: number } | null {
  const [, number, unit] = /^(\d{1,3})(\p{L}*)$/u.exec(keys[at] ?? '') ?? []
  if (number === undefined) return null
  if (unit) return kilometres.has(unit) ? { km: Number(number), length: 1 } : null
  return kilometres.has(keys[at + 1] ?? '') ? { km: Number(number), length: 2 } : null
}

/** `u krugu od 50 km od Zagreba`, `do 20 km oko Splita` */
function distanceAt(keys: string[], start: number): Found | null {
  let at = start
  while (before.has(keys[at] ?? '')) at++
  const distance = kilometresAt(keys, at)
  if (distance === null) return null
  at += distance.length
  while (from.has(keys[at] ?? '')) at++
  const town = townAt(keys, at)
  return town && { meaning: surroundings(town.name, distance.km), length: at + town.length - start }
}

/** After a town, with or without `i`; before another town they belong to that one. */
const behindTown = wordsOf('okolica okolici okolicu okolice okolicom okolina okolini okolinu okolinom blizina blizini')

/** `okolica Zagreba`, `blizu Sinja`, `Zagreb i okolica`, `Zagreb okolica` */
function aroundAt(keys: string[], at: number): Found | null {
  const isFirst = around.has(keys[at] ?? '')
  const town = townAt(keys, isFirst ? at + 1 : at)
  if (town === null) return null
  if (isFirst) return { meaning: surroundings(town.name, USUAL_KM), length: town.length + 1 }
  const and = keys[at + town.length] === 'i' ? 1 : 0
  const end = at + town.length + and + 1
  if (!behindTown.has(keys[end - 1] ?? '') || (and === 0 && townAt(keys, end))) return null
  return { meaning: surroundings(town.name, USUAL_KM), length: end - at }
}

/** The area around a town that the words from here on name, given their keys. */
export const surroundingsAt = (keys: string[], at: number): Found | null => distanceAt(keys, at) ?? aroundAt(keys, at)
