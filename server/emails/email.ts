/** The content of a mail, from which its text and its HTML are made. */
export interface Email {
  subject: string
  /** Shown by mail programs beside the subject; only its beginning. */
  preview: string
  heading: string
  body: readonly Block[]
  button: { label: string; url: string }
  /** Small, below the button. */
  note?: string
  /** Instead of the usual one, for a reader without an account. */
  footer?: string
}

type Pairs = readonly (readonly [name: string, value: string])[]

/** A paragraph, a list of facts, a list of prices, a list of links, or a person's own text. */
export type Block =
  | string
  | { facts: Pairs }
  | { prices: Pairs }
  | { links: readonly { label: string; url: string }[] }
  | { quote: string }

/** For mails that withhold others' words from an address that is not confirmed. */
export const howToConfirm =
  'Adresu potvrđujete poveznicom koju smo vam poslali ili novom, koju možete zatražiti u profilu.'

/** In place of messages, for an address that is not confirmed and may be a stranger's. */
export const withheldMessages = (isOne: boolean) =>
  `${isOne ? 'Poruku' : 'Poruke'} ne navodimo jer ova e-mail adresa još nije potvrđena. Pročitajte ${isOne ? 'je' : 'ih'} u razgovoru. ${howToConfirm}`

export const usualFooter = 'Ova je poruka poslana automatski jer imate račun na portalu Zauvijek.'

/** Line breaks and marks that change the direction of text could forge a header or hide part of a name. */
export const toSingleLine = (text: string) =>
  text.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()

export const splitLines = (text: string) => text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').split('\n')
