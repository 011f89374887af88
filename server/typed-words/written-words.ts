/** A character class for patterns: Latin only, since a class of all scripts takes milliseconds to compile. */
export const letters = 'A-Za-z\u00C0-\u024F'

/** Matches whole words only. */
export const word = (pattern: string) => String.raw`(?<![${letters}\d])(?:${pattern})(?![${letters}\d])`
export const amount = String.raw`((?:\d{1,3}(?:[. ]\d{3})+|\d{1,7})(?:,\d{1,2})?)`
/** Matches directly after its number or after a space. */
export const unit = (pattern: string) => String.raw`\s*(?:${pattern})(?![${letters}\d])`
export const euros = `(?:\\s*€|${unit('eura?|euri|euros?|evr[aoi]|jura|eur|e')})`
export const lessThan = String.raw`(?:manje|jeftin[${letters}]+|povoljn[${letters}]+|niže|nize|ne više|ne vise|ne skuplj[${letters}]+) od|ne preko|less than`
export const budget = String.raw`(?:bud[žz]et|buđet|budget)[${letters}]{0,3}(?:\s+(?:nam|mi|je|od|do|oko))*`
export const upTo = word(
  `do|ispod|max|maks|maksimalno|maximalno|maksimum|maximum|najviše|najvise|under|below|up to|bis zu|bis|unter|${lessThan}|${budget}`,
)
export const above = word(`od|iznad|preko|barem|najmanje|min|minimum|minimalno|(?:više|vise|skuplj[${letters}]+) od`)

/** The text without the part that was found. */
export const cut = (text: string, { index, 0: found }: { index: number; 0: string }): string =>
  `${text.slice(0, index)} ${text.slice(index + found.length)}`.replaceAll(/\s+/g, ' ').trim()
