import sharp, { type Sharp } from 'sharp'
import { type PictureFormat, variantWidths } from '#contract/media.ts'
import { uploadPolicy } from '#contract/upload-policy.ts'
import type {
  DrawingRequest,
  PictureJob,
  PictureResult,
  PictureTasks,
  IngestedPicture,
  VariantRequest,
} from './tasks.ts'

// The process that draws, decodes and encodes; pictures.ts starts it with the address of the drawing module.

interface RawPicture {
  data: Buffer
  info: { width: number; height: number; channels: 3 }
}

/** What we need of the module that draws. */
interface DrawingModule {
  parseDrawing: (text: string) => object | null
  renderDrawing: (drawing: object, width: number) => Promise<RawPicture>
}

sharp.concurrency(1)
sharp.cache(false)
// Nothing that anybody may send reaches a decoder but those of JPEG and PNG. WebP is what our own masters are in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

const [, , drawingModule = ''] = process.argv
let drawings: Promise<DrawingModule> | undefined

/** Drawings are SVG, which a marketplace without the demo never reads. */
function loadDrawings(): Promise<DrawingModule> {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  return import(drawingModule) as Promise<DrawingModule> // named by our own deps.ts
}

/** A higher effort takes seconds for a large AVIF and saves a few per cent. */
const encode = (picture: Sharp, format: PictureFormat): Promise<Buffer> =>
  format === 'avif'
    ? picture.avif({ quality: 50, effort: 2 }).toBuffer()
    : picture.webp({ quality: 78, effort: 3 }).toBuffer()

async function render({ drawing, width, format }: DrawingRequest): Promise<Buffer> {
  const { parseDrawing, renderDrawing } = await (drawings ??= loadDrawings())
  const parsed = parseDrawing(drawing)
  if (parsed === null) throw new Error(`not a drawing: ${drawing}`)
  const { data, info } = await renderDrawing(parsed, width)
  return encode(sharp(data, { raw: info }), format)
}

/** The formats end at 16,383 pixels; what is narrower than half its height gets a coarser picture instead. */
const MAX_HEIGHT = 4096
const MASTER_WIDTH = 1920
const FIRST_WIDTH = 640

const within = (picture: Sharp, width: number) =>
  picture.resize({ width, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })

const resize = ({ master, width, format }: VariantRequest): Promise<Buffer> =>
  encode(within(sharp(master), width), format)

const signatures = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
}

function sniff(content: Uint8Array): IngestedPicture['format'] | null {
  const starts = (signature: Buffer) => signature.equals(content.subarray(0, signature.length))
  return starts(signatures.jpeg) ? 'jpeg' : starts(signatures.png) ? 'png' : null
}

/** Decodes once, and keeps nothing but the pixels. */
async function ingest(content: Uint8Array): Promise<PictureTasks['ingest']['result']> {
  const format = sniff(content)
  if (format === null) return { rejected: 'type' }
  try {
    // The header alone: no pixel is decoded before their number is known.
    const header = await sharp(content, { limitInputPixels: false }).metadata()
    if (header.width * header.height > uploadPolicy.maxPixels) return { rejected: 'pixels' }
    const { width, height } = header.autoOrient
    const upright = sharp(content, { limitInputPixels: uploadPolicy.maxPixels, failOn: 'error' }).autoOrient()
    const master = await within(upright, MASTER_WIDTH).webp({ quality: 90, effort: 2 }).toBuffer()
    const firstWidth = variantWidths(width).findLast((candidate) => candidate <= FIRST_WIDTH) ?? width
    const first = await resize({ master, width: firstWidth, format: 'webp' })
    return { width, height, format, master, first: { width: firstWidth, content: first } }
  } catch {
    // The decoder says what it stumbled over in words for programmers; to us it is one thing.
    return { rejected: 'type' }
  }
}

function runTask({ task, request }: PictureJob): Promise<PictureTasks[PictureJob['task']]['result']> {
  switch (task) {
    case 'render':
      return render(request)
    case 'resize':
      return resize(request)
    case 'ingest':
      return ingest(request)
  }
}

const send = (result: PictureResult) => process.send?.(result)

process.on('message', (job: PictureJob) => {
  runTask(job).then(
    (result) => send({ id: job.id, result }),
    (error: unknown) => send({ id: job.id, error: error instanceof Error ? error.message : String(error) }),
  )
})

// The parent has closed or died: nobody waits for a picture any more.
process.on('disconnect', () => process.exit())
// Ctrl-C in a terminal reaches the whole group; the parent ends first and takes this process along.
process.on('SIGINT', () => {})
