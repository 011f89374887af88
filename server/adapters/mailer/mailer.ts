import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'

export interface MailAttachment {
  filename: string
  /** With its parameters. */
  contentType: string
  content: string
}

export interface Mail {
  /** A single address, without a name. */
  to: string
  /**
   * A single address, without a name, to which replies go. Without it they go to the sender, where nobody reads them.
   */
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments?: readonly MailAttachment[]
  /** In angle brackets. The same at every attempt, so that a mail that arrives twice is recognised as one. */
  messageId: string
  /** In angle brackets. Mails with the same value form a thread, as if they answered a mail with this Message-ID. */
  threadId?: string | undefined
}

/** How mails are delivered. */
export interface MailDriver {
  /**
   * Throws a MailRejectedError if this mail will never be accepted, an UnavailableError if the server accepts none at
   * the moment, and any other error if it may accept this one later.
   */
  send: (mail: Mail, signal?: AbortSignal) => Promise<void>
  /**
   * Throws a StartupError if mails can never be written, and an UnavailableError if the server does not answer or
   * refuses the login. Sends no mail.
   */
  checkAvailability: () => Promise<void>
  close: () => Promise<void>
}

export interface Mailer extends MailDriver {
  /** Whether the server did not answer, or refused the login, when it was last asked. */
  isAway: () => boolean
}

/** This mail is refused for good. The message contains only codes, because the server's text contains the address. */
export class MailRejectedError extends Error {
  override name = 'MailRefused'
}

/** A single plain address; the library would read several from a text with commas. */
const oneAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

/** Unique per mail, without a random number for each part. */
const boundaryOf = (messageId: string) => createHash('sha256').update(messageId).digest('hex').slice(0, 16)

/** The library's options for an automatically generated mail to this one address. */
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
    // Otherwise the library counts the letters of each text twice to choose between two encodings.
    textEncoding: 'quoted-printable',
    baseBoundary: boundaryOf(mail.messageId),
    // RFC 3834: no automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
