import { type Letter, oneLine } from './email.ts'
import { asHtml } from './email-html.ts'
import { asText } from './email-text.ts'

export function write(letter: Letter): { subject: string; text: string; html: string } {
  // A second line of the subject would be a header of its own.
  const subject = oneLine(letter.subject)
  return { subject, text: asText(letter), html: asHtml({ ...letter, subject }) }
}
