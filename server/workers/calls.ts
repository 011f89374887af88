import type { Registry } from 'prom-client'
import type { PictureRequest, PictureTask, PictureTasks } from '#server/adapters/pictures/tasks.ts'
import type { Tag } from '#server/response-cache/tags.ts'

// The calls between the primary process and its workers.

/** The metrics with their values, as the registry of one process gives them. */
export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** The tags that a write has invalidated, and its name. */
export interface Invalidation {
  tags: readonly Tag[]
  change: string
}

/** A worker is asked for these in this order, the calls of its own work at any time after `open`. */
export interface WorkerCalls {
  /** Builds the application on the database at this address. */
  open: (databaseUrl: string) => void
  /** Checks, migrates and fills what all workers share; one of them does it before any listens. */
  prepare: () => void
  /** Takes requests, at the descriptors of an inherited socket where there are any; gives lines for the operator. */
  listen: (inherited: readonly number[]) => string[]
  /** Runs the jobs and the housekeeping from now on. */
  startDuties: () => void
  /** Drops what another worker's write has invalidated. */
  invalidate: (invalidation: Invalidation) => void
  readMetrics: () => MetricValues
  /** Ends in peace. */
  close: () => void
}

export interface PrimaryCalls {
  /** Resolves once every other worker has dropped what this one's write has invalidated, or after a second. */
  invalidate: (invalidation: Invalidation) => void
  /** Those of all other processes, and of workers that have ended. */
  readMetrics: () => MetricValues[]
  /** Done in the one process that decodes pictures. */
  runPictureTask: (request: PictureRequest) => PictureTasks[PictureTask]['result']
}
