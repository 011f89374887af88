import type { CalendarDay } from '#contract/calendar-day.ts'
import { commentsOf } from '#demo/texts/all.ts'
import type { Comments, Mood, Trade } from '#demo/texts/category-texts.ts'
import { briefCriticism, briefPraise, praiseClosings } from '#demo/texts/general.ts'
import type { Voice } from './people.ts'
import { EvenPicker, type SeededRandom } from './random.ts'

const marks = /^([♀♂☀❄]+) /u

interface Author {
  voice: Voice
  weddingOn: CalendarDay
}

/** Whether this author can have written a comment, according to its marks. */
function couldSay(text: string, { voice, weddingOn }: Author): boolean {
  const found = marks.exec(text)?.[1] ?? ''
  const month = Number(weddingOn.slice(5, 7))
  return (
    !(found.includes('♀') && voice === 'he') &&
    !(found.includes('♂') && voice === 'she') &&
    (!found.includes('☀') || (month >= 6 && month <= 8)) &&
    (!found.includes('❄') || month === 12 || month <= 2)
  )
}

const withoutMarks = (text: string) => text.replace(marks, '')

/** The frequencies of one to five stars. */
const starShares: Readonly<Record<Mood, readonly number[]>> = {
  loved: [0.3, 0.7, 2, 14, 83],
  liked: [1, 2.5, 7, 29, 60.5],
  mixed: [6, 11, 22, 33, 28],
}

export const starsOf = (mood: Mood, random: SeededRandom) => random.weighted(starShares[mood]) + 1

type Kind = keyof Comments

const kindOf = (stars: number, random: SeededRandom): Kind => {
  if (stars <= 2) return 'poor'
  if (stars === 3) return 'mixed'
  return stars === 4 && random.chance(0.6) ? 'good' : 'praise'
}

/** Writes the comments of the whole marketplace: no text twice on a page, and no comment twice anywhere. */
export function makeCommentWriter(random: SeededRandom) {
  const pickers = new Map<string, EvenPicker>()
  const pickerOf = (name: string, texts: readonly string[]) => {
    const picker = pickers.get(name) ?? new EvenPicker(texts, random)
    pickers.set(name, picker)
    return picker
  }
  const written = new Set<string>()

  /** `used` contains the comments of the same page, and is extended. Null if no text is left. */
  return (trade: Trade, stars: number, used: Set<string>, author: Author): string | null => {
    const suits = (text: string) => !used.has(text) && couldSay(text, author)
    const take = (name: string, texts: readonly string[]) => {
      const text = pickerOf(name, texts).pick(suits)
      if (text !== undefined) used.add(text)
      return text === undefined ? undefined : withoutMarks(text)
    }
    const brief = () => take(stars > 3 ? 'brief praise' : 'brief criticism', stars > 3 ? briefPraise : briefCriticism)
    const own = () => {
      const kind = kindOf(stars, random)
      return (
        take(`${trade} ${kind}`, commentsOf(trade)[kind]) ??
        (kind === 'good' ? take(`${trade} praise`, commentsOf(trade).praise) : undefined)
      )
    }
    let text = (random.chance(0.15) ? brief() : undefined) ?? own() ?? brief()
    if (text === undefined) return null
    const wantsMore = stars === 5 && random.chance(0.3)
    if (wantsMore || written.has(text)) {
      const closing = stars > 3 ? take('closing', praiseClosings) : undefined
      if (closing !== undefined) text = `${text} ${closing}`
    }
    if (written.has(text)) return null
    written.add(text)
    return text
  }
}
