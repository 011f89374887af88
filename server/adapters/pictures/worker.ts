import sharp, { type Metadata, type Sharp } from 'sharp'
import { variantWidths } from '#contract/media.ts'
import { uploadPolicy } from '#contract/upload-policy.ts'
import { serveJobs } from '#server/adapters/worker-process/serve-jobs.ts'
import { encodePicture } from './encode.ts'
import { isProfileSimple } from './icc-profile.ts'
import {
  createMemoryBudget,
  decodingBytes,
  encodingBytes,
  heldBytes,
  MAX_HELD,
  MAX_MEMORY,
  turnedBytes,
} from './memory.ts'
import { isPngDataBounded } from './png-data.ts'
import { withoutNotes } from './png-parts.ts'
import type {
  IngestedPicture,
  PictureRequest,
  PictureResult,
  PictureTasks,
  RejectionReason,
  VariantRequest,
} from './tasks.ts'

// The process that decodes and encodes; pictures.ts starts it.

sharp.concurrency(1)
sharp.cache(false)
// No upload reaches a decoder other than those of JPEG and PNG. WebP is the format of our own masters.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/** The formats end at 16,383 pixels; what is narrower than half its height gets a coarser picture instead. */
const MAX_HEIGHT = 4096
const MASTER_WIDTH = 1920
const FIRST_WIDTH = 640
/** Of the decoder; the largest ordinary picture takes four on an idle machine. */
const MAX_SECONDS = 60

/** Bytes of a picture in its own format: one that its program packed better than we do becomes larger. */
const MAX_CLEANED = 30_000_000

const memory = createMemoryBudget()

const within = (picture: Sharp, width: number) =>
  picture.resize({ width, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })

const resize = ({ master, width, format }: VariantRequest): Promise<Buffer> =>
  encodePicture(within(sharp(master), width), format)

async function resizeInTurn(request: VariantRequest): Promise<Buffer> {
  const { width, height } = await sharp(request.master).metadata()
  const scale = Math.min(1, request.width / width)
  return memory.run(encodingBytes(width * scale, height * scale), () => resize(request))
}

/** Of a shared link; the largest that networks show whole. */
const SHARED_SIZE = { width: 1200, height: 630 }

/** The part that is looked at first, where faces are; a smaller picture is enlarged, since networks refuse small ones. */
async function crop(variant: Uint8Array): Promise<Buffer> {
  const { width, height } = await sharp(variant).metadata()
  return memory.run(encodingBytes(width, height), () =>
    sharp(variant)
      .flatten({ background: '#ffffff' })
      .resize({ ...SHARED_SIZE, fit: 'cover', position: sharp.strategy.attention })
      .jpeg({ quality: 82 })
      .toBuffer(),
  )
}

const signatures = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
}

function sniff(content: Uint8Array): IngestedPicture['format'] | null {
  const starts = (signature: Buffer) => signature.equals(content.subarray(0, signature.length))
  return starts(signatures.jpeg) ? 'jpeg' : starts(signatures.png) ? 'png' : null
}

interface Decoded {
  upright: Sharp
  /** Of the whole picture, upright. */
  width: number
  height: number
  format: IngestedPicture['format']
}

/** Decodes once; `heldBytesOf` is what the work must have in memory at once, and 0 where rows pass through it. */
async function decode<Result>(
  sent: Uint8Array,
  heldBytesOf: (header: Metadata) => number,
  work: (picture: Decoded) => Promise<Result | { rejected: RejectionReason }>,
): Promise<Result | { rejected: RejectionReason }> {
  const format = sniff(sent)
  if (format === null) return { rejected: 'type' }
  try {
    const content = format === 'png' ? withoutNotes(sent) : sent
    // The header alone: no pixel is decoded before their number is known.
    const header = await sharp(content, { limitInputPixels: false }).metadata()
    const { width, height } = header.autoOrient
    if (width * height > uploadPolicy.maxPixels || Math.max(width, height) > uploadPolicy.maxSide)
      return { rejected: 'pixels' }
    const held = heldBytesOf(header)
    if (heldBytes(header) + held > MAX_HELD) return { rejected: 'cost' }
    if (header.icc && !isProfileSimple(header.icc)) return { rejected: 'cost' }
    return await memory.run(decodingBytes(header) + held, async () => {
      if (format === 'png' && !(await isPngDataBounded(content))) return { rejected: 'cost' }
      const upright = sharp(content, { limitInputPixels: uploadPolicy.maxPixels, failOn: 'error' }).autoOrient()
      return work({ upright: upright.timeout({ seconds: MAX_SECONDS }), width, height, format })
    })
  } catch (error) {
    // The decoder's message is for programmers; for the person who uploads, every other one is the same answer.
    return { rejected: error instanceof Error && error.message.startsWith('timeout:') ? 'cost' : 'type' }
  }
}

/** Stores nothing but the pixels. */
const ingest = (content: Uint8Array): Promise<PictureTasks['ingest']['result']> =>
  decode(
    content,
    () => 0,
    async ({ upright, width, height, format }) => {
      const master = await within(upright, MASTER_WIDTH).webp({ quality: 90, effort: 2 }).toBuffer()
      const firstWidth = variantWidths(width).findLast((candidate) => candidate <= FIRST_WIDTH) ?? width
      const first = await resize({ master, width: firstWidth, format: 'webp' })
      return { width, height, format, master, first: { width: firstWidth, content: first } }
    },
  )

const clean = (content: Uint8Array): Promise<PictureTasks['clean']['result']> =>
  decode(content, turnedBytes, async ({ upright, width, height, format }) => {
    const encoded = format === 'jpeg' ? upright.jpeg({ quality: 88 }) : upright.png({ compressionLevel: 6 })
    const cleaned = await encoded.toBuffer()
    return cleaned.length > MAX_CLEANED ? { rejected: 'cost' } : { width, height, format, content: cleaned }
  })

function runTask({ task, request }: PictureRequest): Promise<PictureResult> {
  switch (task) {
    case 'resize':
      return resizeInTurn(request)
    case 'crop':
      return crop(request)
    case 'ingest':
      return ingest(request)
    case 'clean':
      return clean(request)
  }
}

serveJobs((request) => runTask(request as PictureRequest), { maxMemory: MAX_MEMORY }) // pictures.ts sends nothing else
