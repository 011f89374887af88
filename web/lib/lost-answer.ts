import { ApiError, ConnectionError } from '#web/call.ts'

/** Whether the server may have done what it was asked, though the answer was lost, or something in front of it has failed. */
export const mayBeDone = (error: unknown) =>
  error instanceof ConnectionError || (error instanceof ApiError && error.status >= 500)
