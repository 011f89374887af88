import { join } from 'node:path'
import { createWorkerProcess } from '#server/adapters/worker-process/worker-process.ts'
import { pictureOperations, type PictureOperations } from './operations.ts'
import type { PictureRequest, PictureResult } from './tasks.ts'

/** Each call throws an UnavailableError if the process dies on it twice or takes too long. */
export interface Pictures extends PictureOperations {
  close: () => Promise<void>
}

interface PictureProcess {
  run: (request: PictureRequest) => Promise<PictureResult>
  close: () => Promise<void>
}

/**
 * Decodes and encodes in a separate process. Within this one, six pictures would delay a password check by seconds, and
 * a decoder exploited by a hostile picture would have access to the database's password.
 */
export function startPictureProcess(): PictureProcess {
  const { run, close } = createWorkerProcess(join(import.meta.dirname, 'worker.ts'))
  // The worker answers a task with that task's result.
  return { run: (request) => run(request) as Promise<PictureResult>, close }
}

export function startPictures(): Pictures {
  const { run, close } = startPictureProcess()
  return { ...pictureOperations(run), close }
}
