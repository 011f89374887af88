import type { CategorySlug } from '#contract/categories.ts'
import type { FactKey } from '#contract/facts.ts'

/** A fact, or an option of one, with the words that name it. */
export interface FactForms {
  fact: FactKey
  /** Of a fact that is a choice. */
  option?: string
  /** The category that is meant where no other word names one; none where the fact says nothing by itself. */
  alone?: CategorySlug
  /** Names of those who offer it often have this. */
  inNames?: string
  /** Most of them have not: where nobody states it, the list is not of those names alone. */
  isRarelyInNames?: true
  /** Words that name others of the category, who are meant as well where one of them stands beside. */
  besides?: string
  /** Forms of one word or several, as they are spelt with all diacritics; `s` and `za` before them need not be here. */
  forms: string
}
