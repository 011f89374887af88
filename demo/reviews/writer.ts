import type { Mood, Trade } from '#demo/companies/company.ts'
import { Deck, type SeededRandom } from '#demo/random.ts'
import { comments } from './all.ts'
import { briefBad, briefGood, closings } from './general.ts'
import type { CommentStock } from './stock.ts'
import { type Author, couldSay, withoutMarks } from './voice.ts'

/** How often one star, two … five are given. */
const starShares: Readonly<Record<Mood, readonly number[]>> = {
  loved: [0.3, 0.7, 2, 14, 83],
  liked: [1, 2.5, 7, 29, 60.5],
  mixed: [6, 11, 22, 33, 28],
}

export const starsOf = (mood: Mood, random: SeededRandom) => random.weighted(starShares[mood]) + 1

type Kind = keyof CommentStock

const kindOf = (stars: number, random: SeededRandom): Kind => {
  if (stars <= 2) return 'poor'
  if (stars === 3) return 'mixed'
  return stars === 4 && random.chance(0.6) ? 'good' : 'praise'
}

/** Writes the comments of the whole marketplace: nothing twice on one page, and no comment twice anywhere. */
export function makeCommentWriter(random: SeededRandom) {
  const decks = new Map<string, Deck>()
  const deckOf = (name: string, texts: readonly string[]) => {
    const deck = decks.get(name) ?? new Deck(texts, random)
    decks.set(name, deck)
    return deck
  }
  const everywhere = new Set<string>()

  /** `used` holds what the same page already says. Null when there is nothing left to say. */
  return (trade: Trade, stars: number, used: Set<string>, author: Author): string | null => {
    const suits = (text: string) => !used.has(text) && couldSay(text, author)
    const take = (name: string, texts: readonly string[]) => {
      const text = deckOf(name, texts).deal(suits)
      if (text !== undefined) used.add(text)
      return text === undefined ? undefined : withoutMarks(text)
    }
    const brief = () => take(stars > 3 ? 'brief good' : 'brief bad', stars > 3 ? briefGood : briefBad)
    const own = () => {
      const kind = kindOf(stars, random)
      return (
        take(`${trade} ${kind}`, comments[trade][kind]) ??
        (kind === 'good' ? take(`${trade} praise`, comments[trade].praise) : undefined)
      )
    }
    let text = (random.chance(0.15) ? brief() : undefined) ?? own() ?? brief()
    if (text === undefined) return null
    const wantsMore = stars === 5 && random.chance(0.3)
    if (wantsMore || everywhere.has(text)) {
      const closing = stars > 3 ? take('closing', closings) : undefined
      if (closing !== undefined) text = `${text} ${closing}`
    }
    if (everywhere.has(text)) return null
    everywhere.add(text)
    return text
  }
}
