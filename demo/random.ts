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

  /** A whole number, both ends included. */
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

/** What the demo marketplace asks of chance, on top of the generator that its drawings use. */
export class SeededRandom extends Random {
  /** A generator of its own for one part of the marketplace: what is added to another part does not move it. */
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

  /** The index of one of the weights, the heavier the likelier. */
  weighted(weights: readonly number[]): number {
    let rest = this.next() * weights.reduce((sum, weight) => sum + weight, 0)
    const index = weights.findIndex((weight) => (rest -= weight) < 0)
    return index === -1 ? weights.length - 1 : index
  }
}

/** Deals texts evenly: always one of those dealt least often. */
export class Deck {
  readonly #cards: { text: string; dealt: number }[]

  constructor(texts: readonly string[], random: SeededRandom) {
    this.#cards = random.shuffled(texts).map((text) => ({ text, dealt: 0 }))
  }

  /** Undefined when no text that suits is left. */
  deal(suits: (text: string) => boolean): string | undefined {
    let best: { text: string; dealt: number } | undefined
    for (const card of this.#cards) {
      if ((best === undefined || card.dealt < best.dealt) && suits(card.text)) best = card
    }
    if (best) best.dealt += 1
    return best?.text
  }
}
