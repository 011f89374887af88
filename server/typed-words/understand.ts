import type { CategorySlug } from '#contract/categories.ts'
import { factParameter } from '#contract/facts.ts'
import type { ProfessionalsQuery } from '#contract/professionals.ts'
import { distanceKm, findTown } from '#contract/towns.ts'
import { splitWords } from '#server/fold-croatian.ts'
import type { NamedFact } from './fact-words.ts'
import { absent, emptyForms, fillers, foldedWord, keyOf, type Meaning, meanings } from './meanings.ts'
import { isNearFiller } from './near-meanings.ts'
import { type Piece, piecesOf, tradeOf } from './pieces.ts'
import { isIsland } from './town-forms.ts'
import type { Region } from './regions.ts'

/**
 * The filters to which a search may add: what is set stays, and only a word for the same thing counts as a repetition
 * of it.
 */
export interface SetFilters extends Partial<Pick<ProfessionalsQuery, ReturnType<typeof factParameter>>> {
  /** A slug. */
  category: string | undefined
  city: string | undefined
  near?: string | undefined
}

/** One way to understand the words of a search. */
export interface Reading {
  category: CategorySlug | undefined
  city: string | undefined
  region?: Region | undefined
  /** Facts of the category by which its list is filtered. */
  facts: NamedFact[]
  /** Facts that words name, but by which the list is not filtered because nobody states all of them. */
  unstated: NamedFact[]
  /** Whether `search` is the word found in names of those who offer what nobody states. */
  isNamedByFact?: true
  /** Another trade that words name as well: `fotograf i snimatelj`. */
  otherTrade?: CategorySlug | undefined
  /** Other towns and regions that words name as well: `Zagreb ili Split`. */
  otherPlaces?: OtherPlace[]
  /** Whether the word for the town is also a name or an everyday word: `Marina`, `velika`. */
  isDoubtful: boolean
  /** The words that are searched for in names, as typed. */
  search: string
}

/** A town, or a region as the area around one. */
export type OtherPlace = Pick<Reading, 'city' | 'region'>

interface Roles {
  trade: Piece | undefined
  place: Piece | undefined
  facts: Piece[]
}

const names = ({ meaning }: Piece, category: string | undefined) => meaning?.fact?.isOf(category) === true

const weddingKey = /^(?:vjencan|vencan|vincan|svadb|svatov|svatb|wedding|hochzeit|matrimoni|porok)|^pir[aeu]?m?$/

/** Whether it is the key of a word for a wedding. */
export const isWedding = (key: string): boolean => weddingKey.test(key)

/** Between a wedding and its place: `vjenčanje na plaži`, `hochzeit am meer`. */
const wherePrepositions: ReadonlySet<string> = new Set(['na', 'u', 'uz', 'pod', 'am', 'auf', 'in', 'sul', 'sulla'])

/**
 * Whether a venue or a boat only says where the wedding is, which matters if another trade is named: `vjenčanje na
 * plaži fotograf`, `beach wedding photographer`, `castle wedding florist`.
 */
function saysWhere({ meaning, text }: Piece, next: Piece | undefined): boolean {
  if (meaning?.trade !== 'lokacija' && meaning?.trade !== 'transport') return false
  const words = keyOf(text).split(' ')
  const [first = '', second = ''] = words
  const isAsked = words.includes('za') || words.includes('for')
  return (
    (isWedding(first) && wherePrepositions.has(second)) ||
    (!isAsked && /(?:.wedding|.hochzeit)$/.test(words.join(' '))) ||
    /^(?:wedding|hochzeit)/.test(next?.key ?? '')
  )
}

/**
 * Pieces that name a trade. A fact of another trade that is also named does not count, and neither does where the
 * wedding is; a fact without one stands for its own trade.
 */
function tradesAmong(pieces: Piece[], { category }: SetFilters): Piece[] {
  const mayBe = (slug: string | undefined) => slug !== undefined && (category === undefined || category === slug)
  const named = pieces.filter(({ meaning }) => mayBe(meaning?.trade))
  const asked = named.filter((piece) => !saysWhere(piece, pieces[pieces.indexOf(piece) + 1]))
  const trades = asked.length > 0 ? asked : named
  const plain = trades.filter(
    (one) => !trades.some((other) => tradeOf(other) !== tradeOf(one) && names(one, tradeOf(other))),
  )
  if (plain.length > 0) return plain
  return trades.length > 0 ? trades : pieces.filter((piece) => mayBe(tradeOf(piece)))
}

/** `dj ili bend` means either, and so does a word for what else plays: `bend i dj`. */
function isOneOfTwo(piece: Piece, pieces: Piece[]): boolean {
  const at = pieces.indexOf(piece)
  const beyond = [
    pieces[at - 1]?.key === 'ili' ? pieces[at - 2] : undefined,
    pieces[at + 1]?.key === 'ili' ? pieces[at + 2] : undefined,
  ]
  const isOther = (one: Piece | undefined) =>
    one !== undefined && one.meaning?.fact === undefined && tradeOf(one) === tradeOf(piece)
  return (
    beyond.some(isOther) ||
    pieces.some((one) => tradeOf(one) !== undefined && piece.meaning?.fact?.besides.has(one.key) === true)
  )
}

/** Pieces that name facts of the category, but not two options of one choice, nor a different one from what is set. */
function factsAmong(pieces: Piece[], category: string | undefined, set: SetFilters): Piece[] {
  const named = pieces.filter((piece) => names(piece, category) && !isOneOfTwo(piece, pieces))
  const isMeant = ({ key, option }: NamedFact) => {
    const already: unknown = set[factParameter(key)]
    const isSet = already !== undefined && already !== false && already !== (option ?? true)
    return !isSet && named.every(({ meaning }) => meaning?.fact?.key !== key || meaning.fact.option === option)
  }
  return named.filter(({ meaning }) => meaning?.fact !== undefined && isMeant(meaning.fact))
}

/** If a town is set, a region would only narrow it down. */
const isFree = ({ name, region }: NonNullable<Meaning['place']>, { city, near }: SetFilters) =>
  region === undefined ? city === undefined || keyOf(name) === keyOf(city) : city === undefined && near === undefined

/** The distance from the ends of an island to the town of the same name. */
const ISLAND_KM = 45

/** Whether the first only describes the second, which is the town: `Bol na Braču`, `Jelsa Hvar`, `Poreč, Istra`. */
function surrounds({ meaning: one }: Piece, { meaning: other }: Piece): boolean {
  const [around, within] = [one?.place, other?.place]
  const centre = findTown(around?.region?.city ?? around?.name ?? '')
  const town = within?.region ? undefined : findTown(within?.name ?? '')
  if (centre === undefined || town === undefined || around?.name === within?.name) return false
  const isOnIsland = isIsland(around?.name ?? '') && !isIsland(town.name)
  return distanceKm(centre, town) <= (around?.region?.km ?? (isOnIsland ? ISLAND_KM : 0))
}

/** The pieces for the trade and the place; with `boldly`, even a word for a place that may be a name. */
function rolesOf(pieces: Piece[], set: SetFilters, boldly: boolean): Roles {
  const mayBePlace = ({ meaning }: Piece) => meaning?.place !== undefined && isFree(meaning.place, set)
  const isPlace = (piece: Piece) => piece.meaning?.place !== undefined
  const candidates = tradesAmong(pieces, set)
  const plainTrade =
    candidates.find((piece) => !isPlace(piece)) ??
    (candidates.length > 1 ? candidates.find(({ isInPlace }) => !isInPlace) : undefined)
  const isAlone = pieces.filter(({ isFiller }) => !isFiller).length === 1
  const places = pieces.filter(
    (piece) =>
      mayBePlace(piece) && piece !== plainTrade && (piece.meaning?.trade === undefined || plainTrade !== undefined),
  )
  const isSure = (piece: Piece) => boldly || isAlone || piece.isInPlace || piece.meaning?.place?.isAmbiguous === false
  const sure = places.filter(isSure)
  const place =
    places.find((piece) => places.some((other) => surrounds(other, piece))) ??
    sure.find(({ meaning }) => !meaning?.place?.isAdjective) ??
    sure[0]
  const trade = plainTrade ?? candidates.find((piece) => piece !== place)
  const others = pieces.filter((piece) => piece !== place)
  return { trade, place, facts: factsAmong(others, trade ? tradeOf(trade) : set.category, set) }
}

/** A town in addition to the chosen one; a word that may be a name only counts after a preposition. */
const isOtherPlace = (piece: Piece, place: Piece | undefined) => {
  const other = piece.meaning?.place
  return (
    place !== undefined &&
    other !== undefined &&
    piece !== place &&
    piece.meaning?.trade === undefined &&
    other.name !== place.meaning?.place?.name &&
    !other.isPart &&
    !other.isShort &&
    !other.isAdjective &&
    (!other.isAmbiguous || piece.isInPlace) &&
    !surrounds(piece, place)
  )
}

const MAX_OTHER_PLACES = 3

function otherPlacesOf(pieces: Piece[], place: Piece | undefined): OtherPlace[] {
  const others = pieces.flatMap((piece) => (isOtherPlace(piece, place) ? (piece.meaning?.place ?? []) : []))
  const byName = new Map(others.map(({ name, region }) => [name, { city: region ? undefined : name, region }]))
  return [...byName.values()].slice(0, MAX_OTHER_PLACES)
}

const textOf = (pieces: Piece[]) => pieces.map(({ text }) => text).join(' ')

/** Another word for the same trade or place is not part of a name, nor is a filler. */
function readingOf(pieces: Piece[], { trade, place, facts }: Roles, dropsOtherTrades: boolean): Reading | null {
  if (trade === undefined && place === undefined && facts.length === 0) return null
  const category = trade && tradeOf(trade)
  const { name, region } = place?.meaning?.place ?? {}
  const otherPlaces = otherPlacesOf(pieces, place)
  const others = pieces.filter((piece) => piece !== place && !facts.includes(piece))
  const otherTrade = others.map(({ meaning }) => meaning?.trade).find((one) => one !== undefined && one !== category)
  const rest = pieces.filter(
    (piece) =>
      piece !== place &&
      !facts.includes(piece) &&
      !piece.isFiller &&
      !isOtherPlace(piece, place) &&
      (piece.meaning?.trade === undefined ||
        trade === undefined ||
        (piece.meaning.trade !== category && !dropsOtherTrades)) &&
      (place === undefined ||
        (piece.meaning?.place?.name !== name && !piece.meaning?.place?.isAdjective && !surrounds(piece, place))),
  )
  return {
    category,
    city: region ? undefined : name,
    region,
    facts: [
      ...new Map(facts.flatMap(({ meaning }) => (meaning?.fact ? [[meaning.fact.key, meaning.fact]] : []))).values(),
    ],
    unstated: [],
    ...(category !== undefined && { otherTrade }),
    ...(otherPlaces.length > 0 && { otherPlaces }),
    isDoubtful: place?.meaning?.place?.isDoubtful === true && !place.isInPlace,
    search: textOf(rest),
  }
}

const isSame = (one: Reading, other: Reading) =>
  one.category === other.category &&
  one.city === other.city &&
  one.region === other.region &&
  one.facts.length === other.facts.length &&
  one.facts.every((fact) => other.facts.includes(fact)) &&
  one.search === other.search

const distinct = (readings: (Reading | null)[]): Reading[] =>
  readings
    .filter((reading) => reading !== null)
    .filter((reading, index, all) => all.findIndex((other) => isSame(other, reading)) === index)

/** How many facts are tried one by one if nobody states all of them. */
const MAX_SINGLE_FACTS = 2

/**
 * A reading that filters by facts, then the same with only one of several, then without any, in case nobody states
 * them.
 */
export function orWithoutFacts(reading: Reading): Reading[] {
  const { facts } = reading
  if (facts.length === 0) return [reading]
  const singles = facts.length > 1 ? facts.slice(0, MAX_SINGLE_FACTS) : []
  const filteredBy = (stated: NamedFact[]) => ({
    ...reading,
    facts: stated,
    unstated: facts.filter((fact) => !stated.includes(fact)),
  })
  return [reading, ...singles.map((fact) => filteredBy([fact])), filteredBy([])]
}

/**
 * The same, with names containing the fact's word before the last: `tamburaši Vukovar` lists `Tamburaški sastav Vuka`
 * before all musicians of the town, none of whom states what it plays.
 */
function orNamedByFact(reading: Reading): Reading[] {
  const word = isWhollyTaken(reading)
    ? reading.facts.find(({ inNames, isRarelyInNames }) => inNames && !isRarelyInNames)?.inNames
    : undefined
  const ways = orWithoutFacts(reading)
  const last = ways.at(-1)
  if (word === undefined || last === undefined) return ways
  return [...ways.slice(0, -1), { ...last, search: word, isNamedByFact: true }, last]
}

/**
 * The same with each of several towns, of which the first with results is listed. Every town is tried before any
 * condition is relaxed.
 */
function inEachPlace(reading: Reading): Reading[] {
  const { city, region, otherPlaces = [] } = reading
  const places: OtherPlace[] = [{ city, region }, ...otherPlaces]
  const ways = places.map((place) =>
    orNamedByFact(
      otherPlaces.length === 0
        ? reading
        : { ...reading, ...place, otherPlaces: places.filter((other) => other !== place) },
    ),
  )
  const [first = []] = ways
  return first.flatMap((_, level) => ways.flatMap((way) => way[level] ?? []))
}

const nothingSet: SetFilters = { category: undefined, city: undefined }

/**
 * The ways to understand a search as a trade or a place, likeliest first. A word that may be a name is taken as one as
 * long as somebody has it, and a second trade is only dropped if no name contains it. Each reading that filters by
 * facts is followed by the same by names and without facts. Empty if the search can only be a name.
 */
export function readingsOf(search: string, set: SetFilters = nothingSet, forgivesTypos = false): Reading[] {
  const pieces = piecesOf(search, forgivesTypos)
  const [plain, bold] = [rolesOf(pieces, set, false), rolesOf(pieces, set, true)]
  return distinct([
    readingOf(pieces, plain, false),
    readingOf(pieces, bold, false),
    readingOf(pieces, plain, true),
    readingOf(pieces, bold, true),
  ]).flatMap(inEachPlace)
}

/** Without the words that add nothing to a name, unless there are no others. */
export function nameWordsOf(search: string): string {
  const meaningful = piecesOf(search, false).filter(({ isFiller }) => !isFiller)
  return meaningful.length > 0 ? textOf(meaningful) : splitWords(search).join(' ')
}

/** Whether all words are fillers, as in `svadba`; then everybody is meant. */
export const areFillers = (search: string): boolean =>
  emptyForms.has(keyOf(search)) || countMeaningful(search, false) === 0

/** The same if some are misspelt: `vjenčnje`. */
export const areMisspeltFillers = (search: string): boolean =>
  !areFillers(search) && countMeaningful(search, true) === 0

/** How many words are not fillers. */
const countMeaningful = (search: string, forgivesTypos: boolean) =>
  splitWords(search)
    .map(foldedWord)
    .filter((key) => !fillers.has(key) && !(forgivesTypos && isNearFiller(key))).length

/** Whether a wedding is named, so that other words describe it: `uskršnje vjenčanje`. */
export const namesWedding = (search: string): boolean => splitWords(search).map(foldedWord).some(isWedding)

/** Among the words that add nothing, those for something that nobody here offers, such as a priest. */
export const absentIn = (search: string): string =>
  splitWords(search)
    .filter((word) => absent.has(foldedWord(word)))
    .join(' ')

/**
 * Whether all words mean a trade or a place and nothing else. Then only a company named exactly like this comes first.
 */
export const isGeneric = (search: string): boolean =>
  piecesOf(search, false).every(
    ({ meaning, isFiller }) =>
      isFiller ||
      meaning?.trade !== undefined ||
      meaning?.fact !== undefined ||
      (meaning?.place !== undefined && !meaning.place.isAmbiguous),
  )

/** Whether all words are known, so that none is a misspelt name. */
export const areKnown = (search: string): boolean =>
  /\p{L}/u.test(search) && piecesOf(search, false).every(({ meaning, isFiller }) => isFiller || meaning !== null)

/** Whether the words only add wishes by which no list is filtered: `boho vjenčanje`. */
export function areWishes(search: string): boolean {
  const pieces = piecesOf(search, false)
  return pieces.some(({ isFiller }) => isFiller) && pieces.every(isWish) && /\p{L}/u.test(search)
}

const isWish = ({ meaning, isFiller }: Piece) =>
  isFiller || (meaning !== null && (meaning.trade ?? meaning.fact ?? meaning.place) === undefined)

/** Whether the words describe what is wanted. They would match within names by chance, like `kroj` in `Krojačnica`. */
export const isDescription = (search: string): boolean => {
  const pieces = piecesOf(search, false)
  return pieces.every(isWish) && pieces.some(({ isFiller }) => !isFiller)
}

/** Words up to this length match the beginning of any word: `vis` easily matches `Višnja`. */
const SHORT_NAME = 3

/** Whether it is a town whose few letters begin many names. */
export const isShortTown = (search: string): boolean => {
  const key = keyOf(search)
  return key.length <= SHORT_NAME && meanings.get(key)?.place !== undefined
}

/** Whether the reading leaves no words to be searched for in names. */
export const isWhollyTaken = ({ search }: Reading): boolean => search === ''
