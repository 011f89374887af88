import type { CategorySlug } from '#contract/categories.ts'
import { homeCities } from '#contract/cities.ts'
import { splitWords } from '#server/fold-croatian.ts'
import type { NamedFact } from './fact-words.ts'
import { foldedWord, keyOf, type Meaning, meanings } from './meanings.ts'
import { isGeneric, isWhollyTaken, type Reading, readingsOf } from './understand.ts'
import { withBeginning } from './with-beginning.ts'

const sortedForms = meanings.keys().toArray().toSorted()

/** A form with its meaning. */
interface Found {
  form: string
  meaning: Meaning
}

/** The forms with this beginning, shortest first. */
function formsFrom(beginning: string): Found[] {
  return withBeginning(sortedForms, beginning, (form) => form)
    .toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1))
    .map((form) => ({ form, meaning: meanings.get(form) ?? {} }))
}

/** The continuations of the end of a search, likeliest first, and the meaning of the words before it. */
export interface Completion {
  categories: CategorySlug[]
  cities: string[]
  /** The facts that the words name and the end may become, with the category and town that are certain. */
  stated: { category: CategorySlug; city: string | undefined; facts: NamedFact[] } | null
  before: Reading
}

const nothingBefore: Reading = {
  category: undefined,
  city: undefined,
  facts: [],
  unstated: [],
  isDoubtful: false,
  search: '',
}

/** Enough to choose three from. */
const MAX_CITIES = 12

const isHome = (city: string) => homeCities.some((home) => home === city)

/** The exact one first, then towns that everybody knows, then the others. */
const citiesInOrder = (cities: string[], beginning: string) =>
  cities.toSorted(
    (one, other) =>
      Number(keyOf(other) === beginning) - Number(keyOf(one) === beginning) ||
      Number(isHome(other)) - Number(isHome(one)),
  )

/** The exact trade first, then those with the most matching forms: `f` more likely means fotograf than fiš. */
function tradesInOrder(found: Found[], beginning: string): CategorySlug[] {
  const weights = new Map<CategorySlug, number>()
  for (const { form, meaning } of found) {
    const { trade } = meaning
    if (trade !== undefined) weights.set(trade, (weights.get(trade) ?? 0) + (form === beginning ? found.length : 1))
  }
  return [...weights].toSorted(([, one], [, other]) => other - one).map(([trade]) => trade)
}

/**
 * The single fact that each form names, of the preceding category or its own; null if a form names another fact or
 * none.
 */
function factOf(found: Found[], { category }: Reading) {
  const [only, ...others] = new Set(found.map(({ meaning }) => meaning.fact))
  if (only === undefined || others.length > 0) return null
  const own = found.find(({ meaning }) => meaning.trade !== undefined)?.meaning.trade ?? only.alone
  const slug = category ?? own
  return slug !== undefined && only.isOf(slug) ? { fact: only, category: slug } : null
}

/** If facts come before it, a town narrows their list to those in the town. */
function statedBy(found: Found[], [city]: string[], before: Reading, earlier: string[]): Completion['stated'] {
  const { category, facts } = before
  if (city !== undefined) return category !== undefined && facts.length > 0 ? { category, city, facts } : null
  const named = factOf(found, before)
  if (named === null || facts.some(({ key }) => key === named.fact.key)) return null
  if (earlier.some((word) => named.fact.besides.has(word))) return null
  return { category: named.category, city: before.city, facts: [...facts, named.fact] }
}

/** A single letter only matches towns whose own name begins with it: `s` does not mean `Sesvete` yet, nor `s Krka`. */
const mayBeMeant = (beginning: string) => (name: string) => beginning.length > 1 || keyOf(name).startsWith(beginning)

function completionOf(beginning: string, earlier: string, before: Reading): Completion {
  const found = formsFrom(beginning)
  const isShown = ({ place }: Meaning, form: string) =>
    place !== undefined &&
    !place.region &&
    (!place.isPart || form === beginning) &&
    (!place.isShort || (form === beginning && before.category !== undefined))
  const cities =
    before.city === undefined
      ? found.flatMap(({ form, meaning }) => (isShown(meaning, form) ? (meaning.place?.name ?? []) : []))
      : []
  const inTheirOrder = citiesInOrder([...new Set(cities)].filter(mayBeMeant(beginning)), beginning).slice(0, MAX_CITIES)
  return {
    categories: before.category === undefined ? tradesInOrder(found, beginning) : [],
    cities: inTheirOrder,
    stated: statedBy(found, inTheirOrder, before, splitWords(earlier).map(foldedWord)),
    before,
  }
}

/**
 * The longest end of the search that begins a form while all words before it mean a trade or a town; null if there is
 * none.
 */
export function completeSearch(search: string): Completion | null {
  const words = splitWords(search)
  for (const start of words.keys()) {
    const earlier = words.slice(0, start).join(' ')
    const [before = nothingBefore] = readingsOf(earlier)
    // The suggested lists only support towns.
    if (before.region !== undefined) continue
    if (!isGeneric(earlier) && (before === nothingBefore || !isWhollyTaken(before))) continue
    const completion = completionOf(words.slice(start).map(foldedWord).join(' '), earlier, before)
    if (completion.categories.length + completion.cities.length > 0 || completion.stated !== null) return completion
  }
  return null
}
