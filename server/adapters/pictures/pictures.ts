import { join } from 'node:path'
import { createWorkerProcess } from '#server/adapters/worker-process/worker-process.ts'
import type { PictureTask, PictureTasks } from './tasks.ts'

type PictureOperation<Task extends PictureTask> = (
  request: PictureTasks[Task]['request'],
) => Promise<PictureTasks[Task]['result']>

/** Each call throws an UnavailableError if the process dies on it twice or takes too long. */
export interface Pictures {
  /** A variant of an ingested picture, made from its master. */
  resize: PictureOperation<'resize'>
  /** Crops one of the WebP variants to the part for a shared link, as JPEG. */
  crop: PictureOperation<'crop'>
  /** Decodes uploaded bytes, which may be anything. */
  ingest: PictureOperation<'ingest'>
  /** Decodes uploaded bytes too, and returns the picture as a file of the same format. */
  clean: PictureOperation<'clean'>
  close: () => Promise<void>
}

/**
 * Decodes and encodes in a separate process. Within this one, six pictures would delay a password check by seconds, and
 * a decoder exploited by a hostile picture would have access to the database's password.
 */
export function startPictures(): Pictures {
  const worker = createWorkerProcess(join(import.meta.dirname, 'worker.ts'))
  const operation =
    <Task extends PictureTask>(task: Task): PictureOperation<Task> =>
    (request) =>
      // The worker answers a task with that task's result.
      worker.run({ task, request }) as ReturnType<PictureOperation<Task>>
  return {
    resize: operation('resize'),
    crop: operation('crop'),
    ingest: operation('ingest'),
    clean: operation('clean'),
    close: worker.close,
  }
}
