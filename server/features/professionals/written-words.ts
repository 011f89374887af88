/** As words of their own. */
export const word = (pattern: string) => String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`
export const amount = String.raw`((?:\d{1,3}(?:[. ]\d{3})+|\d{1,7})(?:,\d{1,2})?)`
/** Right behind its number or after a space. */
export const unit = (pattern: string) => String.raw`\s*(?:${pattern})(?![\p{L}\p{N}])`
export const euros = `(?:\\s*€|${unit('eura?|euri|euros?|eur|e')})`
export const lessThan = String.raw`(?:manje|jeftin\p{L}+|povoljn\p{L}+|niže|nize|ne više|ne vise) od|ne preko`
export const budget = String.raw`(?:bud[žz]et|buđet|budget)\p{L}{0,3}(?:\s+(?:nam|mi|je|od|do|oko))*`
export const upTo = word(`do|ispod|max|maks|maksimalno|najviše|najvise|under|up to|${lessThan}|${budget}`)
export const above = word('od|iznad|preko|barem|najmanje|više od|vise od')

/** The text without what was found in it. */
export const cut = (text: string, { index, 0: found }: RegExpExecArray): string =>
  `${text.slice(0, index)} ${text.slice(index + found.length)}`.replaceAll(/\s+/g, ' ').trim()
