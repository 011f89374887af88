import { join } from 'node:path'
import { createWorkerProcess } from '#server/adapters/worker-process/worker-process.ts'
import type { PictureTask, PictureTasks } from './tasks.ts'

type PictureOperation<Task extends PictureTask> = (
  request: PictureTasks[Task]['request'],
) => Promise<PictureTasks[Task]['result']>

/** Each throws an UnavailableError when the process ends at it twice, or takes too long. */
export interface Pictures {
  /** A variant of an ingested picture, made from its master. */
  resize: PictureOperation<'resize'>
  /** The part for a shared link of one of its variants in WebP, as JPEG. */
  crop: PictureOperation<'crop'>
  /** Decodes the bytes that somebody has uploaded, which may be anything. */
  ingest: PictureOperation<'ingest'>
  /** Decodes such bytes, too, and gives the picture back as a file of the same format. */
  clean: PictureOperation<'clean'>
  close: () => Promise<void>
}

/**
 * Decodes and encodes in a process of its own. Within this one six pictures would delay a password check by seconds,
 * and a decoder that a hostile picture overcomes would hold the database's password.
 */
export function startPictures(): Pictures {
  const worker = createWorkerProcess(join(import.meta.dirname, 'worker.ts'))
  const operation =
    <Task extends PictureTask>(task: Task): PictureOperation<Task> =>
    (request) =>
      // The worker answers a task with the result of this task.
      worker.run({ task, request }) as ReturnType<PictureOperation<Task>>
  return {
    resize: operation('resize'),
    crop: operation('crop'),
    ingest: operation('ingest'),
    clean: operation('clean'),
    close: worker.close,
  }
}
