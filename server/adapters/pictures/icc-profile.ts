// Tags and their types: https://www.color.org/specification/ICC.1-2022-05.pdf

const HEADER = 128
const TAG = 12

/**
 * Whether converting by a color profile takes no more than a table or a few curves. Its tags may also hold programs
 * (`multiProcessElementsType`): a hundred kilobytes of one are steps without end for each color, which nothing interrupts.
 */
export function isProfileSimple(profile: Buffer): boolean {
  if (profile.length < HEADER + 4) return true
  const count = Math.min(profile.readUInt32BE(HEADER), Math.floor((profile.length - HEADER - 4) / TAG))
  for (let tag = 0; tag < count; tag++) {
    const offset = profile.readUInt32BE(HEADER + 4 + tag * TAG + 4)
    if (profile.toString('latin1', offset, offset + 4) === 'mpet') return false
  }
  return true
}
