import { type Email, toSingleLine } from './email.ts'
import { renderHtml } from './email-html.ts'
import { renderText } from './email-text.ts'

export function renderEmail(email: Email): { subject: string; text: string; html: string } {
  // A line break in the subject would start another header.
  const subject = toSingleLine(email.subject)
  return { subject, text: renderText(email), html: renderHtml({ ...email, subject }) }
}
