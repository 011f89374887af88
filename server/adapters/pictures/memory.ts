import type { Metadata } from 'sharp'

const MB = 1_000_000

/** For the jobs. Together with the process itself, this stays below 400 MB. */
const BUDGET = 280 * MB
/** For the whole process. It is only reached if a decoder takes more than it should. */
export const MAX_MEMORY = 500 * MB
/**
 * Enough for the largest ordinary picture that must be held whole: a progressive JPEG of 33 megapixels with full color.
 */
export const MAX_HELD = 200 * MB
/** Measured with pictures of 40 megapixels with one and two bytes per sample. */
const BYTES_A_PIXEL = 3.5
/** Measured with AVIF of noise; WebP takes less. */
const BYTES_AN_ENCODED_PIXEL = 30
const FIXED = 20 * MB

/** The fraction of samples that a JPEG stores, by its chroma subsampling. */
const storedSamples = new Map([
  ['4:2:0', 0.5],
  ['4:2:2', 0.67],
])

type Header = Pick<
  Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'format' | 'isProgressive' | 'chromaSubsampling' | 'orientation'
>

/**
 * The bytes a decoder must hold before it can output the first row: a whole progressive JPEG, at two bytes per sample,
 * or a whole interlaced PNG. Other pictures are processed row by row.
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

/** The bytes of a picture that is rotated at full size, whose rows are needed in another order than they arrive. */
export const turnedBytes = ({ width, height, channels, orientation = 1 }: Header) =>
  orientation === 1 ? 0 : width * height * channels

/** A rough estimate of what decoding takes, for sharing out the memory. */
export const decodingBytes = (header: Header) =>
  FIXED + header.width * header.height * BYTES_A_PIXEL + heldBytes(header)

/** The same for encoding a variant of this size. */
export const encodingBytes = (width: number, height: number) => FIXED + width * height * BYTES_AN_ENCODED_PIXEL

/**
 * Runs work as long as its total fits the budget, first come, first served. Work that exceeds the budget runs alone.
 */
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
