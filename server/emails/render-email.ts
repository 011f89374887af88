import { type Email, toSingleLine } from './email.ts'
import { renderHtml } from './email-html.ts'
import { renderText } from './email-text.ts'

export function renderEmail(email: Email): { subject: string; text: string; html: string } {
  // A second line of the subject would be a header of its own.
  const subject = toSingleLine(email.subject)
  return { subject, text: renderText(email), html: renderHtml({ ...email, subject }) }
}
