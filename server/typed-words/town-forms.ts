import { towns } from '#contract/towns.ts'

/** The forms of a word in each case; a case may have several. */
interface Cases {
  nominative: string[]
  genitive: string[]
  /** Also the locative. */
  dative: string[]
  accusative: string[]
  instrumental: string[]
}

const caseNames = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental'] as const

const cases = (nominative: string, ...others: string[]): Cases => {
  const [genitive = nominative, dative = nominative, accusative = nominative, instrumental = nominative] = others
  const forms = (text: string) => text.split('/')
  return {
    nominative: [nominative],
    genitive: forms(genitive),
    dative: forms(dative),
    accusative: forms(accusative),
    instrumental: forms(instrumental),
  }
}

/** Full names that follow none of the rules below, or only word by word. */
const irregular: Readonly<Record<string, readonly string[]>> = {
  Bakar: ['Bakra', 'Bakru', 'Bakar', 'Bakrom'],
  Bibinje: ['Bibinja', 'Bibinju/Bibinjama', 'Bibinje', 'Bibinjem/Bibinjama'],
  'Biograd na Moru': ['Biograda na Moru', 'Biogradu na Moru', 'Biograd/Biograda', 'Biogradu/Biogradom'],
  Buje: ['Buja', 'Bujama', 'Buje', 'Bujama'],
  Čabar: ['Čabra', 'Čabru', 'Čabar', 'Čabrom'],
  Gradac: ['Gradca/Graca', 'Gradcu/Gracu', 'Gradac', 'Gradcem/Gracem'],
  'Ivanić-Grad': ['Ivanić-Grada', 'Ivanić-Gradu', 'Ivanić-Grad', 'Ivanić-Gradom'],
  Kastav: ['Kastva/Kastava', 'Kastvu/Kastavu', 'Kastav', 'Kastvom/Kastavom'],
  'Klinča Sela': ['Klinča Sela', 'Klinča Selima', 'Klinča Sela', 'Klinča Selima'],
  'Kneževi Vinogradi': ['Kneževih Vinograda', 'Kneževim Vinogradima', 'Kneževe Vinograde', 'Kneževim Vinogradima'],
  'Marija Bistrica': ['Marije Bistrice', 'Mariji Bistrici', 'Mariju Bistricu', 'Marijom Bistricom'],
  'Okrug Gornji': ['Okruga Gornjeg', 'Okrugu Gornjem', 'Okrug Gornji', 'Okrugom Gornjim'],
  'Novi Vinodolski': ['Novog/Novoga Vinodolskog', 'Novom/Novome Vinodolskom', 'Novim Vinodolskim'],
  Omišalj: ['Omišlja', 'Omišlju', 'Omišalj', 'Omišljem'],
  Oprtalj: ['Oprtlja', 'Oprtlju', 'Oprtalj', 'Oprtljem'],
  Ozalj: ['Ozlja', 'Ozlju', 'Ozalj', 'Ozljem'],
  Pakrac: ['Pakraca', 'Pakracu', 'Pakrac', 'Pakracem'],
  'Plitvička Jezera': ['Plitvičkih jezera', 'Plitvičkim jezerima', 'Plitvice', 'Plitvicama'],
  Punat: ['Punta', 'Puntu', 'Punat', 'Puntom'],
  Rabac: ['Rapca/Rabca', 'Rapcu/Rabcu', 'Rabac', 'Rapcem/Rapcom'],
  // `Sala` and `sale` always mean a hall.
  Sali: ['Sali', 'Salima', 'Salima', 'Salima'],
  Selce: ['Selca', 'Selcu', 'Selce', 'Selcem'],
  Sisak: ['Siska', 'Sisku', 'Sisak', 'Siskom'],
  'Slavonski Brod': ['Slavonskog/Slavonskoga Broda', 'Slavonskom/Slavonskome Brodu', 'Sl. Brod', 'Slavonskim Brodom'],
  Supetar: ['Supetra', 'Supetru', 'Supetar', 'Supetrom'],
  Svetvinčenat: ['Svetvinčenta', 'Svetvinčentu', 'Svetvinčenat', 'Svetvinčentom'],
  'Sveti Filip i Jakov': ['Svetog Filipa i Jakova', 'Svetom Filipu i Jakovu', 'Filip Jakov', 'Filip Jakovu'],
  'Sveti Ivan Zelina': ['Svetog Ivana Zeline', 'Svetom Ivanu Zelini', 'Zelina/Zelinu', 'Zelini/Zeline'],
  'Sveti Martin na Muri': ['Svetog Martina na Muri', 'Svetom Martinu na Muri', 'Sveti Martin', 'Svetom Martinu'],
  Trpanj: ['Trpnja', 'Trpnju', 'Trpanj', 'Trpnjem'],
  Tuhelj: ['Tuhlja', 'Tuhlju', 'Tuhelj', 'Tuhljem'],
  Zadar: ['Zadra', 'Zadru', 'Zadar', 'Zadrom'],
}

/** Names that are adjectives, declined like the first word of a longer name. */
const adjectiveAlone = /^(Baška|Jastrebarsko|Makarska|Malinska|Novska|Velika|Imotski|Slano|Tisno|Topusko|Vrbovsko)$/

function declineAdjective(word: string): Cases {
  const stem = word.slice(0, -1)
  if (word.endsWith('a')) return cases(word, `${stem}e`, `${stem}oj`, `${stem}u`, `${stem}om`)
  if (word.endsWith('e')) return cases(word, `${stem}ih`, `${stem}im`, word, `${stem}im`)
  const vowel = stem.endsWith('j') ? 'e' : 'o'
  return cases(word, `${stem}${vowel}g/${stem}${vowel}ga`, `${stem}${vowel}m/${stem}${vowel}me`, word, `${stem}im`)
}

const pluralNeuter = /^(Brela|Kaštela|Postira|Pučišća)$/
const pluralFeminine = /(ice|ine|Bale|Ploče|Našice|Toplice)$/
const pluralMasculine = /(ane|i)$/

const softened = (stem: string) => stem.replace(/k$/, 'c').replace(/g$/, 'z').replace(/h$/, 's')

function declinePlural(word: string): Cases | null {
  const stem = word.slice(0, -1)
  if (pluralNeuter.test(word)) return cases(word, word, `${stem}ima`, word, `${stem}ima`)
  if (pluralFeminine.test(word)) return cases(word, `${stem}a`, `${stem}ama`, word, `${stem}ama`)
  if (!pluralMasculine.test(word)) return null
  const genitive = word.endsWith('ci') ? `${word.slice(0, -2)}aca` : `${stem}a`
  // Both u Pakoštanama and u Pakoštanima are common.
  const dative = word.endsWith('e') ? `${stem}ima/${stem}ama` : `${stem}ima`
  return cases(word, genitive, dative, `${stem}e`, dative)
}

function declineNoun(word: string): Cases {
  const plural = declinePlural(word)
  if (plural !== null) return plural
  const stem = word.slice(0, -1)
  if (word.endsWith('a')) return cases(word, `${stem}e`, `${stem}i/${softened(stem)}i`, `${stem}u`, `${stem}om`)
  if (word.endsWith('o')) return cases(word, `${stem}a`, `${stem}u`, word, `${stem}om`)
  if (word.endsWith('e')) return cases(word, `${stem}a`, `${stem}u`, word, `${stem}em`)
  // Karlovac, Karlovca: the vowel of the last syllable is dropped.
  const base = /[^aeiou][ae]c$/.test(word) ? `${word.slice(0, -2)}c` : word
  return cases(word, `${base}a`, `${base}u`, word, `${base}om/${base}em`)
}

const decline = (word: string, isLast: boolean): Cases =>
  adjectiveAlone.test(word) || !isLast ? declineAdjective(word) : declineNoun(word)

/** Every combination of one form per word. */
const combine = (words: string[][]): string[] =>
  words.reduce<string[]>(
    (beginnings, forms) => beginnings.flatMap((beginning) => forms.map((form) => `${beginning} ${form}`.trim())),
    [''],
  )

/** The name in every case. */
export function casesOf(name: string): string[] {
  const exception = irregular[name]
  if (exception !== undefined)
    return [name, ...exception.flatMap((forms) => combine(forms.split(' ').map(alternatives)))]
  const words = name.split(' ')
  const declined = words.map((word, index) => decline(word, index === words.length - 1))
  return caseNames.flatMap((one) => combine(declined.map((word) => word[one])))
}

const alternatives = (forms: string) => forms.split('/')

const adjectiveEndings = ['i', 'a', 'o', 'e', 'og', 'oga', 'om', 'ome', 'oj', 'u', 'im', 'ih', 'ima']

/** `splitski fotograf`: adjectives of well-known towns. */
const adjectiveStems: Readonly<Record<string, string>> = {
  Zagreb: 'zagrebačk',
  Split: 'splitsk',
  Rijeka: 'riječk',
  Osijek: 'osječk',
  Zadar: 'zadarsk',
  Dubrovnik: 'dubrovačk',
  Pula: 'pulsk',
  Varaždin: 'varaždinsk',
  Šibenik: 'šibensk',
  Karlovac: 'karlovačk',
  'Slavonski Brod': 'brodsk',
  Bjelovar: 'bjelovarsk',
  Čakovec: 'čakovečk',
  Đakovo: 'đakovačk',
  Koprivnica: 'koprivničk',
  Makarska: 'makarsk',
  Opatija: 'opatijsk',
  Poreč: 'porečk',
  Požega: 'požešk',
  Rovinj: 'rovinjsk',
  Samobor: 'samoborsk',
  Sinj: 'sinjsk',
  Sisak: 'sisačk',
  Trogir: 'trogirsk',
  Hvar: 'hvarsk',
  Korčula: 'korčulansk',
  Krk: 'krčk',
  Labin: 'labinsk',
  Omiš: 'omišk',
  Solin: 'solinsk',
  Umag: 'umašk',
  Vinkovci: 'vinkovačk',
  Vukovar: 'vukovarsk',
}

/** Nicknames that people type as well. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  'Biograd na Moru': ['Biograd', 'Biograda', 'Biogradu'],
  // After a preposition; alone, `Krka` is the river with its waterfalls.
  Krk: ['s Krka', 'sa Krka', 'iz Krka', 'kod Krka', 'oko Krka', 'blizu Krka', 'grada Krka'],
  Tuhelj: ['Tuheljske Toplice', 'Tuheljskih Toplica', 'Tuheljskim Toplicama'],
  Bol: ['Zlatni rat', 'Zlatnog rata', 'Zlatnom ratu'],
  Zlatar: ['Zlatar Bistrica', 'Zlatar Bistrice', 'Zlatar Bistrici', 'Zlatar Bistricu'],
  'Velika Gorica': ['V. Gorica', 'V. Gorice', 'V. Gorici'],
  Rijeka: ['Fiume', 'Rika', 'Rike', 'Riki', 'Riku'],
  Split: ['Spalato'],
  Zadar: ['Zara'],
  Dubrovnik: ['Ragusa'],
  Rovinj: ['Rovigno'],
  Poreč: ['Parenzo'],
  Umag: ['Umago'],
  Novigrad: ['Cittanova'],
  Opatija: ['Abbazia'],
  Zagreb: ['zg', 'zgb', 'Agram', 'Sesvete', 'Sesveta', 'Sesvetama'],
  'Ivanić-Grad': ['Ivanić'],
  Jastrebarsko: ['Jaska', 'Jaske', 'Jaski', 'Jasku'],
  Kaštela: ['Stari', 'Novi', 'Lukšić', 'Kambelovac', 'Gomilica', 'Sućurac', 'Štafilić'].map((part) => `Kaštel ${part}`),
  'Nova Gradiška': ['Gradiška', 'Gradiške', 'Gradiški', 'Gradišku'],
  Osijek: ['Osjek', 'Osjeka', 'Osjeku', 'Esseg', 'Essegg'],
  'Slavonski Brod': ['Slav. Brod', 'Slav. Broda', 'Slav. Brodu', 'Sl. Broda', 'Sl. Brodu'],
  'Sveta Nedelja': [
    'Sveta Nedjelja',
    'Svete Nedjelje',
    'Svetoj Nedjelji',
    'Sv. Nedelja',
    'Sv. Nedelji',
    'Sv. Nedjelja',
  ],
  'Sveti Filip i Jakov': ['Sv. Filip i Jakov', 'Sv. Filipu i Jakovu'],
  'Sveti Ivan Zelina': ['Sv. Ivan Zelina', 'Sv. Ivanu Zelini'],
  'Sveti Martin na Muri': ['Sv. Martin', 'Sv. Martin na Muri', 'Sv. Martinu'],
}

/**
 * Abbreviations from number plates and chats, folded, without those that are also words (`da`, `si`); a `brod` is also
 * a boat.
 */
const shortForms: Readonly<Record<string, string>> = {
  Bjelovar: 'bj',
  Čakovec: 'ck',
  Dubrovnik: 'du dbk',
  Gospić: 'gs',
  Karlovac: 'ka',
  Koprivnica: 'kc',
  Krapina: 'kr',
  Križevci: 'kz',
  'Nova Gradiška': 'ng',
  Osijek: 'os',
  Požega: 'pz',
  Pula: 'pu',
  Rijeka: 'ri',
  Sisak: 'sk',
  'Slavonski Brod': 'sb brod broda brodu',
  Split: 'st',
  Varaždin: 'vz',
  'Velika Gorica': 'vg',
  Vinkovci: 'vk',
  Virovitica: 'vt',
  Vukovar: 'vu',
  Zadar: 'zd',
}

/** Also personal names or everyday words, which mean the town only if the other words leave no doubt. */
const ambiguous = new Set(
  'Bale, Blato, Bol, Glina, Luka, Marina, Nin, Otok, Ploče, Preko, Rab, Sali, Selce, Slano, Slatina, Tisno, Velika, Vir, Vis, Zlatar'.split(
    ', ',
  ),
)

/** Of these, names and words that are common next to a trade: without a preposition the town is uncertain. */
const doubtful = new Set('Luka, Marina, Otok, Preko, Slano, Velika'.split(', '))

/** Towns on the map that share the name of their island: `na otoku Krku`. */
const islands = new Set('Cres, Hvar, Korčula, Krk, Lastovo, Murter, Pag, Pašman, Rab, Vir, Vis'.split(', '))

export const isIsland = (town: string): boolean => islands.has(town)

const asIsland = (forms: string[]) =>
  ['otok', 'otoka', 'otoku', 'na otoku'].flatMap((word) => forms.map((form) => `${word} ${form}`))

export interface TownForms {
  name: string
  isAmbiguous: boolean
  isDoubtful: boolean
  /** In every case, and as an adjective, with their spelling. */
  forms: readonly string[]
  /** Only mean the town next to a trade. */
  shortForms: readonly string[]
}

export const townForms: readonly TownForms[] = towns.map(({ name }) => {
  const stem = adjectiveStems[name]
  return {
    name,
    isAmbiguous: ambiguous.has(name),
    isDoubtful: doubtful.has(name),
    shortForms: shortForms[name]?.split(' ') ?? [],
    forms: [
      ...new Set([
        ...casesOf(name),
        ...(stem === undefined ? [] : adjectiveEndings.map((ending) => stem + ending)),
        ...(nicknames[name] ?? []),
        ...(islands.has(name) ? asIsland(casesOf(name)) : []),
      ]),
    ],
  }
})
