import { createHash } from 'node:crypto'
import { encode as encodeBase64, wrap as wrapBase64 } from 'nodemailer/lib/base64'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import MimeNode from 'nodemailer/lib/mime-node'
import { encode, wrap } from 'nodemailer/lib/qp'
import { canBeRepliedTo, type Mail, type MailAttachment, MailRejectedError } from './mailer.ts'

/** A single plain address; the library would read several from a text with commas. */
const oneAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

function requireOneAddress(address: string): { name: string; address: string } {
  if (!oneAddress.test(address)) throw new MailRejectedError('the address is none')
  return { name: '', address }
}

/** Unique per mail, without a random number for each part. */
const boundaryOf = (messageId: string, name: string) =>
  `${name}-${createHash('sha256').update(messageId).digest('hex').slice(0, 16)}`

/** A text whose lines are short and in ASCII. */
const textPart = (contentType: string, text: string) =>
  `Content-Type: ${contentType}\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${wrap(encode(text.replaceAll(/\r?\n/g, '\r\n')), 76)}`

/** A file, whose lines stay what they are. */
const attachmentPart = ({ filename, contentType, content }: MailAttachment) =>
  `Content-Type: ${contentType}\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${filename}"\r\n\r\n${wrapBase64(encodeBase64(content), 76)}`

const joinParts = (boundary: string, parts: readonly string[]) =>
  `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`

const multipart = (kind: 'alternative' | 'mixed', boundary: string) => `multipart/${kind}; boundary="${boundary}"`

/** The content type of the whole mail, and its body. */
function writeBody({ text, html, attachments = [], messageId }: Mail): { contentType: string; body: string } {
  const boundary = boundaryOf(messageId, 'text')
  const contentType = multipart('alternative', boundary)
  const body = joinParts(boundary, [
    textPart('text/plain; charset=utf-8', text),
    textPart('text/html; charset=utf-8', html),
  ])
  if (attachments.length === 0) return { contentType, body }
  const outer = boundaryOf(messageId, 'file')
  return {
    contentType: multipart('mixed', outer),
    body: joinParts(outer, [`Content-Type: ${contentType}\r\n\r\n${body}`, ...attachments.map(attachmentPart)]),
  }
}

/** The library leaves a text in ASCII alone, so a name could hide other letters, even a line break, as an encoded word. */
const encodeSubject = (subject: string) => (subject.includes('=?') ? encodeWord(subject, 'Q', 52) : subject)

/**
 * An automatically generated mail to a single address as SMTP sends it. The library encodes headers and text, and only
 * the parts are joined here: its own way through three streams a part takes five times as long for a few kB. Throws a
 * MailRejectedError for an invalid address.
 */
export function composeMessage(mail: Mail, from: string): string {
  const { to, replyTo, subject, messageId, threadId } = mail
  const { contentType, body } = writeBody(mail)
  const replies = replyTo === undefined ? undefined : requireOneAddress(replyTo)
  const head = new MimeNode(contentType, { baseBoundary: 'none', textEncoding: 'Q' }).setHeader({
    // RFC 3834: no automatic replies.
    'auto-submitted': 'auto-generated',
    from,
    to: requireOneAddress(to),
    ...(replies && canBeRepliedTo(replies.address) && { 'reply-to': replies }),
    ...(threadId !== undefined && { 'in-reply-to': threadId, references: threadId }),
    subject: encodeSubject(subject),
    'message-id': messageId,
  })
  return `${head.buildHeaders()}\r\n\r\n${body}`
}
