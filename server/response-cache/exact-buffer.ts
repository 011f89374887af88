/**
 * For cached values: a Buffer with memory of exactly its own length. Node cuts short Buffers from a 64 KiB slab, and
 * zlib its output from 16 KiB chunks, so keeping one would keep all of that memory.
 */

export function exactText(text: string): Buffer {
  const buffer = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  buffer.write(text)
  return buffer
}

/** The Buffer itself if it shares its memory with nothing else. */
export function exactCopy(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const buffer = Buffer.allocUnsafeSlow(bytes.length)
  buffer.set(bytes)
  return buffer
}
