/** Letters of a description that a card shows. */
export const CARD_LETTERS = 100

/** Cut at 100 letters with an ellipsis, between whole letters. */
export function cutDescription(text: string): string {
  const letters = [...text]
  return letters.length > CARD_LETTERS ? `${letters.slice(0, CARD_LETTERS).join('').trimEnd()}…` : text
}
