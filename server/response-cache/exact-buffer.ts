/**
 * Node cuts a short Buffer from a slab of 64 KiB, and zlib from a chunk of 16: one that stays would hold all of it. These
 * have memory of exactly their own length, for what is cached.
 */

export function exactText(text: string): Buffer {
  const buffer = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  buffer.write(text)
  return buffer
}

/** The Buffer itself where it shares its memory with nothing. */
export function exactCopy(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const buffer = Buffer.allocUnsafeSlow(bytes.length)
  buffer.set(bytes)
  return buffer
}
