import type { Metadata } from 'sharp'

const MB = 1_000_000

/** Of the jobs; with what the process takes by itself these are less than 400 MB. */
const BUDGET = 280 * MB
/** Of the whole process. Nothing reaches it unless a decoder takes more than it should. */
export const MAX_MEMORY = 500 * MB
/** The largest ordinary picture that is held whole: a progressive JPEG of 33 megapixels with full colors. */
export const MAX_HELD = 200 * MB
/** Measured at pictures of 40 megapixels of one and two bytes a sample. */
const BYTES_A_PIXEL = 3.5
/** AVIF of noise; WebP takes less. */
const BYTES_AN_ENCODED_PIXEL = 30
const FIXED = 20 * MB

/** Part of the samples that a JPEG stores, by how it thins out its colors. */
const storedSamples = new Map([
  ['4:2:0', 0.5],
  ['4:2:2', 0.67],
])

type Header = Pick<
  Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'format' | 'isProgressive' | 'chromaSubsampling' | 'orientation'
>

/**
 * Bytes that the decoder must hold before it can give the first row: everything of a progressive JPEG, as two bytes a
 * sample, or of an interlaced PNG. Other pictures pass through row by row.
 */
export function heldBytes({
  width,
  height,
  channels,
  depth,
  format,
  isProgressive,
  chromaSubsampling,
}: Header): number {
  if (!isProgressive) return 0
  const samples = width * height * channels
  if (format === 'jpeg') return samples * 2 * (storedSamples.get(chromaSubsampling ?? '') ?? 1)
  return samples * (depth === 'ushort' ? 2 : 1)
}

/** Bytes of a picture that is turned at its full size: its rows are then needed in another order than they come. */
export const turnedBytes = ({ width, height, channels, orientation = 1 }: Header) =>
  orientation === 1 ? 0 : width * height * channels

/** Roughly what decoding takes, for sharing out the memory. */
export const decodingBytes = (header: Header) =>
  FIXED + header.width * header.height * BYTES_A_PIXEL + heldBytes(header)

/** The same of encoding a variant of this size. */
export const encodingBytes = (width: number, height: number) => FIXED + width * height * BYTES_AN_ENCODED_PIXEL

/** Runs work while the sum of what it takes fits the budget, first come first served; what takes more runs alone. */
export function createMemoryBudget(budget = BUDGET) {
  const queue: { bytes: number; start: () => void }[] = []
  let taken = 0

  function startWhatFits(): void {
    for (let [next] = queue; next && taken + next.bytes <= budget; [next] = queue) {
      queue.shift()
      taken += next.bytes
      next.start()
    }
  }

  async function run<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
    const share = Math.min(bytes, budget)
    await new Promise<void>((start) => {
      queue.push({ bytes: share, start })
      startWhatFits()
    })
    try {
      return await work()
    } finally {
      taken -= share
      startWhatFits()
    }
  }
  return { run }
}
