import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import SMTPConnection, { type Envelope } from 'nodemailer/lib/smtp-connection'

const CONNECT_MS = 10_000
const GREETING_MS = 20_000
/**
 * For connecting, the password, and the mail up to its last line. A limit on all of it, because a server that answers in
 * a trickle is never silent.
 */
const HANDOVER_MS = 60_000
/**
 * For the answer to the whole mail (RFC 5321, 4.5.3.2.6). The server now scans and stores it, and may deliver it even if
 * nobody waits for the answer; it would then arrive again with each further attempt.
 */
const ANSWER_MS = 600_000
/** A server that does not answer our goodbye is left. */
const GOODBYE_MS = 5_000

interface SendOptions {
  signal?: AbortSignal | undefined
  /** Called once the server has got the whole mail. */
  onHandedOver?: () => void
}

/** A connection to the mail server that has accepted the login. */
export interface SmtpSession {
  /**
   * Rejects with an UnansweredError if the server got the whole mail, but neither accepted nor refused it. After any
   * error, the session is closed.
   */
  send: (envelope: Envelope, raw: string, options?: SendOptions) => Promise<void>
  isOpen: () => boolean
  /** Says goodbye to the server. */
  leave: () => void
  close: () => void
}

/** The server got the whole mail, so it may have sent it. */
export class UnansweredError extends Error {
  override name = 'UnansweredError'
}

const withCode = <Failure extends Error>(error: Failure, code: string) => Object.assign(error, { code })

const timedOut = (ms: number) => new UnavailableError(`the mail server did not answer within ${ms / 1000} s`)

/** Aborts once the time given last is over. */
function createLimit(ms: number) {
  const controller = new AbortController()
  const start = (limitMs: number) => setTimeout(() => controller.abort(timedOut(limitMs)), limitMs)
  let timer = start(ms)
  const stop = () => clearTimeout(timer)
  const set = (limitMs: number) => {
    stop()
    timer = start(limitMs)
  }
  return { signal: controller.signal, set, stop }
}

type Done = (error?: Error | null) => void

/** Rejects when the connection breaks, too, which the library does not tell its callback. */
async function ask(connection: SMTPConnection, signal: AbortSignal, question: (done: Done) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>()
  const end = () => reject(withCode(new Error('the connection was closed'), 'ECONNECTION'))
  const abort = () =>
    reject(signal.reason instanceof UnavailableError ? signal.reason : withCode(new Error('aborted'), 'EABORT'))
  connection.once('error', reject)
  connection.once('end', end)
  signal.addEventListener('abort', abort)
  try {
    if (signal.aborted) abort()
    else question((error) => (error ? reject(error) : resolve(undefined)))
    await promise
  } catch (error) {
    connection.close()
    throw error
  } finally {
    connection.off('error', reject)
    connection.off('end', end)
    signal.removeEventListener('abort', abort)
  }
}

const either = (limit: AbortSignal, given: AbortSignal | undefined) => (given ? AbortSignal.any([limit, given]) : limit)

/** `url` includes TLS and the password: `smtps://user:password@host:465`, `smtp://host:587?requireTLS=true`. */
export async function openSmtpSession(
  url: string,
  { limitMs = HANDOVER_MS, signal: given }: { limitMs?: number | undefined; signal?: AbortSignal | undefined } = {},
): Promise<SmtpSession> {
  const { auth, ...options } = parseConnectionUrl(url)
  const connection = new SMTPConnection({
    connectionTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: ANSWER_MS,
    ...options,
  })
  let isOpen = true
  connection.on('error', () => {}) // whoever waits for an answer gets it
  connection.on('end', () => (isOpen = false))
  const limit = createLimit(limitMs)
  const signal = either(limit.signal, given)
  try {
    await ask(connection, signal, (done) => connection.connect(done))
    const { user = '', pass = '' } = auth ?? {}
    if (user !== '' && connection.allowsAuth)
      await ask(connection, signal, (done) => connection.login({ user, credentials: { user, pass } }, done))
  } finally {
    limit.stop()
  }

  async function send(
    envelope: Envelope,
    raw: string,
    { signal: givenSignal, onHandedOver }: SendOptions = {},
  ): Promise<void> {
    const sending = createLimit(HANDOVER_MS)
    let isHandedOver = false
    const message = Readable.from([Buffer.from(raw)]).once('end', () => {
      isHandedOver = true
      sending.set(ANSWER_MS)
      onHandedOver?.()
    })
    try {
      const asked = either(sending.signal, givenSignal)
      await ask(connection, asked, (done) => connection.send(envelope, message, done))
    } catch (error) {
      connection.close()
      const isAnswer = error instanceof Error && 'responseCode' in error
      if (!isHandedOver || isAnswer) throw error
      throw new UnansweredError('the server did not answer to the whole mail', { cause: error })
    } finally {
      sending.stop()
    }
  }

  return {
    send,
    isOpen: () => isOpen,
    leave() {
      if (!isOpen) return
      connection.quit()
      setTimeout(() => connection.close(), GOODBYE_MS).unref()
    },
    close: () => connection.close(),
  }
}
