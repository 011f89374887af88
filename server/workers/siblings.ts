import { pictureOperations } from '#server/adapters/pictures/operations.ts'
import type { Pictures } from '#server/adapters/pictures/pictures.ts'
import type { Invalidation, MetricValues, PrimaryCalls } from './calls.ts'
import type { Link } from './link.ts'

/** The other processes that serve the same port. */
export interface Siblings {
  /** Resolves once all of them have dropped what a write invalidated here, or after a second. */
  invalidate: (invalidation: Invalidation) => Promise<void>
  /** The metrics of each of them. */
  readMetrics: () => Promise<MetricValues[]>
}

/** For a process that serves the port alone. */
export const noSiblings: Siblings = { invalidate: async () => {}, readMetrics: async () => [] }

export const siblingsBehind = (link: Link<PrimaryCalls>): Siblings => ({
  invalidate: (invalidation) => link.ask('invalidate', invalidation),
  readMetrics: () => link.ask('readMetrics'),
})

/** A single process decodes for all workers, so that its memory limits hold for the whole machine. */
export function picturesBehind(link: Link<PrimaryCalls>): Pictures {
  const operations = pictureOperations((request) => link.ask('runPictureTask', request))
  return { ...operations, close: async () => {} }
}
