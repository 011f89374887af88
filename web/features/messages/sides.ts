import type { Lead } from '#contract/leads.ts'
import type { ConversationSide } from '#contract/messages.ts'

/** The name of the other side. */
export const otherName = ({ couple, professional }: Lead, side: ConversationSide) =>
  side === 'couple' ? professional.company_name : (couple?.name ?? 'Nepoznato')

/** One or two initials for the round mark beside a name: `AI` for `Ana i Ivan`. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && word !== 'i')
  const [first = '', ...rest] = words.map((word) => [...word][0] ?? '')
  return (first + (rest.at(-1) ?? '')).toLocaleUpperCase('hr')
}
