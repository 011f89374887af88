import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { makePng } from './pictures.ts'

/** Gigabytes of nothing, packed into five megabytes: one piece that ends at a byte, again and again. */
function packedZeros(gigabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(64 * 2 ** 20), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(gigabytes * 16).fill(piece)])
}

/** Ten by ten pixels in front of gigabytes that no pixel needs. */
export const makeDataBomb = () => makePng(10, 10, [packedZeros(4)])

/** As small as `makeDataBomb` promises to be, in hundreds of thousands of empty pieces. */
export const makeScatteredPng = () =>
  makePng(10, 10, [deflateSync(Buffer.alloc(30)), ...Array<Buffer>(300_000).fill(Buffer.alloc(0))])

/** Kilobytes that a decoder must hold as hundreds of megabytes before it can give the first row. */
export const makeHeldJpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b4653a' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()

export const makeHeldPng = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#b4653a80' } })
    .toColourspace('rgb16')
    .png({ progressive: true })
    .toBuffer()
