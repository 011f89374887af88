import { vi } from 'vitest'

/** Far more than anything takes on a quiet machine: a busy one is slow, and only a failure waits that long. */
const PATIENCE_MS = 20_000

/**
 * Resolves once `check` neither throws nor rejects. Vitest's default timeout is a second, which a busy machine exceeds.
 */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, PATIENCE_MS)
