/** Codes that replace values which are not in the list. */
const WITHOUT_PLACE = { undefined: -7, null: -5, negativeZero: -4 }

/** Thrown for values that were never meant for a page, such as a promise or a class instance. */
class Unencodable extends Error {}

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype

/**
 * Data in the format that the router reads in the browser (turbo-stream): a list of all values, which refer to each
 * other by index, the data themselves first. Objects and arrays with the same content are written once, so the browser
 * has one object for them: nothing changes loaded data. Null for data that is not JSON; the router's own encoder, which
 * returns a stream, supports more types.
 */
export function encodeLoaded(data: object): string | null {
  const written = ['']
  const places = new Map<unknown, number>([[data, 0]])
  /** By what is written for them. */
  const placesOfObjects = new Map<string, number>()

  function placeOf(value: unknown): number {
    if (value === undefined) return WITHOUT_PLACE.undefined
    if (value === null) return WITHOUT_PLACE.null
    if (Object.is(value, -0)) return WITHOUT_PLACE.negativeZero
    const known = places.get(value)
    if (known !== undefined) return known
    const place = typeof value === 'object' ? placeOfObject(value) : written.push(write(value)) - 1
    places.set(value, place)
    return place
  }

  function placeOfObject(value: object): number {
    const text = write(value)
    const known = placesOfObjects.get(text)
    if (known !== undefined) return known
    const place = written.push(text) - 1
    placesOfObjects.set(text, place)
    return place
  }

  function write(value: unknown): string {
    if (typeof value === 'string') return JSON.stringify(value)
    if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return String(value)
    if (Array.isArray(value)) return `[${value.map(placeOf).join()}]`
    if (typeof value !== 'object' || value === null || !isPlain(value)) throw new Unencodable()
    let text = ''
    for (const [name, own] of Object.entries(value)) text += `${text && ','}"_${placeOf(name)}":${placeOf(own)}`
    return `{${text}}`
  }

  try {
    written[0] = write(data)
  } catch (error) {
    if (error instanceof Unencodable) return null
    throw error
  }
  return `[${written.join()}]\n`
}
