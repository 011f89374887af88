import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { openWebhookSender } from '#server/adapters/webhook-sender/webhook-sender.ts'
import { startHttpsServer } from './https-server.ts'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

type SenderOptions = NonNullable<Parameters<typeof openWebhookSender>[0]>

/** Professionals' programs, each at its own path, and a sender that reaches them. */
export async function startWebhookReceiver(onReceived: (request: Received) => unknown = () => {}) {
  const { reachable, answer, ...server } = await startHttpsServer()
  let paths = 0

  return {
    ...server,
    answer,
    openSender: (options: SenderOptions = {}) =>
      // Tests run on busy machines.
      openWebhookSender({ ...reachable, timeoutMs: 25_000, ...options }),
    /** Answers with this status, or as told, and records what it received. */
    listen(status: number | ((request: IncomingMessage, response: ServerResponse) => void) = 204) {
      const path = `/prima/${++paths}`
      const received: Received[] = []
      const program = { url: server.urlOf(path), received, status }
      answer(path, (request, response) => {
        void text(request).then((body) => {
          received.push({ headers: request.headers, body })
          onReceived({ headers: request.headers, body })
          if (typeof program.status === 'number') response.writeHead(program.status).end()
          else program.status(request, response)
        })
      })
      return program
    },
  }
}
