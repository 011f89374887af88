import { categorySlugs, type CategorySlug } from '#contract/categories.ts'

/** Everything that a drawing depends on. */
export interface Drawing {
  category: CategorySlug
  motif: number
  /** Below `seedLimit`. */
  seed: number
  crop: (typeof crops)[number]
}

const crops = ['landscape', 'portrait', 'wide'] as const

export const seedLimit = 100_000

/** Browsers cache an address for a year: increase the number when the drawings change. */
const prefix = 'demo1'

const written = (slug: CategorySlug) => slug.replaceAll('-', '')

/**
 * The `hash` of a drawing in the table of pictures, such as `demo1lokacija3x41landscape`. Like an upload's hash it
 * identifies the content, and it can be parsed, so that nothing else has to be stored.
 */
export const hashOfDrawing = ({ category, motif, seed, crop }: Drawing): string =>
  `${prefix}${written(category)}${motif}x${seed}${crop}`

/** Null for a hash that `hashOfDrawing` cannot have written; the motif need not exist. */
export function parseDrawing(hash: string): Drawing | null {
  const pattern = new RegExp(`^${prefix}([a-z]{1,30})(0|[1-9]\\d?)x(0|[1-9]\\d{0,4})(${crops.join('|')})$`)
  const [, name, motif, seed, end] = pattern.exec(hash) ?? []
  const category = categorySlugs.find((slug) => written(slug) === name)
  const crop = crops.find((known) => known === end)
  return category && crop ? { category, motif: Number(motif), seed: Number(seed), crop } : null
}
