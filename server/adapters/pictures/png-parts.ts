import { inflateSync } from 'node:zlib'

// Chunks: https://www.w3.org/TR/png-3/

export const SIGNATURE = 8
/** Length and type before the data of a chunk, its sum after it. */
export const BEFORE = 8
export const AFTER = 4

/** Of the color profile, unpacked; those of printers have 3 MB. */
const MAX_PROFILE = 5 * 2 ** 20

/** Of the chunks that a decoder may leave out, those that say how the pixels look. */
const colorChunks = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf'])

const isAncillary = (type: string) => type.charAt(0) >= 'a'

/** Behind its name, which ends with a zero, and the method of packing. */
function isProfileBounded(data: Buffer): boolean {
  try {
    inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: MAX_PROFILE })
    return true
  } catch {
    return false
  }
}

/**
 * A PNG without texts, frames of an animation and all else that its pixels do not need, and with each other note once: a
 * decoder would unpack gigabytes of text, and keep them, before it gives the size. It stays as damaged as it is.
 */
export function withoutNotes(content: Uint8Array): Buffer {
  const png = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const parts = [png.subarray(0, SIGNATURE)]
  const seen = new Set<string>()
  for (let at = SIGNATURE; at < png.length;) {
    const length = at + BEFORE <= png.length ? png.readUInt32BE(at) : 0
    const next = at + BEFORE + length + AFTER
    const type = png.toString('latin1', at + 4, at + BEFORE)
    const isNeeded =
      !isAncillary(type) ||
      (colorChunks.has(type) &&
        !seen.has(type) &&
        (type !== 'iCCP' || isProfileBounded(png.subarray(at + BEFORE, at + BEFORE + length))))
    if (isNeeded) parts.push(png.subarray(at, next))
    seen.add(type)
    at = next
  }
  return Buffer.concat(parts)
}
