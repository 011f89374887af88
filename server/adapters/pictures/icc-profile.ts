// Tags and their types: https://www.color.org/specification/ICC.1-2022-05.pdf

const HEADER = 128
const TAG = 12

/**
 * Whether converting with a color profile takes no more than a table or a few curves. Tags may also contain programs
 * (`multiProcessElementsType`); a hundred kilobytes of one mean endless work for each color that nothing can interrupt.
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
