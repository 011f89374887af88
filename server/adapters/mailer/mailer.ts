import { UnavailableError } from '#server/adapters/unavailable-error.ts'

export interface MailAttachment {
  /** In ASCII and without quotes. */
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
   * One that `canBeRepliedTo` refuses is left out.
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

/**
 * Other letters before the host are only allowed in the head of a mail if the server, and all after it, support SMTPUTF8
 * (RFC 6532). Others may refuse the whole mail because of them.
 */
export const canBeRepliedTo = (address: string): boolean => /^[!-~]+@/.test(address)

/** How mails are delivered. */
export interface MailDriver {
  /**
   * Throws a MailRejectedError if this mail will never be accepted, a MailUnansweredError if it may have been sent, an
   * UnavailableError if the server accepts none at the moment, and any other error if it may accept this one later.
   */
  send: (mail: Mail, signal?: AbortSignal) => Promise<void>
  /**
   * Throws a StartupError if mails can never be written, and an UnavailableError if the server does not answer or
   * refuses the login. Sends no mail.
   */
  checkAvailability: () => Promise<void>
  close: () => Promise<void>
}

/**
 * `deferred`: the server works, and did not take this mail yet; `refused`: it never will; `unanswered`: it may have sent it;
 * `away`: it takes none at the moment.
 */
export type MailOutcome = 'accepted' | 'deferred' | 'refused' | 'unanswered' | 'away'

export interface Mailer extends MailDriver {
  /** Whether the server did not answer, or refused the login, when it was last asked. */
  isAway: () => boolean
  /** How many attempts to send a mail have ended like this. */
  outcomes: () => Record<MailOutcome, number>
}

/** This mail is refused for good. The message contains only codes, because the server's text contains the address. */
export class MailRejectedError extends Error {
  override name = 'MailRejectedError'
}

/** The server got the whole mail and did not answer. It may have sent it, and send it again with each attempt. */
export class MailUnansweredError extends UnavailableError {
  override name = 'MailUnansweredError'
}
