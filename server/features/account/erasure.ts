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

/**
 * Finds an address and a number anywhere and a name as a whole word: people sign their enquiries. A name of one word
 * alone is many people's.
 */
export function personPatterns({ name, email, phone }: Person): PersonPatterns {
  const contacts = [escaped(email), phone === null ? null : phonePattern(phone)].filter((part) => part !== null)
  const whole = String.raw`(?<!\w)${escaped(name)}(?!\w)`
  const own = [...contacts, whole].join('|')
  return { own, anywhere: /\s/.test(name.trim()) ? own : contacts.join('|') }
}
