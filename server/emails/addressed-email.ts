import { ownReviewPart, pages } from '#contract/paths.ts'
import { objectionsPart } from '#contract/site-pages.ts'
import type { Database } from '#server/db/connect.ts'
import type { Clock } from '#server/adapters/clock.ts'
import type { MailAttachment, Mailer } from '#server/adapters/mailer/mailer.ts'
import type { Email } from './email.ts'

export interface MailDeps {
  db: Database
  clock: Pick<Clock, 'now'>
  mailer: Pick<Mailer, 'send'>
  /** The site's origin, without a trailing slash. */
  publicUrl: string
  /**
   * Stores a new token and returns it in clear text. A retried mail gets a new token; those of mails that
   * may have arrived after all stay valid until they expire.
   */
  createToken: (userId: number, purpose: 'reset_password' | 'confirm_email', email: string) => Promise<string>
  /** For the token of a mail that was not sent. */
  removeToken: (token: string) => Promise<void>
  /** The site's own address; null if the operator has not set one. */
  contactEmail: string | null
}

export interface AddressedEmail {
  to: string
  /** Whether the account has confirmed the address; an unconfirmed one may be a stranger's and gets few mails a day. */
  isConfirmed: boolean
  replyTo?: string
  email: Email
  /** The lead it is about; all mails about a lead form one thread. */
  leadId?: number
  attachments?: MailAttachment[]
  /** Runs once the mail is sent, and may run twice. */
  afterwards?: () => Promise<void>
  /** Runs after an attempt in which the mail has certainly not been sent. */
  whenUnsent?: () => Promise<void>
}

interface SidesOfLead {
  couple_email: string
  couple_email_confirmed: boolean
  owner_email: string
  owner_email_confirmed: boolean
}

/** The couple's reply goes directly to the professional. */
export const toCouple = (sides: SidesOfLead, leadId: number) => ({
  to: sides.couple_email,
  isConfirmed: sides.couple_email_confirmed,
  replyTo: sides.owner_email,
  leadId,
})

/** The professional's reply goes directly to the couple. */
export const toProfessional = (sides: SidesOfLead, leadId: number) => ({
  to: sides.owner_email,
  isConfirmed: sides.owner_email_confirmed,
  replyTo: sides.couple_email,
  leadId,
})

/** How to object to a decision. */
export const objection = ({ publicUrl, contactEmail }: MailDeps) => ({
  contactEmail,
  objectionUrl: publicUrl + objectionsPart,
})

/** Where the couple reads and writes its review; leads through the sign-in. */
export const ownReviewUrl = ({ publicUrl }: MailDeps, professionalId: number) =>
  publicUrl + pages.login(pages.professional(professionalId) + ownReviewPart)
