/** Deeper and longer than any body of a call: the deepest is three levels, the longest a year of days with five fields each. */
const MAX_DEPTH = 16
const MAX_ELEMENTS = 10_000

const BACKSLASH = 0x5c

/** The place of the quotation mark that ends the string begun before `start`; -1 where none does. */
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
 * Whether the text has more values than any body, or nests them deeper. In one pass and without memory, to be asked
 * before the text is parsed; one that is no JSON may answer either.
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
