import type { templatePlaceholders } from '#contract/reply-templates.ts'

type Placeholder = (typeof templatePlaceholders)[number]

/**
 * A saved reply filled in for one couple. A value that looks like a placeholder is not expanded, and a day, which ends
 * with a full stop, does not get a second one at the end of a sentence.
 */
export const fillPlaceholders = (body: string, values: Record<Placeholder, string>): string =>
  body.replaceAll(/(\{(?:par|datum|tvrtka)\})(\.?)/g, (_, found: Placeholder, stop: string) =>
    values[found].endsWith('.') ? values[found] : values[found] + stop,
  )

/** Ignores case and diacritics, so that `sesir` finds `Šešir`. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd')

/** Whether each word occurs in the title or the text. */
export function matchesSearch({ title, body }: { title: string; body: string }, search: string): boolean {
  const text = plain(`${title} ${body}`)
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
