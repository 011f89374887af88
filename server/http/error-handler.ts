import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorResponse, ErrorCode } from '#contract/errors.ts'
import { fieldErrorsOf } from '#contract/validation-messages.ts'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { QueueFullError } from '#server/adapters/limit-concurrency.ts'
import type { App } from './app-type.ts'
import { translateDatabaseError } from './database-errors.ts'
import { failureIdOf } from './failure-id.ts'
import type { Outages } from './outages.ts'
import { AppError, statusByCode } from '#server/errors.ts'
import { framedErrorPage, plainErrorPage } from '#server/pages/plain-error-page.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer is shown in a frame on another site. */
    isFramed?: boolean
  }
}

const codeByStatus = new Map<number, ErrorCode>([
  [404, 'not_found'],
  [413, 'payload_too_large'],
  // Longer than any path of the product.
  [414, 'not_found'],
  [415, 'unsupported_media_type'],
])

type ValidationError = Pick<FastifyError, 'validation' | 'validationContext'>

const isValidationError = (error: unknown): error is ValidationError => error instanceof Error && 'validation' in error

function fromValidation(error: ValidationError): AppError {
  // An address whose parameters are malformed names nothing, so it is a missing page.
  if (error.validationContext === 'params') return new AppError('not_found')
  const issues = (error.validation ?? []).map(({ instancePath, message = '' }) => ({
    path: instancePath.split('/').filter((part) => part !== ''),
    message,
  }))
  const { '': whole, ...errors } = fieldErrorsOf(issues)
  if (Object.keys(errors).length > 0) return new AppError('invalid', { errors })
  const isNoObject = error.validationContext === 'body' && error.validation?.[0]?.keyword === 'invalid_type'
  return new AppError('invalid', { message: isNoObject ? 'Sadržaj zahtjeva mora biti objekt u JSON-u.' : whole?.[0] })
}

/** Any error as an AppError. An unexpected one becomes `internal`, with the error as its cause. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isValidationError(error)) return fromValidation(error)
  if (error instanceof QueueFullError)
    return new AppError('unavailable', { headers: { 'retry-after': '2' }, cause: error })
  if (error instanceof UnavailableError)
    return new AppError('unavailable', { headers: { 'retry-after': '5' }, cause: error })
  const translated = translateDatabaseError(error)
  if (translated) return translated
  const status = error instanceof Error ? Number(Reflect.get(error, 'statusCode')) : 500
  // The framework's own refusals: a body that is not JSON, is too large or has an unsupported type.
  if (status >= 400 && status < 500) return new AppError(codeByStatus.get(status) ?? 'malformed', { cause: error })
  return new AppError('internal', { cause: error })
}

/** The id is part of the sentence, so that whatever shows the sentence to a person shows the id too. */
const errorBody = ({ message, code, errors }: AppError, failureId: string | undefined): ErrorResponse => ({
  message: failureId === undefined ? message : `${message} Oznaka pogreške: ${failureId}`,
  code,
  ...(errors && { errors }),
})

/** Whether the client closed the connection before it had sent the whole request, which is not our fault. */
const hasLeft = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete

/** Browsers get a page; everything below /api answers in JSON, whatever the client accepts. */
const wantsPage = ({ url, headers }: FastifyRequest) =>
  !url.startsWith('/api/') && headers.accept?.includes('text/html') === true

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: unknown,
  outages?: Outages,
): FastifyReply {
  const error = hasLeft(request) ? new AppError('malformed', { cause: failure }) : toAppError(failure)
  const status = statusByCode[error.code]
  if (status >= 500 && !outages?.covers(failure)) request.log.error({ err: error.cause ?? error }, 'request failed')
  void reply.code(status).headers({
    'cache-control': 'no-store',
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    ...(status === 503 && { 'retry-after': '5' }),
    ...error.headers,
  })
  // For an internal call, the page that failed with it shows the id.
  const failureId = status >= 500 && !request.isInternal ? failureIdOf(request) : undefined
  const isPassing = status >= 500 || status === 429
  if (request.routeOptions.config.isFramed && isPassing) return framedErrorPage(reply, error.message, failureId)
  if (wantsPage(request)) return plainErrorPage(reply, error.message, failureId)
  // Serialized here, because a route's schemas describe its successful answers only.
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(errorBody(error, failureId)))
}

function unknownAddress({ method, url }: FastifyRequest): AppError {
  const isReading = method === 'GET' || method === 'HEAD'
  if (isReading || url.startsWith('/api/')) return new AppError('not_found')
  return new AppError('method_not_allowed', { headers: { allow: 'GET, HEAD' } })
}

/** Failures that belong to an outage are not logged one by one. */
export function registerErrors(app: App, outages?: Outages): void {
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error, outages))
  app.setNotFoundHandler((request, reply) => sendError(request, reply, unknownAddress(request)))
  app.addHook('onRequest', async (request) => {
    // Thrown before the body is read, which is not needed.
    if (request.is404) throw unknownAddress(request)
  })
}
