import MailComposer from 'nodemailer/lib/mail-composer'
import { encode as encodeBase64, wrap as wrapBase64 } from 'nodemailer/lib/base64'
import type MimeNode from 'nodemailer/lib/mime-node'
import { encode, wrap } from 'nodemailer/lib/qp'
import { type Mail, toSendMailOptions } from './mailer.ts'

export interface Message {
  /** By SMTP, as opposed to what its headers say. */
  envelope: { from: string; to: string[] }
  /** Headers and body with the line ends of SMTP; ASCII but for an address that is not. */
  raw: string
}

function encodeContent(content: string, encoding: string | false): string {
  if (encoding === 'base64') return wrapBase64(encodeBase64(content), 76)
  const text = content.replaceAll(/\r?\n/g, '\r\n')
  return encoding === 'quoted-printable' ? wrap(encode(text), 76) : text
}

/** A part with the parts that it has. The headers come first: only with them does the library choose the boundary. */
function writePart(part: MimeNode): string {
  const head = `${part.buildHeaders()}\r\n\r\n`
  if (part.multipart) {
    const parts = part.childNodes.map((child) => `--${part.boundary}\r\n${writePart(child)}\r\n`)
    return `${head}${parts.join('')}--${part.boundary}--\r\n`
  }
  if (typeof part.content !== 'string') throw new Error('a part of a mail is no text')
  return head + encodeContent(part.content, part.getTransferEncoding())
}

/**
 * The library's headers, encodings and order of parts, put together in one piece: its own way through three streams a
 * part takes three times as long, for a few kB. Throws a MailRejectedError for an address that is none.
 */
export function composeMessage(mail: Mail, from: string): Message {
  const root = new MailComposer(toSendMailOptions(mail, from)).compile()
  const { from: sender, to } = root.getEnvelope()
  if (sender === false) throw new Error('a mail has no sender')
  return { envelope: { from: sender, to }, raw: writePart(root) }
}
