import type { Registry } from 'prom-client'
import type { PictureRequest, PictureResult } from '#server/adapters/pictures/tasks.ts'
import type { Tag } from '#server/response-cache/tags.ts'

// The calls between the primary process and its workers.

/** The metrics and their values, as one process's registry returns them. */
export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** The tags that a write invalidated, and the name of the write. */
export interface Invalidation {
  tags: readonly Tag[]
  change: string
}

/**
 * The calls the primary makes to a worker, in this order; those that are part of its work may come at any time after
 * `open`.
 */
export interface WorkerCalls {
  /** Builds the application on the database at this address. */
  open: (databaseUrl: string) => void
  /** Checks, migrates and fills everything the workers share; one worker does this before any of them listens. */
  prepare: () => void
  /**
   * Starts accepting requests, on the descriptors of an inherited socket if there is one; returns lines for the
   * operator.
   */
  listen: (inherited: readonly number[]) => string[]
  /** From now on, this worker runs the jobs and the housekeeping. */
  startDuties: () => void
  /** Drops everything that another worker's write invalidated. */
  invalidate: (invalidation: Invalidation) => void
  readMetrics: () => MetricValues
  /** Shuts down gracefully. */
  close: () => void
}

export interface PrimaryCalls {
  /** Resolves once every other worker has dropped what this worker's write invalidated, or after a second. */
  invalidate: (invalidation: Invalidation) => void
  /** The metrics of all other processes, including workers that have ended. */
  readMetrics: () => MetricValues[]
  /** Carried out by the one process that decodes pictures. */
  runPictureTask: (request: PictureRequest) => PictureResult
}
