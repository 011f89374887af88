/** How much of a description a card shows, in characters. */
export const CARD_LETTERS = 100

/** Cuts after 100 characters with an ellipsis, which replaces a full stop or a comma; never within a character. */
export function cutDescription(text: string): string {
  if (text.length <= CARD_LETTERS) return text
  let end = 0
  for (let letter = 0; letter < CARD_LETTERS && end < text.length; letter++)
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  if (end === text.length) return text
  const beginning = text.slice(0, end).trimEnd()
  return `${beginning.replace(/[.,;:–-]$/, '').trimEnd()}…`
}
