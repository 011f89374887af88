import { AsyncLocalStorage } from 'node:async_hooks'
import type { InjectOptions } from 'fastify'
import { inject } from 'light-my-request'
import type { CachedResponse } from '#server/response-cache/cached-response.ts'
import type { App } from './app-type.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Whether a page made this call while the server was rendering it, which makes it part of the page's request rather
     * than traffic of its own.
     */
    isInternal: boolean
  }
}

interface InternalCall {
  /** The id of the request for the page. */
  requestId: string
  begunAnswer: Promise<CachedResponse> | undefined
}

// Not marked by a header, because any client could send one.
const internal = new AsyncLocalStorage<InternalCall>()

/**
 * The id of the page request behind the current call, so that failures can be found under the id that the page shows.
 */
export const pageRequestId = (): string | undefined => internal.getStore()?.requestId

/**
 * Calls the application within the process. Unlike Fastify's own `inject`, the call is neither logged, measured nor
 * throttled, and it is still answered during shutdown, so that the page being rendered can be finished.
 */
export const callInternally = (
  app: App,
  { id: requestId }: { id: string },
  options: InjectOptions,
  begunAnswer?: Promise<CachedResponse>,
) =>
  // The async function matters: `inject` only starts once it is awaited.
  internal.run({ requestId, begunAnswer }, async () =>
    inject((request, response) => app.routing(request, response), options),
  )

/** The same for a public read, which bypasses the framework unless it fails. */
export async function readInternally(
  app: App,
  page: { id: string },
  path: string,
): Promise<{ status: number; body: string }> {
  const begunAnswer = app.publicReads.find(path)?.begin(page.id)
  try {
    const answer = await begunAnswer
    if (answer) return { status: answer.status, body: (await answer.body.encode(null)).toString() }
  } catch {
    // The framework produces the error answer.
  }
  const { statusCode: status, body } = await callInternally(app, page, { method: 'GET', url: path }, begunAnswer)
  return { status, body }
}

/** Must be registered before every hook that asks `isInternal`. */
export function registerInternalCalls(app: App): void {
  app.decorateRequest('isInternal', false)
  app.addHook('onRequest', (request, _reply, done) => {
    const call = internal.getStore()
    request.isInternal = call !== undefined
    request.begunAnswer = call?.begunAnswer
    done()
  })
}
