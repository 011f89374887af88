import type { templatePlaceholders } from '#contract/reply-templates.ts'

type Placeholder = (typeof templatePlaceholders)[number]

/**
 * A saved reply as it is written to one couple. A text of theirs that looks like a placeholder stays as it is, and a day,
 * which ends with a full stop, ends a sentence with one.
 */
export const fillPlaceholders = (body: string, values: Record<Placeholder, string>): string =>
  body.replaceAll(/(\{(?:par|datum|tvrtka)\})(\.?)/g, (_, found: Placeholder, stop: string) =>
    values[found].endsWith('.') ? values[found] : values[found] + stop,
  )

/** Without case and marks, so that `sesir` finds `Šešir`. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd')

/** Whether each word stands somewhere in the title or the text. */
export function matchesSearch({ title, body }: { title: string; body: string }, search: string): boolean {
  const text = plain(`${title} ${body}`)
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
