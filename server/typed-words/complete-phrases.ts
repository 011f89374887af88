import { splitWords } from '#server/fold-croatian.ts'
import { factWords, type NamedFact } from './fact-words.ts'
import { formsOfFeasts } from './feasts.ts'
import { keyOf } from './meanings.ts'
import { monthNames } from './month-names.ts'
import { regions } from './regions.ts'
import { isGeneric, readingsOf } from './understand.ts'
import { withBeginning } from './with-beginning.ts'

/** A form with which a search may continue, and its meaning; only one form is suggested per meaning. */
interface Phrase {
  key: string
  text: string
  meaning: unknown
  fact?: NamedFact
  /** Suggested by itself if it is a part of the country; a day or a style is more likely the beginning of a name. */
  isAlone?: true
  /** Whether it is in the case that follows `u` and `na`. */
  isLocative?: true
  /** Whether it is in the case that follows `za` and, for a day, `na`. */
  isAccusative?: true
}

const MOST_PHRASES = 3

/** A shorter beginning has too many continuations. */
const SHORTEST = 2

const phrasesOf = (forms: readonly string[], phrase: Omit<Phrase, 'key' | 'text'>): Phrase[] =>
  forms.map((form) => ({ ...phrase, text: form.trim().replaceAll(/\s+/g, ' '), key: keyOf(form) }))

/** From forms in their usual order (nominative, genitive, locative), those that people use: `Istra`, `u Istri`. */
const inCases = ([nominative = '', , locative = '']: readonly string[], phrase: Omit<Phrase, 'key' | 'text'>) => [
  ...phrasesOf([nominative], phrase),
  ...phrasesOf([locative], { ...phrase, isLocative: true }),
]

const accusative = { isAccusative: true } as const

/** `za Uskrs`, but not `za Nova godina`: a word ending in `a` has another form there. */
const isLikeAccusative = (form: string) => splitWords(form).every((word) => !word.endsWith('a'))

/** The word after one of these has a case of its own. */
const prepositions: ReadonlySet<string> = new Set(
  splitWords('u na za iz s sa od do kod oko po uz bez prije poslije nakon uoči blizu kraj pored ispred iza među pri'),
)

/** Whether the form can follow the word. */
function suits({ isLocative, isAccusative }: Phrase, word: string | undefined): boolean {
  if (word === undefined || !prepositions.has(word)) return isLocative !== true
  if (isLocative === true) return word === 'u' || word === 'na'
  return isAccusative === true && (word === 'za' || word === 'na')
}

/** Sorted by key; equal keys in the order of their sources. */
const phrases: readonly Phrase[] = [
  ...regions.flatMap((region) => inCases(region.forms.split(','), { meaning: region, isAlone: true })),
  ...formsOfFeasts.flatMap((forms) =>
    forms
      .split(',')
      .flatMap((form) => phrasesOf([form], { meaning: forms, ...(isLikeAccusative(form) && accusative) })),
  ),
  ...monthNames.flatMap((names) => inCases(names.split(' '), { meaning: names })),
  ...factWords.flatMap(({ fact, forms }) => phrasesOf(forms, { meaning: fact, fact })),
].toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))

const phrasesFrom = (beginning: string) =>
  withBeginning(phrases, beginning, ({ key }) => key).toSorted((one, other) => one.key.length - other.key.length)

/** Continuations of the end of the search, if all words before it mean a trade or a town. */
function continued(search: string, end: string, before: string): string[] {
  const beginning = keyOf(end)
  const found = phrasesFrom(beginning)
  if (found.length === 0 || !isGeneric(before)) return []
  const [reading] = readingsOf(before)
  const category = reading?.category
  const last = splitWords(before).at(-1)?.toLowerCase()
  const mayBe = (phrase: Phrase) => {
    const { key, fact, isAlone, meaning } = phrase
    if ((key === beginning && !isAlone) || !suits(phrase, last)) return false
    if (fact !== undefined) return category === undefined ? fact.alone !== undefined : fact.isOf(category)
    return reading === undefined ? isAlone === true : reading.region !== meaning && !(isAlone && reading.city)
  }
  const byMeaning = new Map<unknown, Phrase>()
  for (const phrase of found) if (mayBe(phrase) && !byMeaning.has(phrase.meaning)) byMeaning.set(phrase.meaning, phrase)
  const typed = search.slice(0, search.length - end.length)
  return [...byMeaning.values()].slice(0, MOST_PHRASES).map(({ text }) => typed + text)
}

/**
 * Completes the end of the search, whose words are unfinished, to a part of the country, an occasion, a month or a
 * style: `bend za usk` to `bend za Uskrs`. `rest` is the search without its amounts and its day.
 */
export function completePhrases(search: string, rest: string): string[] {
  const [typed, words] = [search.trimEnd(), splitWords(rest)]
  for (const start of words.keys()) {
    const end = words.slice(start).join(' ')
    if (end.length < SHORTEST || !/\p{L}/u.test(end)) return []
    const found = typed.endsWith(end) ? continued(typed, end, words.slice(0, start).join(' ')) : []
    if (found.length > 0) return found
  }
  return []
}
