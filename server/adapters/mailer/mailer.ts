import type { SendMailOptions } from 'nodemailer'

export interface Mail {
  /** One address, without a name. */
  to: string
  subject: string
  text: string
  html: string
  /** In angle brackets. The same at every attempt, so that a mail which arrives twice is known for one. */
  messageId: string
}

export interface Mailer {
  /** Throws a MailRejectedError when this mail will never be taken, anything else when it may be later. */
  send: (mail: Mail, signal?: AbortSignal) => Promise<void>
  close: () => Promise<void>
}

/** Nobody will ever take this mail. The message quotes codes alone: the server's own words hold the address. */
export class MailRejectedError extends Error {
  override name = 'MailRefused'
}

/** One plain address: the library would read several out of a text with commas. */
const oneAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

/** What the library needs to write a mail that goes to this one address, says that a program sent it, and no more. */
export function toSendMailOptions({ to, ...mail }: Mail, from: string): SendMailOptions {
  if (!oneAddress.test(to)) throw new MailRejectedError('the address is none')
  return {
    ...mail,
    from,
    to: { name: '', address: to },
    // RFC 3834: nobody's holiday answers it.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
