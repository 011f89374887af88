import { AsyncLocalStorage } from 'node:async_hooks'
import type { InjectOptions } from 'fastify'
import { inject } from 'light-my-request'
import type { CachedResponse } from '#server/response-cache/response-cache.ts'
import type { App } from './app-type.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Made by a page while the server renders it: part of that page's request, and no traffic of its own. */
    isInternal: boolean
  }
}

interface InternalCall {
  /** Of the request for the page. */
  requestId: string
  begunAnswer: Promise<CachedResponse> | undefined
}

// No header could mark them, since any client may send one.
const internal = new AsyncLocalStorage<InternalCall>()

/** Of the page that makes the call at hand: its failures are found under the id that the page shows. */
export const pageRequestId = (): string | undefined => internal.getStore()?.requestId

/**
 * Calls the application inside the process. The call is neither logged nor measured nor throttled, and still answered
 * while the server ends, unlike one of Fastify's own `inject`: the page that asks is to be finished.
 */
export const callInternally = (
  app: App,
  { id: requestId }: { id: string },
  options: InjectOptions,
  begunAnswer?: Promise<CachedResponse>,
) =>
  // In an async function, because `inject` begins only when it is awaited.
  internal.run({ requestId, begunAnswer }, async () =>
    inject((request, response) => app.routing(request, response), options),
  )

/** The same for a public read, whose answer needs no framework unless it fails. */
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
    // The framework says what has failed.
  }
  const { statusCode: status, body } = await callInternally(app, page, { method: 'GET', url: path }, begunAnswer)
  return { status, body }
}

/** Registered before every hook that asks `isInternal`. */
export function registerInternalCalls(app: App): void {
  app.decorateRequest('isInternal', false)
  app.addHook('onRequest', (request, _reply, done) => {
    const call = internal.getStore()
    request.isInternal = call !== undefined
    request.begunAnswer = call?.begunAnswer
    done()
  })
}
