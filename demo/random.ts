import { hashText, Random } from '#demo/drawings/kit/random.ts'

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
