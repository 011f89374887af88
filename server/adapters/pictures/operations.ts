import type { PictureRequest, PictureResult, PictureTask, PictureTasks } from './tasks.ts'

type PictureOperation<Task extends PictureTask> = (
  request: PictureTasks[Task]['request'],
) => Promise<PictureTasks[Task]['result']>

export interface PictureOperations {
  /** A variant of an ingested picture, made from its master. */
  resize: PictureOperation<'resize'>
  /** Crops one of the WebP variants to the part for a shared link, as JPEG. */
  crop: PictureOperation<'crop'>
  /** Decodes uploaded bytes, which may be anything. */
  ingest: PictureOperation<'ingest'>
  /** Decodes uploaded bytes too, and returns the picture as a file of the same format. */
  clean: PictureOperation<'clean'>
}

/** The operations, each carried out by `run` in whatever process decodes pictures. */
export function pictureOperations(run: (request: PictureRequest) => Promise<PictureResult>): PictureOperations {
  const operation =
    <Task extends PictureTask>(task: Task): PictureOperation<Task> =>
    (request) =>
      // A task, its request and its result belong together.
      run({ task, request } as PictureRequest)
  return {
    resize: operation('resize'),
    crop: operation('crop'),
    ingest: operation('ingest'),
    clean: operation('clean'),
  }
}
