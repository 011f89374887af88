import { pipeline } from 'node:stream/promises'
import { createInflate } from 'node:zlib'
import { AFTER, BEFORE, SIGNATURE } from './png-parts.ts'

// Passes: https://www.w3.org/TR/png-3/

/** Encoders may pad a little. */
const SLACK = 64 * 1024

const samplesByColorType = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
])

/** First column and row of each pass of an interlaced picture, and the steps from there. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** Bytes of the rows of such a picture, each with its filter's byte. */
function rawSize(header: Buffer): number {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const bits = header.readUInt8(8) * (samplesByColorType.get(header.readUInt8(9)) ?? 4)
  const size = (columns: number, rows: number) => (columns > 0 ? rows * (1 + Math.ceil((columns * bits) / 8)) : 0)
  if (header.readUInt8(12) === 0) return size(width, height)
  return passes
    .map(([x, y, stepX, stepY]) => size(Math.ceil((width - x) / stepX), Math.max(0, Math.ceil((height - y) / stepY))))
    .reduce((sum, one) => sum + one)
}

const IDAT = 0x49444154

/** The data of the picture in one piece; there may be hundreds of thousands of chunks. */
function dataOf(png: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = SIGNATURE; at + BEFORE <= png.length;) {
    const length = png.readUInt32BE(at)
    if (length > 0 && png.readUInt32BE(at + 4) === IDAT) parts.push(png.subarray(at + BEFORE, at + BEFORE + length))
    at += BEFORE + length + AFTER
  }
  return Buffer.concat(parts)
}

class TooMuchError extends Error {}

/**
 * Whether the data of a PNG unpacks to no more than its pixels take. A decoder would unpack gigabytes behind ten rows
 * before it notices. Data that is damaged is for the decoder to judge.
 */
export async function isPngDataBounded(content: Uint8Array): Promise<boolean> {
  const png = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (png.length < SIGNATURE + BEFORE + 13) return true
  const limit = rawSize(png.subarray(SIGNATURE + BEFORE)) + SLACK
  const packed = dataOf(png)
  // Packing makes nothing larger by more than a few per mille; more are blocks that unpack to nothing.
  if (packed.length > limit * 1.01) return false
  let unpacked = 0
  try {
    await pipeline([packed], createInflate(), async (parts: AsyncIterable<Buffer>) => {
      for await (const { length } of parts) {
        unpacked += length
        if (unpacked > limit) throw new TooMuchError()
      }
    })
  } catch (error) {
    return !(error instanceof TooMuchError)
  }
  return true
}
