import { ApiError } from '#web/call.ts'

/** Let go in another tab is let go. */
export function ignoreNotFound(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
