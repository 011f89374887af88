import type { CategorySlug } from '#contract/categories.ts'
import type { FactKey } from '#contract/facts.ts'

/** A fact, or one of its options, with the words that name it. */
export interface FactForms {
  fact: FactKey
  /** For a fact that is a choice. */
  option?: string
  /** The category meant if no other word names one; left out if the fact alone says nothing. */
  alone?: CategorySlug
  /** A word that is common in the names of those who offer it. */
  inNames?: string
  /** Most of their names lack it, so if nobody states the fact, the list is not limited to such names. */
  isRarelyInNames?: true
  /** Words for others in the category who are meant as well if one of these words is next to it. */
  besides?: string
  /** Forms of one or more words, spelt with all diacritics; preceding `s` and `za` are matched without being listed. */
  forms: string
}
