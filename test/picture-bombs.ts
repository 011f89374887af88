import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { makeJpeg, makePng, pngChunk } from './pictures.ts'

/** Ten by ten pixels. */
const tenRows = deflateSync(Buffer.alloc(30))

/** Gigabytes of zeros compressed to five megabytes: one byte-aligned block, repeated. */
function packedZeros(gigabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(64 * 2 ** 20), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(gigabytes * 16).fill(piece)])
}

/** Ten by ten pixels followed by gigabytes that no pixel needs. */
export const makeDataBomb = () => makePng(10, 10, [packedZeros(4)])

/** As small as `makeDataBomb` claims to be, with hundreds of thousands of empty chunks. */
export const makeScatteredPng = () => makePng(10, 10, [tenRows, ...Array<Buffer>(300_000).fill(Buffer.alloc(0))])

/** Kilobytes that a decoder must expand to hundreds of megabytes before it can produce the first row. */
export const makeHeldJpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b4653a' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()

export const makeHeldPng = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#b4653a80' } })
    .toColourspace('rgb16')
    .png({ progressive: true })
    .toBuffer()

/** Gigabytes of text besides ten by ten pixels, each chunk as long as decoders allow. */
export function makeTextBomb(): Buffer {
  const packed = deflateSync(Buffer.alloc(7_500_000, 'a'), { level: 9 })
  const text = (name: string) => pngChunk('zTXt', Buffer.concat([Buffer.from(`${name}\0\0`), packed]))
  const texts = Array.from({ length: 500 }, (_, index) => text(`text ${index}`))
  return makePng(10, 10, [tenRows], texts)
}

export async function makePngWithProfile(profile: Buffer): Promise<Buffer> {
  const png = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#b4653a' } })
    .png()
    .toBuffer()
  const packed = deflateSync(profile, { level: 9 })
  const headEnd = 33
  const note = pngChunk('iCCP', Buffer.concat([Buffer.from('profile\0\0'), packed]))
  return Buffer.concat([png.subarray(0, headEnd), note, png.subarray(headEnd)])
}

/** A colour profile whose program has twenty thousand steps, all of them the same hundred bytes. */
export function makeEndlessProfile(): Buffer {
  const steps = 20_000
  const matrix = Buffer.alloc(60)
  matrix.write('matf')
  matrix.writeUInt16BE(3, 8)
  matrix.writeUInt16BE(3, 10)
  for (let row = 0; row < 3; row++) matrix.writeFloatBE(1, 12 + row * 16)
  const program = Buffer.alloc(16 + steps * 8)
  program.write('mpet')
  program.writeUInt16BE(3, 8)
  program.writeUInt16BE(3, 10)
  program.writeUInt32BE(steps, 12)
  for (let step = 0; step < steps; step++) {
    program.writeUInt32BE(program.length, 16 + step * 8)
    program.writeUInt32BE(matrix.length, 20 + step * 8)
  }
  const whitePoint = Buffer.alloc(20)
  whitePoint.write('XYZ ')
  for (const [place, value] of [0xf6d6, 0x10000, 0xd32d].entries()) whitePoint.writeInt32BE(value, 8 + place * 4)
  return profileOf([
    ['wtpt', whitePoint],
    ['A2B0', makeColorTable()],
    ['D2B0', Buffer.concat([program, matrix])],
  ])
}

/** A table from three values to three, as scanners and printers have it. */
function makeColorTable(): Buffer {
  const [points, ends] = [2, 2]
  const table = Buffer.alloc(52 + 2 * (3 * ends + points ** 3 * 3 + 3 * ends))
  table.write('mft2')
  table.set([3, 3, points], 8)
  for (let row = 0; row < 3; row++) table.writeInt32BE(0x10000, 12 + row * 16)
  table.writeUInt16BE(ends, 48)
  table.writeUInt16BE(ends, 50)
  const entries = [...lines(3, ends), ...Array<number>(points ** 3 * 3).fill(0x8000), ...lines(3, ends)]
  for (const [place, value] of entries.entries()) table.writeUInt16BE(value, 52 + place * 2)
  return table
}

const lines = (count: number, ends: number) =>
  Array.from({ length: count * ends }, (_, place) => (place % ends) * 0xffff)

function profileOf(tags: readonly [signature: string, data: Buffer][]): Buffer {
  const head = Buffer.alloc(132 + tags.length * 12)
  head.writeUInt32BE(0x04_20_00_00, 8)
  head.write('mntrRGB Lab ', 12)
  head.write('acsp', 36)
  for (const [place, value] of [0xf6d6, 0x10000, 0xd32d].entries()) head.writeInt32BE(value, 68 + place * 4)
  head.writeUInt32BE(tags.length, 128)
  let offset = head.length
  for (const [index, [signature, data]] of tags.entries()) {
    head.write(signature, 132 + index * 12)
    head.writeUInt32BE(offset, 136 + index * 12)
    head.writeUInt32BE(data.length, 140 + index * 12)
    offset += data.length
  }
  head.writeUInt32BE(offset, 0)
  return Buffer.concat([head, ...tags.map(([, data]) => data)])
}

/** As cameras write it, in pieces of the 64 kB that a JPEG segment may have. */
export async function makeJpegWithProfile(profile: Buffer): Promise<Buffer> {
  const jpeg = await makeJpeg()
  const size = 65_000
  const count = Math.ceil(profile.length / size)
  const parts = Array.from({ length: count }, (_, index) => {
    const piece = profile.subarray(index * size, (index + 1) * size)
    const head = Buffer.from([0xff, 0xe2, 0, 0])
    head.writeUInt16BE(piece.length + 16, 2)
    return Buffer.concat([head, Buffer.from('ICC_PROFILE\0'), Buffer.from([index + 1, count]), piece])
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)])
}
