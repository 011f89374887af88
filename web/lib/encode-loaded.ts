/** In place of a value without a place of its own. */
const WITHOUT_PLACE = { undefined: -7, null: -5, negativeZero: -4 }

/** Of what was never meant for a page, such as a promise or an instance of a class. */
class Unencodable extends Error {}

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype

/**
 * Data as the router in the browser reads it (turbo-stream): a list of all values, each of which names others by their
 * places. Null for data that is not JSON: the router's own encoder, which gives back a stream, knows of more.
 */
export function encodeLoaded(data: object): string | null {
  const places = new Map<unknown, number>()
  const written: string[] = []

  function placeOf(value: unknown): number {
    if (value === undefined) return WITHOUT_PLACE.undefined
    if (value === null) return WITHOUT_PLACE.null
    if (Object.is(value, -0)) return WITHOUT_PLACE.negativeZero
    const known = places.get(value)
    if (known !== undefined) return known
    const place = written.length
    places.set(value, place)
    written.push('')
    written[place] = write(value)
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
    placeOf(data)
  } catch (error) {
    if (error instanceof Unencodable) return null
    throw error
  }
  return `[${written.join()}]\n`
}
