import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type FastifyBaseLogger, type FastifyServerOptions, LogController } from 'fastify'
import type { DestinationStream } from 'pino'
import { currentSpan, isTracing, runInSpan, traceFields } from '#server/adapters/tracing/tracing.ts'
import { describeError } from '#server/describe-error.ts'
import { logIdentity } from '#server/output.ts'
import type { App } from './app-type.ts'
import { pageRequestId } from './internal-calls.ts'
import { pathForLog } from './path-for-log.ts'
import { spanOf } from './tracing.ts'

export const newRequestId = (): string => randomUUID()

/** Finds the id of a request that was started before the framework saw it. */
type FindRequestId = (request: IncomingMessage) => string | undefined

/** Each request is logged once, when it is answered, without its query, headers, body or client address. */
export const loggingOptions = (
  level: string,
  { stream, findRequestId = () => undefined }: { stream?: DestinationStream; findRequestId?: FindRequestId } = {},
) =>
  ({
    logger: {
      level,
      base: logIdentity,
      serializers: { err: describeError },
      ...(isTracing() && { mixin: traceFields }),
      ...(stream && { stream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request: IncomingMessage) => pageRequestId() ?? findRequestId(request) ?? newRequestId(),
  }) satisfies FastifyServerOptions

interface AnsweredRequest {
  method: string
  url: string
  status: number
}

const identity = JSON.stringify(logIdentity).slice(1, -1)
const roundedMs = (ms: number) => Math.round(ms * 10) / 10

/**
 * Writes the log lines of requests answered without the framework. They match the lines below to the letter, at a
 * quarter of the cost, which for a ready answer would be most of its total.
 */
export function logAsAnswered(
  { level }: FastifyBaseLogger,
  stream: DestinationStream,
  { method, url, status }: AnsweredRequest,
): (reqId: string, ms: number, trace?: string) => void {
  if (!['trace', 'debug', 'info'].includes(level)) return () => {}
  const request = `"method":"${method}","path":${JSON.stringify(pathForLog(url))},"status":${status}`
  return (reqId, ms, trace = '') =>
    stream.write(
      `{"level":30,"time":${Date.now()},${identity},"reqId":"${reqId}",${trace}${request},"ms":${roundedMs(ms)},"msg":"answered"}\n`,
    )
}

/**
 * The trace fields for the log line of an answer that bypasses the framework; read while the request's context is
 * active.
 */
export function traceForLine(): string {
  const span = currentSpan()
  return span === undefined ? '' : `"trace_id":"${span.traceId}",`
}

export function registerLogging(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.isInternal) return done()
    const { method, url, log } = request
    const line = { method, path: pathForLog(url), status: reply.statusCode, ms: roundedMs(reply.elapsedTime) }
    // This may run after a socket event, outside the request's context.
    runInSpan(spanOf(request.raw), () => log.info(line, 'answered'))
    done()
  })
}
