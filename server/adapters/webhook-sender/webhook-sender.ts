import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { publicHttpDefaults, type PublicHttpOptions, requestPublic } from '#server/adapters/public-http/request.ts'
import { codeOf } from '#server/error-code.ts'

/** For name resolution, connection, request and answer together. */
const TIMEOUT_MS = 10_000

/** How much of an answer is read and discarded, for receivers that want to finish it. */
const MAX_ANSWER_BYTES = 16 * 1024

interface WebhookRequest {
  url: string
  headers: OutgoingHttpHeaders
  body: string
  /** Aborted when the program ends. */
  signal: AbortSignal
}

export const sendFailures = ['unreachable', 'timeout', 'certificate'] as const

/** Only the status of an answer and its Retry-After, if any; nothing else of it is shown to anybody. */
export type WebhookAnswer = { status: number; retryAfter: string | null } | { failure: (typeof sendFailures)[number] }

export interface WebhookSender {
  /** Only throws if its signal is aborted. */
  send: (request: WebhookRequest) => Promise<WebhookAnswer>
  /** How many attempts had each outcome since the start; for the metrics. */
  outcomes: () => Record<SendOutcome, number>
}

/** A 2xx answer is `delivered`, any other `refused`. */
type SendOutcome = 'delivered' | 'refused' | (typeof sendFailures)[number]

interface SenderOptions extends Partial<PublicHttpOptions> {
  timeoutMs?: number
}

/** The codes of OpenSSL and Node for a certificate that is untrusted, not valid now, or for another host. */
const certificatePattern = /CERT|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|^ERR_SSL|^EPROTO$/

/** The status has already arrived, whatever becomes of the rest. */
async function drain(answer: IncomingMessage): Promise<void> {
  let size = 0
  try {
    // Buffers, as no encoding is set.
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > MAX_ANSWER_BYTES) return
    }
  } catch {
    // It was cut off or took too long.
  }
}

export function openWebhookSender({ timeoutMs = TIMEOUT_MS, ...given }: SenderOptions = {}): WebhookSender {
  const options: PublicHttpOptions = { ...publicHttpDefaults(), ...given }
  const counts: Record<SendOutcome, number> = { delivered: 0, refused: 0, unreachable: 0, timeout: 0, certificate: 0 }

  async function post({ url, headers, body, signal }: WebhookRequest): Promise<WebhookAnswer> {
    const limit = AbortSignal.timeout(timeoutMs)
    try {
      const question = { method: 'POST' as const, headers, body }
      const answer = await requestPublic(new URL(url), question, options, AbortSignal.any([signal, limit]))
      try {
        await drain(answer)
        return { status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? null }
      } finally {
        answer.destroy()
      }
    } catch (error) {
      signal.throwIfAborted()
      if (limit.aborted) return { failure: 'timeout' }
      return { failure: certificatePattern.test(codeOf(error)) ? 'certificate' : 'unreachable' }
    }
  }

  return {
    async send(request) {
      const answer = await post(request)
      if ('failure' in answer) counts[answer.failure]++
      else counts[answer.status >= 200 && answer.status < 300 ? 'delivered' : 'refused']++
      return answer
    },
    outcomes: () => counts,
  }
}
