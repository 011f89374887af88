/**
 * More than the body of any call needs: the deepest has three levels, the longest is a year of days with five fields
 * each.
 */
const MAX_DEPTH = 16
const MAX_ELEMENTS = 10_000

const BACKSLASH = 0x5c

/** The position of the quotation mark that ends the string beginning before `start`; -1 if there is none. */
function endOfString(json: string, start: number): number {
  let end = json.indexOf('"', start)
  while (end !== -1) {
    let slashes = 0
    while (json.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++
    if (slashes % 2 === 0) return end
    end = json.indexOf('"', end + 1)
  }
  return -1
}

/**
 * Whether the text has more values than any valid body, or nests them deeper. Runs in one pass without allocating, so
 * that it can be asked before the text is parsed. For text that is not JSON the result does not matter.
 */
export function isOversizedJson(json: string): boolean {
  let depth = 0
  let elements = 0
  for (let place = 0; place < json.length; place++) {
    const character = json[place]
    if (character === '"') {
      place = endOfString(json, place + 1)
      if (place === -1) return false
    } else if (character === '[' || character === '{') {
      depth++
      elements++
    } else if (character === ']' || character === '}') depth--
    else if (character === ',') elements++
    if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) return true
  }
  return false
}
