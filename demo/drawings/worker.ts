import sharp from 'sharp'
import { encodePicture } from '#server/adapters/pictures/encode.ts'
import { serveJobs } from '#server/adapters/worker-process/serve-jobs.ts'
import { renderDrawing } from './draw.ts'
import type { RenderRequest } from './drawings.ts'

// The process that draws; drawings.ts starts it.

sharp.concurrency(1)
sharp.cache(false)

serveJobs(async (request) => {
  const { drawing, width, format } = request as RenderRequest // the only messages of drawings.ts
  const { data, info } = await renderDrawing(drawing, width)
  return encodePicture(sharp(data, { raw: info }), format)
})
