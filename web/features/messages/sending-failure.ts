import { formatQuantity } from '#contract/croatian.ts'
import { internalErrorMessage } from '#contract/errors.ts'
import { ApiError, ConnectionError } from '#web/call.ts'

interface SendingFailure {
  note: string
  /** Whether another attempt may succeed. */
  canRetry: boolean
  /** The delay until the automatic retry; null if the author decides. */
  delayMs: number | null
  /** The server already has it, from an attempt whose answer was lost. */
  isSent?: boolean
}

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000

const backoffMs = (failures: number) => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures)

/** Why a message was not sent; `failures` counts the failed attempts before this one. */
export function explainSending(error: unknown, failures: number): SendingFailure {
  if (error instanceof ConnectionError) return { note: 'Bez veze', canRetry: true, delayMs: backoffMs(failures) }
  if (!(error instanceof ApiError)) return { note: internalErrorMessage, canRetry: true, delayMs: null }
  const { status, message, fields, retryAfter = 60 } = error
  if (status === 429)
    return { note: `Previše poruka odjednom. ${waitText(retryAfter)}`, canRetry: true, delayMs: retryAfter * 1000 }
  // The first attempt is still running on the server, or it succeeded and its answer is gone.
  if (status === 409)
    return error.retryAfter === undefined
      ? { note: message, canRetry: false, delayMs: null, isSent: true }
      : { note: 'Slanje traje dulje nego inače', canRetry: true, delayMs: retryAfter * 1000 }
  // The session has ended; sending continues after the next sign-in.
  if (status === 401) return { note: 'Šalje se nakon prijave', canRetry: true, delayMs: LONGEST_WAIT_MS }
  const sentences = new Set([message, ...Object.values(fields).flat()])
  return { note: [...sentences].join(' '), canRetry: status >= 500 || status === 408, delayMs: null }
}

const waitText = (seconds: number) =>
  seconds < 60
    ? `Šalje se za ${formatQuantity(Math.max(1, Math.ceil(seconds)), 'sekundu', 'sekunde', 'sekundi')}.`
    : `Šalje se za ${formatQuantity(Math.ceil(seconds / 60), 'minutu', 'minute', 'minuta')}.`
