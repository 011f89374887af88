import { errorMessages } from '#contract/error-messages.ts'
import type { ErrorCode, FieldErrors } from '#contract/errors.ts'

export const statusByCode: Record<ErrorCode, number> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  overlap: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  idempotency: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
}

export interface ErrorDetails {
  message?: string
  errors?: FieldErrors
  /** Answer headers such as Retry-After and Allow. */
  headers?: Record<string, string>
  cause?: unknown
}

/** Any outcome but success. Reaches the client as a status, a code, a sentence and errors by field. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly errors: FieldErrors | undefined
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, { message, errors, headers = {}, cause }: ErrorDetails = {}) {
    super(message ?? errorMessages[code], { cause })
    this.code = code
    this.errors = errors
    this.headers = headers
  }
}

/** For a field that breaks a rule no schema can express. The sentence also becomes the message. */
export const invalidField = (field: string, sentence: string, cause?: unknown) =>
  new AppError('invalid', { message: sentence, errors: { [field]: [sentence] }, cause })
