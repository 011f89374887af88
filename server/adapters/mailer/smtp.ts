import { EventEmitter, once } from 'node:events'
import type { NodemailerError } from 'nodemailer'
import MimeNode from 'nodemailer/lib/mime-node'
import { limitConcurrency } from '#server/adapters/limit-concurrency.ts'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { type MailDriver, MailRejectedError, MailUnansweredError } from './mailer.ts'
import { composeMessage } from './message.ts'
import { isRejection, statusOf } from './smtp-answers.ts'
import { openSmtpSession, type SmtpSession, UnansweredError } from './smtp-session.ts'

/** A connection that nobody has used for this long is closed, before the server does so. */
const IDLE_MS = 10_000
/** Servers may limit the mails of a connection. */
const MAILS_PER_SESSION = 100
/** More may wait for the answer to a whole mail, which takes a server up to ten minutes. */
const HANDED_OVER_AT_ONCE = 2
/** For the greeting, TLS and the password; a slower server would be of no use. */
const CHECK_MS = 8_000

const describe = (error: NodemailerError) => {
  if (error instanceof UnavailableError) return 'ETIMEDOUT'
  const { code, originalCode, command, responseCode, response = '' } = error
  return [code, originalCode, command, responseCode, statusOf(response)].filter(Boolean).join(' ')
}

const stepsOfAMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/**
 * Whether the server's answer is about this mail, so that it works and another mail may succeed. 421 closes the
 * connection.
 */
const isAboutThisMail = ({ command = '', responseCode }: NodemailerError) =>
  stepsOfAMail.has(command) && responseCode !== undefined && responseCode !== 421

/** Drops the cause, which quotes the address and would be logged. */
function toMailError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('the mail could not be sent')
  if (error instanceof UnansweredError) {
    const cause = error.cause instanceof Error ? ` (${describe(error.cause)})` : ''
    return new MailUnansweredError(`the mail server got the mail and did not answer${cause}; it may arrive twice`)
  }
  const words = describe(error)
  if (isRejection(error)) return new MailRejectedError(`the mail server refused: ${words}`)
  const message = `the mail server did not take the mail: ${words}`
  return isAboutThisMail(error) ? new Error(message) : new UnavailableError(message)
}

interface IdleSession {
  session: SmtpSession
  sent: number
  leaving: NodeJS.Timeout
}

/** A server that takes no further connection says so in place of its greeting, or of letting us in. */
const isRefusedForNow = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && /^4\d\d$/.test(String(error.responseCode))

/**
 * Connections that are used again, as mails come in bursts. If the server refuses one more than it has let in, mails wait
 * for the others, since the server is not away.
 */
function createPool(url: string) {
  const idle: IdleSession[] = []
  const busy = new Set<SmtpSession>()
  const changes = new EventEmitter()
  /** Those that are being opened included. */
  let connections = 0
  /** As many as the server has let in when it refused one, until a burst is over. */
  let allowed = Infinity
  let isClosed = false

  function countClosed(): void {
    connections--
    if (connections === 0) allowed = Infinity
    changes.emit('free')
  }

  function takeIdle(): Omit<IdleSession, 'leaving'> | null {
    for (let last = idle.pop(); last !== undefined; last = idle.pop()) {
      clearTimeout(last.leaving)
      if (last.session.isOpen()) return last
      countClosed()
    }
    return null
  }

  /** Null if the server refuses it because of the others. */
  async function open(signal: AbortSignal | undefined): Promise<SmtpSession | null> {
    connections++
    try {
      return await openSmtpSession(url, { signal })
    } catch (error) {
      countClosed()
      if (connections === 0 || !isRefusedForNow(error)) throw error
      allowed = connections
      return null
    }
  }

  async function take(signal: AbortSignal | undefined): Promise<Omit<IdleSession, 'leaving'>> {
    for (;;) {
      const last = takeIdle()
      if (last) return last
      if (connections >= allowed) await once(changes, 'free', { ...(signal && { signal }) })
      else {
        const session = await open(signal)
        if (session) return { session, sent: 0 }
      }
    }
  }

  function giveBack(session: SmtpSession, sent: number): void {
    const leave = () => {
      session.leave()
      countClosed()
    }
    if (isClosed || sent >= MAILS_PER_SESSION) return leave()
    const leaveIdle = () => {
      idle.splice(
        idle.findIndex((one) => one.session === session),
        1,
      )
      leave()
    }
    idle.push({ session, sent, leaving: setTimeout(leaveIdle, IDLE_MS).unref() })
    changes.emit('free')
  }

  return {
    /** After an error the connection is closed, whatever the server would still say on it. */
    async use(work: (session: SmtpSession) => Promise<void>, signal: AbortSignal | undefined): Promise<void> {
      const { session, sent } = await take(signal)
      busy.add(session)
      try {
        await work(session)
        giveBack(session, sent + 1)
      } catch (error) {
        countClosed()
        throw error
      } finally {
        busy.delete(session)
      }
    },
    close() {
      isClosed = true
      for (const { session, leaving } of idle.splice(0)) {
        clearTimeout(leaving)
        session.close()
      }
      for (const session of busy) session.close()
    },
  }
}

/** `url` includes TLS and the password: `smtps://user:password@host:465`, `smtp://host:587?requireTLS=true`. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): MailDriver {
  const pool = createPool(url)
  const inTurn = limitConcurrency({ concurrency: HANDED_OVER_AT_ONCE, maxQueued: Infinity })

  /** Resolves to the whole of `sending` once the server has got the mail. */
  const handOver = (sending: (onHandedOver: () => void) => Promise<void>) =>
    inTurn(async () => {
      const handedOver = Promise.withResolvers<undefined>()
      const end = () => handedOver.resolve(undefined)
      const sent = sending(end)
      sent.then(end, end)
      await handedOver.promise
      return { sent }
    })

  return {
    async send(mail, signal) {
      const raw = composeMessage(mail, from)
      const envelope = new MimeNode().setEnvelope({ from, to: mail.to }).getEnvelope()
      const { sent } = await handOver((onHandedOver) =>
        pool.use((session) => session.send(envelope, raw, { signal, onHandedOver }), signal),
      )
      await sent.catch((error: unknown) => {
        throw toMailError(error)
      })
    },
    async checkAvailability() {
      try {
        const session = await openSmtpSession(url, { limitMs: CHECK_MS })
        session.leave()
      } catch (cause) {
        if (cause instanceof UnavailableError || !(cause instanceof Error)) throw cause
        throw new UnavailableError(`the mail server does not let us in: ${describe(cause)}`)
      }
    },
    close: async () => pool.close(),
  }
}
