import sharp from 'sharp'
import type { DrawingModule, PictureJob, PictureResult } from './pictures.ts'

// The process that draws and encodes pictures; pictures.ts starts it with the address of the drawing module.

sharp.concurrency(1)
sharp.cache(false)

const [, , drawingModule = ''] = process.argv
const drawings = (await import(drawingModule)) as DrawingModule // named by our own deps.ts

async function draw({ drawing, width, format }: PictureJob): Promise<Buffer> {
  const parsed = drawings.parseDrawing(drawing)
  if (parsed === null) throw new Error(`not a drawing: ${drawing}`)
  const { data, info } = await drawings.renderDrawing(parsed, width)
  const picture = sharp(data, { raw: info })
  // A higher effort takes seconds for a large AVIF and saves a few per cent.
  return format === 'avif'
    ? picture.avif({ quality: 50, effort: 2 }).toBuffer()
    : picture.webp({ quality: 78, effort: 3 }).toBuffer()
}

const send = (result: PictureResult) => process.send?.(result)

process.on('message', (job: PictureJob) => {
  draw(job).then(
    (content) => send({ id: job.id, content }),
    (error: unknown) => send({ id: job.id, fault: error instanceof Error ? error.message : String(error) }),
  )
})

// The parent has closed or died: nobody waits for a picture any more.
process.on('disconnect', () => process.exit())
// Ctrl-C in a terminal reaches the whole group; the parent ends first and takes this process along.
process.on('SIGINT', () => {})
