import { randomUUID } from 'node:crypto'
import { type FastifyServerOptions, LogController } from 'fastify'
import type { App } from './app-type.ts'

interface Described {
  [name: string]: unknown
  type: string
  message: string
  stack: string
}

/** PostgreSQL's `detail`, `where` and `parameters` quote rows, and rows hold personal data: only the fields that name the error are logged. */
function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const described: Described = { type: error.name, message: error.message, stack: error.stack ?? '' }
  for (const name of ['code', 'constraint', 'table', 'routine']) {
    const value: unknown = Reflect.get(error, name)
    if (typeof value === 'string') described[name] = value
  }
  if (error.cause !== undefined) described['cause'] = describeError(error.cause)
  return described
}

/** Where a path holds a secret, as that of a calendar does, it is as long as our tokens. */
const redactSecrets = (path: string) => path.replaceAll(/[\w%-]{40,}/g, '…')

/** Requests are logged once, when they are answered, without query, headers, body and address. */
export const loggingOptions = (level: string) =>
  ({
    logger: { level, base: null, serializers: { err: describeError } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  }) satisfies FastifyServerOptions

export function registerLogging(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.isInternal) return done()
    const [path = ''] = request.url.split('?')
    request.log.info(
      {
        method: request.method,
        path: redactSecrets(path),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
    done()
  })
}
