import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'

export interface MailAttachment {
  filename: string
  /** With its parameters. */
  contentType: string
  content: string
}

export interface Mail {
  /** One address, without a name. */
  to: string
  /** One address, without a name: where an answer goes. Without it answers go to the sender, where nobody reads them. */
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments?: readonly MailAttachment[]
  /** In angle brackets. The same at every attempt, so that a mail which arrives twice is known for one. */
  messageId: string
  /** In angle brackets. Mails with the same one form a thread, as if they answered a mail with this Message-ID. */
  threadId?: string | undefined
}

/** By which mails go. */
export interface MailDriver {
  /**
   * Throws a MailRejectedError when this mail will never be taken, an UnavailableError when the server takes none at
   * the moment, anything else when it may take this one later.
   */
  send: (mail: Mail, signal?: AbortSignal) => Promise<void>
  /**
   * Throws a StartupError where mails can never be written, an UnavailableError when the server does not answer, or
   * does not let us in. No mail is sent.
   */
  checkAvailability: () => Promise<void>
  close: () => Promise<void>
}

export interface Mailer extends MailDriver {
  /** Whether the server did not answer, or did not let us in, when it was last asked. */
  isAway: () => boolean
}

/** This mail is refused for good. The message has codes alone: the server's text holds the address. */
export class MailRejectedError extends Error {
  override name = 'MailRefused'
}

/** One plain address: the library would read several out of a text with commas. */
const oneAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

/** Another one for each mail, without a random number for each of its parts. */
const boundaryOf = (messageId: string) => createHash('sha256').update(messageId).digest('hex').slice(0, 16)

/** The library's options for a mail to this one address that says that a program sent it. */
export function toSendMailOptions(
  { to, replyTo, attachments = [], threadId, ...mail }: Mail,
  from: string,
): SendMailOptions {
  for (const address of [to, replyTo]) {
    if (address !== undefined && !oneAddress.test(address)) throw new MailRejectedError('the address is none')
  }
  return {
    ...mail,
    attachments: [...attachments],
    from,
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    ...(threadId !== undefined && { inReplyTo: threadId, references: threadId }),
    // The library would count the letters of each text twice to choose between two encodings.
    textEncoding: 'quoted-printable',
    baseBoundary: boundaryOf(mail.messageId),
    // RFC 3834: no automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
