import type { PersonPatterns } from '#server/db/erased-text.ts'

interface Person {
  name: string
  email: string
  phone: string | null
}

const escaped = (text: string) =>
  text.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`).replaceAll(/\s+/gu, String.raw`\s+`)

/** People write spaces, brackets, slashes, dots and hyphens in phone numbers. */
const separators = String.raw`[\s()/.-]*`

/**
 * Matches the number however it is written: `+385 91 555 0123`, `00385915550123`, `091/555-0123`. Null for text too
 * short to be one.
 */
function phonePattern(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '').replace(/^385/, '').replace(/^0/, '')
  if (digits.length < 6) return null
  return String.raw`(?<!\d)(?:(?:\+|00)?${separators}385${separators})?0?${separators}${[...digits].join(separators)}(?!\d)`
}

/** For a pattern that is otherwise case-sensitive. */
const inEitherCase = (text: string) =>
  text.replaceAll(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)

/**
 * Whether it has a first name and a surname, judged by capitals. Otherwise somebody calling themselves `lažne slike`
 * could erase these words from everything admins have ever decided, just by opening and deleting an account.
 */
const isProperName = (name: string) => (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length >= 2

/**
 * Patterns that find addresses and phone numbers anywhere, and names as whole words, since people sign their enquiries.
 * A name that is a single word belongs to too many people.
 */
export function personPatterns({ name, email, phone }: Person): PersonPatterns {
  const number = phone === null ? null : phonePattern(phone)
  const contactsOr = (address: string, ...others: string[]) =>
    [address, number, ...others].filter((part) => part !== null).join('|')
  const whole = (text: string) => String.raw`(?<!\w)${escaped(text)}(?!\w)`
  return {
    own: contactsOr(escaped(email), whole(name)),
    anywhere: isProperName(name)
      ? // By its beginning, the pattern is case-sensitive: https://www.postgresql.org/docs/current/functions-matching.html
        `(?c)${contactsOr(inEitherCase(escaped(email)), whole(name), whole(name.toUpperCase()))}`
      : contactsOr(escaped(email)),
  }
}
