import { ApiError } from '#web/call.ts'

/** Whether the server knows of the row something that the page does not, as when another admin was quicker. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && [404, 409, 422].includes(error.status) && !Object.hasOwn(error.fields, 'reason')
