import { createTransport, type NodemailerError } from 'nodemailer'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { type MailDriver, MailRejectedError } from './mailer.ts'
import { composeMessage } from './message.ts'

/** At least as many as mails are sent at once; otherwise one would wait for another's slow server. */
const CONNECTIONS = 2
const CONNECT_MS = 10_000
const SILENCE_MS = 20_000
/** Shorter than the socket's timeout, so that an idle connection is closed properly. */
const IDLE_MS = 10_000
/** A limit on the whole exchange, because a server that answers in a trickle is never silent. */
const WHOLE_MS = 60_000
/** For the greeting, TLS and the password; a slower server would be of no use. */
const CHECK_MS = 8_000

const describe = ({ code, originalCode, command, responseCode, response = '' }: NodemailerError) => {
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response)?.[1]
  return [code, originalCode, command, responseCode, status].filter(Boolean).join(' ')
}

/**
 * Whether the server will never accept this recipient or this mail. A 5xx at any other step, or one for policy reasons
 * (5.7.x: no relaying, a missing signature), has to be fixed by the operator and must not lose any mail.
 */
function isRejection({ permanent, command, response = '' }: NodemailerError): boolean {
  return permanent === true && (command === 'RCPT TO' || command === 'DATA') && !/^\d{3}[ -]5\.7\./.test(response)
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
  const words = describe(error)
  if (isRejection(error)) return new MailRejectedError(`the mail server refused: ${words}`)
  const message = `the mail server did not take the mail: ${words}`
  return isAboutThisMail(error) ? new Error(message) : new UnavailableError(message)
}

/** `url` includes TLS and the password: `smtps://user:password@host:465`, `smtp://host:587?requireTLS=true`. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): MailDriver {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // A mail whose connection broke may have arrived; the job queue decides whether to send it again.
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
      const raw = composeMessage(mail, from)
      await transport.sendMail({ envelope: { from, to: mail.to }, raw, signal }).catch((error: unknown) => {
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
