import type { PersonPatterns } from '#server/db/erased-text.ts'

interface Person {
  name: string
  email: string
  phone: string | null
}

const escaped = (text: string) =>
  text.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`).replaceAll(/\s+/gu, String.raw`\s+`)

/** In a number people write spaces, brackets, slashes, dots and hyphens. */
const separators = String.raw`[\s()/.-]*`

/** However it is written: `+385 91 555 0123`, `00385915550123`, `091/555-0123`. Null for what is too short for one. */
function phonePattern(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '').replace(/^385/, '').replace(/^0/, '')
  if (digits.length < 6) return null
  return String.raw`(?<!\d)(?:(?:\+|00)?${separators}385${separators})?0?${separators}${[...digits].join(separators)}(?!\d)`
}

/** For a pattern that tells capital letters from small ones. */
const inEitherCase = (text: string) =>
  text.replaceAll(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)

/**
 * First name and surname, by their capitals. Whoever calls itself `lažne slike` must not take these words from all that
 * admins have ever decided, by an account that is opened and deleted.
 */
const isProperName = (name: string) => (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length >= 2

/**
 * Finds an address and a number anywhere and a name as a whole word: people sign their enquiries. A name of one word
 * alone is many people's.
 */
export function personPatterns({ name, email, phone }: Person): PersonPatterns {
  const number = phone === null ? null : phonePattern(phone)
  const contactsOr = (address: string, ...others: string[]) =>
    [address, number, ...others].filter((part) => part !== null).join('|')
  const whole = (text: string) => String.raw`(?<!\w)${escaped(text)}(?!\w)`
  return {
    own: contactsOr(escaped(email), whole(name)),
    anywhere: isProperName(name)
      ? // By its beginning, capitals count: https://www.postgresql.org/docs/current/functions-matching.html
        `(?c)${contactsOr(inEitherCase(escaped(email)), whole(name), whole(name.toUpperCase()))}`
      : contactsOr(escaped(email)),
  }
}
