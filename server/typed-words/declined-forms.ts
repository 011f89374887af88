/** The part of a meaning that is compared here. */
interface Named {
  trade?: unknown
  fact?: unknown
  place?: unknown
}

/** Stems of words that describe the next one, by key: `svecan`, `slatk`, `djecj`. */
const describing = /(?:sk|ck|tk|n|[cn]j|mladenkin|ziv|plav|bijel|zlat|mal|velik|star|nov|dug)$/
/** Words that stay as they are before a noun: `foto zid`, `candy bar`. */
const unchanging: ReadonlySet<string> = new Set(
  'foto photo video led candy food koktel cocktail gin party cover rock pop jazz folk rok latino bubble show beauty catering selfie dj beach mini retro boho vw oldtimer taxi bar audio polaroid'.split(
    ' ',
  ),
)
/** Between a noun and its complement: `kutija za kuverte`. */
const linking: ReadonlySet<string> = new Set('za od s sa na u iz'.split(' '))

type Gender = 'masculine' | 'feminine' | 'neuter'
type Ending = readonly [adjective: string, noun: string]

const endings = (text: string): readonly Ending[] =>
  text.split(' ').map((pair) => {
    const [adjective = '', noun = ''] = pair.split('+')
    return [adjective, noun]
  })

/** The endings of an adjective and its noun in each case but the nominative of the singular. */
const singular: Readonly<Record<Gender, readonly Ending[]>> = {
  masculine: endings('og+a om+u im+om im+em'),
  feminine: endings('e+e oj+i u+u om+om'),
  neuter: endings('og+a om+u im+om im+em'),
}
const plural: Readonly<Record<Gender, readonly Ending[]>> = {
  masculine: endings('i+i ih+a e+e im+ima'),
  feminine: endings('e+e ih+a ih+i im+ama'),
  neuter: endings('a+a ih+a im+ima'),
}
/** Of a noun of one syllable: `bar`, `barovi`; the r of `prsten` is a syllable, too. */
const longPlural = endings('i+ovi ih+ova e+ove im+ovima')
const isOneSyllable = /^(?!.*[^aeiou]r[^aeiou])[^aeiou]*[aeiou][^aeiou]*$/

/** `vlak`, `vlaci`; `knjiga`, `knjizi`. */
const softened = (stem: string) => stem.replace(/k$/, 'c').replace(/g$/, 'z').replace(/h$/, 's')

const withEnding = (stem: string, ending: string) => (ending.startsWith('i') ? softened(stem) : stem) + ending

interface Noun {
  stem: string
  gender: Gender
  isPlural: boolean
}

/** The kind of a noun in its nominative; an adjective before it tells the number and gender. */
function nounOf(word: string, adjective?: string): Noun | null {
  const [stem, end, by] = [word.slice(0, -1), word.at(-1) ?? '', adjective?.at(-1)]
  const agrees = (ending: string) => by === undefined || by === ending
  // `vijenac`, `vijenca`
  if (/[^aeiou]$/.test(word))
    return agrees('i') ? { stem: word.replace(/(?<=[^aeiou])ac$/, 'c'), gender: 'masculine', isPlural: false } : null
  if (end === 'a') return agrees('a') ? { stem, gender: 'feminine', isPlural: false } : null
  if (end === 'i') return by === 'i' ? { stem, gender: 'masculine', isPlural: true } : null
  if (by === 'i') return end === 'o' ? { stem, gender: 'masculine', isPlural: false } : null
  if (end === 'e' && by === 'e') return { stem, gender: 'feminine', isPlural: true }
  return (end === 'o' || end === 'e') && by !== 'a' ? { stem, gender: 'neuter', isPlural: false } : null
}

function endingsOf({ stem, gender, isPlural }: Noun): readonly Ending[] {
  const many = gender === 'masculine' && isOneSyllable.test(stem) ? longPlural : plural[gender]
  return isPlural ? many : [...singular[gender], ...many]
}

const casesOfNoun = (noun: Noun) => endingsOf(noun).map(([, ending]) => withEnding(noun.stem, ending))

/** After a soft consonant `og` becomes `eg`: `djecjeg`. */
const inSoft = (stem: string, ending: string) =>
  /[cn]j$/.test(stem) ? ending.replace(/^og$/, 'eg').replace(/^om$/, 'em') : ending

/** The same phrase in the other cases, given the key of its nominative; none of a sentence. */
function casesOfPhrase(key: string): string[] {
  const [first = '', second = '', ...rest] = key.split(' ')
  const end = rest.length === 0 ? '' : ` ${rest.join(' ')}`
  const isWhole = rest.length === 0 || linking.has(rest[0] ?? '')
  const adjective = first.slice(0, -1)
  if (/[iaoe]$/.test(first) && describing.test(adjective) && isWhole) {
    const noun = nounOf(second, first)
    if (noun === null) return []
    return endingsOf(noun).map(
      ([ofAdjective, ofNoun]) => `${adjective}${inSoft(adjective, ofAdjective)} ${withEnding(noun.stem, ofNoun)}${end}`,
    )
  }
  if (unchanging.has(first)) {
    const noun = rest.length === 0 && second.length > 2 ? nounOf(second) : null
    return noun === null ? [] : casesOfNoun(noun).map((form) => `${first} ${form}`)
  }
  // The complement stays: `knjiga gostiju`, `kutija za kuverte`.
  if (first.length < 4 || !(linking.has(second) || /(?:a|e|ju)$/.test(second))) return []
  const noun = nounOf(first)
  return noun === null ? [] : casesOfNoun(noun).map((form) => `${form} ${second}${end}`)
}

const isSame = (one: Named, other: Named | undefined) =>
  other !== undefined && one.trade === other.trade && one.fact === other.fact && other.place === undefined

/** Of a single word, whose gender and number are not known. */
const singleEndings = 'a e i u om em ama ima'.split(' ')

/** Shorter stems are the beginnings of many words. */
const SHORTEST_STEM = 4

/** Certainly a noun in its nominative: `violinistica`, `golubovi`. */
const isNoun = /(?:.ica|arka|.nja|.ija|[^aeiou]ar|ist|ator|ion|ovi|oni|ari|isti)$/

/**
 * The other cases of a word that is a noun, or of which at least two forms with the same meaning are listed: `sastavom`
 * beside `sastav` and `sastava`.
 */
function casesOfWord(key: string, meaning: Named, listed: ReadonlyMap<string, Named>): string[] {
  const stem = /[aeiou]$/.test(key) ? key.slice(0, -1) : key
  if (stem.length < SHORTEST_STEM || !/[^aeiou]$/.test(stem)) return []
  const known = ['', ...singleEndings].filter((ending) => isSame(meaning, listed.get(stem + ending)))
  return known.length < 2 && !isNoun.test(key) ? [] : singleEndings.map((ending) => stem + ending)
}

/** Cases that are other words as well: the evening, the news, the country, a shell. */
const otherWords: ReadonlySet<string> = new Set(
  'veceri vesti vestu plese plesi operi engleska engleske skoljka'.split(' '),
)

/**
 * Cases of the listed trades and facts that are not listed themselves, by key. The data files hold most words in a few
 * cases only, while people type all seven. A form that means anything else keeps its meaning.
 */
export function declinedForms<M extends Named>(
  listed: ReadonlyMap<string, M>,
  fillers: ReadonlySet<string>,
): ReadonlyMap<string, M> {
  const declined = new Map<string, M>()
  for (const [key, meaning] of listed) {
    if ((meaning.trade ?? meaning.fact) === undefined || meaning.place !== undefined) continue
    const forms = key.includes(' ') ? casesOfPhrase(key) : casesOfWord(key, meaning, listed)
    for (const form of forms)
      if (!listed.has(form) && !declined.has(form) && !fillers.has(form) && !otherWords.has(form))
        declined.set(form, meaning)
  }
  return declined
}
