/** The content of a mail, from which its text and its HTML are made. */
export interface Email {
  subject: string
  /** Mail programs show the beginning of it next to the subject. */
  preview: string
  heading: string
  body: readonly Block[]
  button: { label: string; url: string }
  /** In small print, below the button. */
  note?: string
  /** Replaces the usual one for a reader without an account. */
  footer?: string
}

export type Pairs = readonly (readonly [name: string, value: string])[]

interface Price {
  name: string
  /** How the amount is made, such as `2 × 150 €`. */
  factors?: string
  amount: string
}

/** A paragraph, a list of facts, a list of prices with its total, a list of links, or a quoted text. */
export type Block =
  | string
  | { facts: Pairs }
  | { prices: readonly Price[]; total: Price }
  | { links: readonly { label: string; url: string }[] }
  | { quote: string }

/** For mails that withhold other people's words from an unconfirmed address. */
export const howToConfirm =
  'Adresu potvrđujete poveznicom koju smo vam poslali ili novom, koju možete zatražiti u profilu.'

/** Replaces messages for an unconfirmed address, which may be a stranger's. */
export const withheldMessages = (isOne: boolean) =>
  `${isOne ? 'Poruku' : 'Poruke'} ne navodimo jer ova e-mail adresa još nije potvrđena. Pročitajte ${isOne ? 'je' : 'ih'} u razgovoru. ${howToConfirm}`

export const usualFooter = 'Ova je poruka poslana automatski jer imate račun na portalu Zauvijek.'

/** Line breaks and characters that change the text direction could forge a header or hide part of a name. */
export const toSingleLine = (text: string) =>
  text.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()

export const splitLines = (text: string) => text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').split('\n')
