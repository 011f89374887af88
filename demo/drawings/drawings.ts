import { join } from 'node:path'
import { type PictureFormat, variantWidths } from '#contract/media.ts'
import type { FileStore } from '#server/adapters/file-store/file-store.ts'
import { createWorkerProcess } from '#server/adapters/worker-process/worker-process.ts'
import type { Database } from '#server/db/connect.ts'
import { parsePictureFile } from '#server/features/media/picture-file.ts'
import { type Drawing, parseDrawing } from './address.ts'

export interface RenderRequest {
  drawing: Drawing
  /** The picture's width in pixels. */
  width: number
  format: PictureFormat
}

export interface Drawings {
  render: (request: RenderRequest) => Promise<Buffer>
  close: () => Promise<void>
}

/** Draws in a separate process, started with the first picture. */
export function startDrawings(): Drawings {
  const worker = createWorkerProcess(join(import.meta.dirname, 'worker.ts'))
  return {
    render: (request) => worker.run(request) as Promise<Buffer>, // the answer of worker.ts
    close: worker.close,
  }
}

async function hasVariant(db: Database, hash: string, width: number): Promise<boolean> {
  const picture = await db.selectFrom('media').select('width').where('hash', '=', hash).limit(1).executeTakeFirst()
  return picture !== undefined && variantWidths(picture.width).includes(width)
}

/** A file store in which each variant of a drawing from `media` is drawn on its first request. */
export function drawOnDemand(files: FileStore, db: Database, render: Drawings['render']): FileStore {
  return {
    ...files,
    findOrCreate: (name, make) =>
      files.findOrCreate(name, async () => {
        const file = parsePictureFile(name)
        const drawing = file && parseDrawing(file.hash)
        if (!drawing || !(await hasVariant(db, file.hash, file.width))) return make()
        return render({ drawing, width: file.width, format: file.format })
      }),
  }
}
