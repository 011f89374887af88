/** What a mail says, once for both of its forms. */
export interface Email {
  subject: string
  /** What a mail program shows beside the subject. */
  preview: string
  heading: string
  body: readonly Block[]
  button: { label: string; url: string }
  /** Small, below the button. */
  note?: string
}

/** A paragraph, a list of facts, or somebody's own words. */
export type Block = string | { facts: readonly (readonly [name: string, value: string])[] } | { quote: string }

export const footer = 'Ova je poruka poslana automatski jer imate račun na portalu Zauvijek.'

/** Ends of lines, and the marks that turn the direction of what follows, have no place in a subject or a name. */
export const toSingleLine = (text: string) =>
  text.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()

export const linesOf = (text: string) => text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').split('\n')
