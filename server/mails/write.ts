import { type Letter, oneLine } from './letter.ts'
import { asHtml } from './letter-html.ts'
import { asText } from './letter-text.ts'

export function write(letter: Letter): { subject: string; text: string; html: string } {
  // A second line of the subject would be a header of its own.
  const subject = oneLine(letter.subject)
  return { subject, text: asText(letter), html: asHtml({ ...letter, subject }) }
}
