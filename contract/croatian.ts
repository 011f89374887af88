import { formatNumber } from './numbers.ts'

/**
 * The three Croatian forms by a whole number: 1, 21 → `one`; 2–4, 22–24 → `few`; 0, 5–20 → `many`. As Intl has it, at a
 * tenth of the cost; a page with a map needs a hundred of them.
 */
export function pluralForm(count: number, one: string, few: string, many: string): string {
  const [ones, tens] = [count % 10, Math.floor((count % 100) / 10)]
  if (tens === 1 || ones === 0 || ones > 4) return many
  return ones === 1 ? one : few
}

/** `1.204`, for a count; most have no dot. */
export const formatCount = (count: number) => (count < 1_000 ? String(count) : formatNumber(count))

/** `5 pružatelja`, `1.204 pružatelja`, `21 pružatelj`. */
export const formatQuantity = (count: number, one: string, few: string, many: string) =>
  `${formatCount(count)} ${pluralForm(count, one, few, many)}`

/** `cvijeće, torta i bend`: the same as Intl, at a lower cost. */
export const joinWords = (words: readonly string[], last: 'i' | 'ili' = 'i') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
