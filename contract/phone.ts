/** Spaces, brackets, slashes, dashes and dots, with which people separate the digits. */
const separators = /[\s()/.\u2010-\u2015-]/g

/**
 * A typed phone number as `+385912345678`, or null if it cannot be dialled. A number without a country code is
 * Croatian; `00` means `+`, and an area code's zero, as in `+385 (0)91`, is dropped.
 */
export function readPhone(typed: string): string | null {
  const text = typed.replaceAll(separators, '').replace(/^00/, '+')
  if (!/^\+?\d+$/.test(text)) return null
  const international = text.startsWith('+')
    ? text
    : /^385\d{7,}$/.test(text)
      ? `+${text}`
      : `+385${text.replace(/^0/, '')}`
  if (!international.startsWith('+385')) return /^\+[1-9]\d{6,14}$/.test(international) ? international : null
  const national = international.slice(4).replace(/^0/, '')
  return /^[1-9]\d{6,8}$/.test(national) ? `+385${national}` : null
}

/** Country codes of one or two digits; all others have three. */
const shortPrefix = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/**
 * `+385 91 234 5678`, `+385 1 234 5678`, `+49 176 123 4567`; numbers stored in another format are shown like this, too.
 */
export function formatPhone(stored: string): string {
  const phone = readPhone(stored)
  if (phone === null) return stored
  const digits = phone.slice(1)
  const prefix = shortPrefix.exec(digits)?.[0] ?? digits.slice(0, 3)
  const rest = digits.slice(prefix.length)
  // In Croatia, Zagreb's area code has one digit; all other area and network codes have two.
  const area = prefix === '385' ? rest.slice(0, rest.startsWith('1') ? 1 : 2) : ''
  return [`+${prefix}`, area, ...groupsOf(rest.slice(area.length))].filter((group) => group !== '').join(' ')
}

/** Groups of three, except for the last, which has two to four. */
function groupsOf(digits: string): string[] {
  return digits.length <= 4 ? [digits] : [digits.slice(0, 3), ...groupsOf(digits.slice(3))]
}
