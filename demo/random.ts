import type { CalendarDay } from '#contract/calendar-day.ts'

/** A small seeded generator (mulberry32): the same seed gives the same picture on every machine. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low)
  }

  /** A whole number, including both ends. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[Math.floor(this.next() * items.length)] ?? items[0]
  }
}

export function hashText(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** With the choices that the marketplace's rows need in addition to the drawings'. */
export class SeededRandom extends Random {
  /** A separate generator for one part of the marketplace, so that additions to another part do not affect it. */
  static of(seed: number, part: string): SeededRandom {
    return new SeededRandom(hashText(`${seed} ${part}`))
  }

  oneOf<T>(items: readonly T[]): T {
    const [first, ...rest] = items
    if (first === undefined) throw new RangeError('nothing to choose from')
    return this.pick([first, ...rest])
  }

  shuffled<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, place: this.next() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ item }) => item)
  }

  /** The index of one of the weights, chosen in proportion to them. */
  weighted(weights: readonly number[]): number {
    let rest = this.next() * weights.reduce((sum, weight) => sum + weight, 0)
    const index = weights.findIndex((weight) => (rest -= weight) < 0)
    return index === -1 ? weights.length - 1 : index
  }
}

/** Picks texts evenly: always one of the least used. */
export class EvenPicker {
  readonly #texts: { text: string; picks: number }[]

  constructor(texts: readonly string[], random: SeededRandom) {
    this.#texts = random.shuffled(texts).map((text) => ({ text, picks: 0 }))
  }

  /** Undefined if no suitable text is left. */
  pick(suits: (text: string) => boolean): string | undefined {
    let best: { text: string; picks: number } | undefined
    for (const candidate of this.#texts) {
      if ((best === undefined || candidate.picks < best.picks) && suits(candidate.text)) best = candidate
    }
    if (best) best.picks += 1
    return best?.text
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** An instant on a day between breakfast and late evening in Zagreb, never past midnight in UTC. */
export const instantOn = (day: CalendarDay, random: SeededRandom) =>
  `${day}T${twoDigits(random.whole(6, 20))}:${twoDigits(random.whole(0, 59))}:${twoDigits(random.whole(0, 59))}Z`
