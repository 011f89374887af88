import type { Pictures } from '#server/adapters/pictures/pictures.ts'
import type { PictureRequest, PictureTask, PictureTasks } from '#server/adapters/pictures/tasks.ts'
import type { Invalidation, MetricValues, PrimaryCalls } from './calls.ts'
import type { Link } from './link.ts'

/** The other processes that serve the same port. */
export interface Siblings {
  /** Resolves once all of them have dropped what a write has invalidated here, or after a second. */
  invalidate: (invalidation: Invalidation) => Promise<void>
  /** The metrics of each of them. */
  readMetrics: () => Promise<MetricValues[]>
}

/** Of a process that serves the port alone. */
export const noSiblings: Siblings = { invalidate: async () => {}, readMetrics: async () => [] }

export const siblingsBehind = (link: Link<PrimaryCalls>): Siblings => ({
  invalidate: (invalidation) => link.ask('invalidate', invalidation),
  readMetrics: () => link.ask('readMetrics'),
})

/** One process decodes for all workers, so that its bounds of memory are those of the machine. */
export function picturesBehind(link: Link<PrimaryCalls>): Pictures {
  const operation =
    <Task extends PictureTask>(task: Task) =>
    (request: PictureTasks[Task]['request']) =>
      // A task and its request belong together, and so does the result.
      link.ask('runPictureTask', { task, request } as PictureRequest) as Promise<PictureTasks[Task]['result']>
  const none = async () => {}
  return {
    resize: operation('resize'),
    crop: operation('crop'),
    ingest: operation('ingest'),
    clean: operation('clean'),
    close: none,
  }
}
