import type { CategorySlug } from '#contract/categories.ts'
import { foldCroatian, splitWords } from '#server/fold-croatian.ts'
import { factWords, type NamedFact } from './fact-words.ts'
import { monthNames } from './month-names.ts'
import { orderWords } from './order-words.ts'
import { type Region, regions } from './regions.ts'
import { townForms } from './town-forms.ts'
import { townParts } from './town-parts.ts'
import { trades } from './trades.ts'

/** A town of the map, or a part of the country as the surroundings of one. */
export interface Place {
  name: string
  isAmbiguous: boolean
  /** Where nobody has it in a name, a town is still less likely. */
  isDoubtful?: boolean
  /** Typed so beside a trade alone: `bend st`. */
  isShort?: true
  /** A quarter of it: `Trešnjevka`. */
  isPart?: true
  region?: Region
}

/** The meaning of a word or a phrase, which may be a trade, a fact of one, and a place. */
export interface Meaning {
  trade?: CategorySlug
  fact?: NamedFact
  place?: Place
}

/** As it is looked up: folded, its words parted by one space. */
export const keyOf = (form: string): string => splitWords(form).map(foldedWord).join(' ')

/** Pictures that stand beside a word without a space: `fotograf❤️`. */
const signs = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}]+/gu

/** A word of younger scripts is nobody's trade, so it may stay as it is. */
export const foldedWord = (word: string): string => {
  const plain = word.replace(/^[#@]+(?=.)/u, '').replaceAll(signs, '') || word
  return foldCroatian(plain) ?? plain
}

const factsByKey = new Map(factWords.flatMap(({ fact, forms }) => forms.map((form) => [keyOf(form), fact] as const)))

/** The fact of the category that the words of one of its forms name: `jazz bend`, `snimanje dronom`. */
function factWithin(key: string, slug: CategorySlug): NamedFact | undefined {
  const words = key.split(' ')
  const parts = words.flatMap((_, first) => words.slice(first).map((__, more) => words.slice(first, first + more + 1)))
  return parts.map((part) => factsByKey.get(part.join(' '))).find((fact) => fact?.isOf(slug))
}

/** Legal forms, which few names have: `Tri kata šećera d.o.o.` */
export const legalForms: readonly string[] = 'd o o, j d o o, doo, jdoo, d d, obrt, vl, t d, k d'.split(', ')

/** How long something is wanted, by which no list is filtered, and no name: `Modri sat`, `Ponoćni trajekt`. */
const durations =
  'jedan dan, cijeli dan, cijelu noć, cijelu večer, pola dana, na sat, po satu, do zore, do jutra, do ponoći, u ponoć'.split(
    ', ',
  )

/** Spelt rightly, although one slip makes them a trade: `musik`. */
const noSlips = ['muški', 'muška', 'muške']

/** No town: that one is `u Otoku`. No list is of all islands. */
const onSomeIsland = ['na otoku', 'na otok', 'na otocima', 'na otoke']

/** Forms of trades, facts, towns and regions by their key. */
export const meanings: ReadonlyMap<string, Meaning> = (() => {
  const found = new Map<string, Meaning>()
  for (const [key, fact] of factsByKey) found.set(key, { fact })
  for (const { slug, forms } of trades)
    for (const key of forms.map(keyOf)) found.set(key, { trade: slug, fact: factWithin(key, slug) })
  for (const { name, isAmbiguous, isDoubtful, forms, shortForms } of townForms) {
    for (const key of forms.map(keyOf)) found.set(key, { ...found.get(key), place: { name, isAmbiguous, isDoubtful } })
    for (const key of shortForms)
      found.set(key, { ...found.get(key), place: { name, isAmbiguous: false, isShort: true } })
  }
  for (const region of regions) {
    const { name, isAmbiguous = false } = region
    for (const key of region.forms.split(',').map(keyOf)) found.set(key, { place: { name, isAmbiguous, region } })
  }
  for (const { town, forms } of townParts)
    for (const key of forms.map(keyOf))
      if (!found.has(key)) found.set(key, { place: { name: town, isAmbiguous: true, isPart: true } })
  for (const form of [...onSomeIsland, ...durations, ...noSlips, ...legalForms]) found.set(keyOf(form), {})
  return found
})()

/** The most words of one form. */
export const LONGEST_FORM = Math.max(...meanings.keys().map((key) => key.split(' ').length))

/** Said beside a trade, a town or a name, they add nothing. */
export const fillers: ReadonlySet<string> = new Set(
  splitWords(`
    u za na iz kod i s sa od do oko blizu kraj pokraj po te ili the for in and of
    vjenčanje vjenčanja vjenčanju vjenčanjem vjenčanjima vjenčani vjenčana vjenčano vjenčane vjenčanog vjenčanu
    svadba svadbe svadbi svadbu svadbom svadbama zaruke zaruka krštenje krštenja svadbeni svadbena svadbeno svadbene svadbenog svadbenu svadbenih
    svatovi svatova svatove svatovima svatovski svatovska svatovsko svatovske pir pira piru pirovanje
    wedding weddings hochzeit mladence mladenaca mladenka mladenku mladenke mladenci
    ${orderWords.price} ${orderWords.rating} dobar dobra dobri dobre dobro dobrog
    tražim tražimo trebam trebamo treba cijena cijene cijenu cijenik ponuda ponude okolica okolici okolice
    hrvatska hrvatskoj hrvatske croatia najam iznajmljivanje usluga usluge
    mladu mlada mlade mladoženja mladoženju mladenka mladenkin kum kuma kumovi 
    good near
    slobodan slobodna slobodno slobodni slobodne slobodnu slobodnih termin termina termini datum datuma
    subota subotu subote suboti subotom petkom nedjeljom pod petak petka petku nedjelja nedjelju nedjelje nedjelji vikend vikendom
    ${monthNames.join(' ')} početkom početak sredinom polovicom krajem kraj tijekom ljeto ljeta ljeti jesen proljeće zima
    2026 2027 2028 2029 godina godine godinu eura eur euro euri preporuka preporuke preporučite iskustva recenzije forum
    mala mali malo male malu intimno intimna velika svečano lijepo lijepa košta kosta cjenik koliko
    molim hitno naš naše našu nas nam mi biti bih bismo želimo želim imate imamo ima nešto neki neka netko koji koja
    profesionalni profesionalan profesionalna kvalitetan kvalitetna kvalitetni kvalitetno iskusan iskusni provjereni super
    vinčanje vinčanja vinčanju venčanje venčanja venčanju misa misu misi uz kući kuci doma dolazi dolazak goste gostima crkvu crkvi radi rade
    bračni par parovi županija županiji županije regija regiji mjesto grad gradu
    tko ko gdje gde gdi di što šta kolko triba tribam tribamo naći nađem blizina blizini okolina okolini okolinom
    obred obreda obredu proslava proslave proslavi proslavu gosti gostije rođendan rođendana krizma krizme krizmu
    bok pozdrav hvala dan zanima me li je jel zna znate može možete mogu kolika koliki kupiti naručiti unajmiti rezervirati
    ponudu broj kontakt mene iduće iduću idući iduća sljedeće sljedeću sljedeći navečer popodne mladoženje kume kumu kumove
    kumovima a rent budžet budget civilno civilnog civilnu crkveno crkvenog crkvenom elopement poroka poročni matrimonio
    kroatien croazia slavlje slavlja sve svega su stoji stoje neke nekog nekoga dobru najljepši najljepša najljepše vrhunski vrhunska top
    crkva crkve crkvom crkvama matičar matičara matičaru matičarom matičarem ceremonija ceremonije ceremoniji ceremoniju
    ceremonijom simbolična simbolične simboličnu simbolično ceremony ceremonies civil symbolic prosidba prosidbe prosidbi
    prosidbu godišnjica godišnjice godišnjicu matura mature maturu maturalna zabava zabave zabavu party bachelorette
    heiraten heirat hochzeiten hochzeits nozze sposi sposarsi matrimoni
    dostupan dostupna dostupno dostupni dostupne dostupnu raspoloživ raspoloživa raspoloživo raspoloživi raspoložive
    available free frei verfügbar ocijenjen ocijenjena ocijenjeni ocijenjene ocjenjen ocjenjeni ocjenjene
    hej ej ko neko ljudi ajde please bitte suche suchen wir brauchen need looking seeking we our my your with on an
    cerco cerchiamo naplaćuje naplaćuju samo cijela cijele cijelu svi svih ostali ostale ostalo mojoj mojem kaj ki nek
    rental hire island salon saloni salona salonu salone salonima
    između ove ovaj ovu ovog ova ovih odnosno eventualno možda 
    pričest pričesti krstitke djevojačka djevojačku djevojačke momačka momačku momačke večer
  `).map(foldedWord),
)

/** Before a town they leave no doubt that it is one. */
export const placePrepositions: ReadonlySet<string> = new Set([
  'u',
  'iz',
  'kod',
  'oko',
  'blizu',
  'kraj',
  'pokraj',
  'na',
  'in',
])
