import { createTransport, type NodemailerError } from 'nodemailer'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { type MailDriver, MailRejectedError } from './mailer.ts'
import { composeMessage } from './message.ts'

/** Not fewer than mails are sent at once, or one would wait for another's slow server. */
const CONNECTIONS = 2
const CONNECT_MS = 10_000
const SILENCE_MS = 20_000
/** Shorter than the socket's timeout, so that an idle connection is closed properly. */
const IDLE_MS = 10_000
/** A server that trickles its answers is never silent. */
const WHOLE_MS = 60_000
/** The greeting, TLS and the password; more is too slow to be of use. */
const CHECK_MS = 8_000

const describe = ({ code, originalCode, command, responseCode, response = '' }: NodemailerError) => {
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response)?.[1]
  return [code, originalCode, command, responseCode, status].filter(Boolean).join(' ')
}

/**
 * Whether it was this recipient or this mail that the server will never take. A 5xx at any other step, or one for
 * reasons of policy (5.7.x: no relaying, a missing signature), is for the operator to correct and must lose no mail.
 */
function isRejection({ permanent, command, response = '' }: NodemailerError): boolean {
  return permanent === true && (command === 'RCPT TO' || command === 'DATA') && !/^\d{3}[ -]5\.7\./.test(response)
}

const stepsOfAMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/** The server has answered about this mail: it works, and another mail may fare better. 421 is its farewell. */
const isAboutThisMail = ({ command = '', responseCode }: NodemailerError) =>
  stepsOfAMail.has(command) && responseCode !== undefined && responseCode !== 421

/** Without its cause, which quotes the address and would be logged. */
function toMailError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('the mail could not be sent')
  const words = describe(error)
  if (isRejection(error)) return new MailRejectedError(`the mail server refused: ${words}`)
  const message = `the mail server did not take the mail: ${words}`
  return isAboutThisMail(error) ? new Error(message) : new UnavailableError(message)
}

/** `url` says all of TLS and password: `smtps://user:password@host:465`, `smtp://host:587?requireTLS=true`. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): MailDriver {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // A mail whose connection broke may have arrived: whether it is sent again is for the queue of jobs to say.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    idleTimeout: IDLE_MS,
  })
  return {
    async send(mail, given) {
      const limit = AbortSignal.timeout(WHOLE_MS)
      const signal = given ? AbortSignal.any([given, limit]) : limit
      await transport.sendMail({ ...composeMessage(mail, from), signal }).catch((error: unknown) => {
        throw toMailError(error)
      })
    },
    async checkAvailability() {
      const { promise: timeout, reject } = Promise.withResolvers<never>()
      const error = new UnavailableError(`the mail server did not answer within ${CHECK_MS / 1000} s`)
      const timer = setTimeout(reject, CHECK_MS, error)
      try {
        await Promise.race([transport.verify(), timeout])
      } catch (cause) {
        if (cause instanceof UnavailableError || !(cause instanceof Error)) throw cause
        throw new UnavailableError(`the mail server does not let us in: ${describe(cause)}`)
      } finally {
        clearTimeout(timer)
      }
    },
    close: async () => transport.close({ force: true }),
  }
}
