import type { CategorySlug } from './categories.ts'

interface CommonDefinition {
  label: string
  /** The filter's wording, if it differs from the label. */
  question?: string
}

/** `at_least`: a couple needs that much of it. `at_most`: it wants no more of it. */
interface NumberDefinition extends CommonDefinition {
  kind: 'number'
  /** The forms after 1, 2 and 5. */
  unit: readonly [string, string, string]
  max: number
  filter: 'at_least' | 'at_most'
}

interface FlagDefinition extends CommonDefinition {
  kind: 'flag'
}

/** One option, or several if `several` is true. */
interface ChoiceDefinition extends CommonDefinition {
  kind: 'choice'
  several: boolean
  options: Readonly<Record<string, string>>
}

export type FactDefinition = NumberDefinition | FlagDefinition | ChoiceDefinition

const weeks = ['tjedan', 'tjedna', 'tjedana'] as const
const hours = ['sat', 'sata', 'sati'] as const
const people = ['osoba', 'osobe', 'osoba'] as const

/** Every fact that a professional can state, by its key in answers and addresses. */
export const factDefinitions = {
  guests: {
    kind: 'number',
    label: 'Najviše gostiju',
    question: 'Broj gostiju',
    unit: ['gost', 'gosta', 'gostiju'],
    max: 5000,
    filter: 'at_least',
  },
  hours: { kind: 'number', label: 'Trajanje usluge', question: 'Barem sati', unit: hours, max: 48, filter: 'at_least' },
  members: {
    kind: 'number',
    label: 'Broj članova',
    question: 'Barem članova',
    unit: ['član', 'člana', 'članova'],
    max: 100,
    filter: 'at_least',
  },
  seats: {
    kind: 'number',
    label: 'Broj sjedala',
    question: 'Barem sjedala',
    unit: ['sjedalo', 'sjedala', 'sjedala'],
    max: 200,
    filter: 'at_least',
  },
  people: {
    kind: 'number',
    label: 'Osoba u jednom jutru',
    question: 'Koliko vas je',
    unit: people,
    max: 100,
    filter: 'at_least',
  },
  delivery_weeks: {
    kind: 'number',
    label: 'Rok isporuke',
    question: 'Isporuka u najviše tjedana',
    unit: weeks,
    max: 104,
    filter: 'at_most',
  },
  deposit_percent: {
    kind: 'number',
    label: 'Predujam',
    question: 'Predujam do (%)',
    unit: ['%', '%', '%'],
    max: 100,
    filter: 'at_most',
  },
  seaside: { kind: 'flag', label: 'Uz more' },
  outdoor: { kind: 'flag', label: 'Otvoreni prostor' },
  accommodation: { kind: 'flag', label: 'Smještaj za goste' },
  parking: { kind: 'flag', label: 'Vlastito parkiralište' },
  accessible: { kind: 'flag', label: 'Pristup bez stuba' },
  own_catering: { kind: 'flag', label: 'Hrana po vašem izboru' },
  drone: { kind: 'flag', label: 'Snimanje dronom' },
  album: { kind: 'flag', label: 'Tiskani album' },
  second_shooter: { kind: 'flag', label: 'Drugi fotograf ili snimatelj' },
  own_sound: { kind: 'flag', label: 'Vlastiti razglas i rasvjeta' },
  ceremony_music: { kind: 'flag', label: 'Glazba na obredu' },
  fresh_flowers: { kind: 'flag', label: 'Svježe cvijeće' },
  set_up: { kind: 'flag', label: 'Postavljanje i odvoz' },
  rental: { kind: 'flag', label: 'Najam' },
  made_to_measure: { kind: 'flag', label: 'Izrada po mjeri' },
  trial: { kind: 'flag', label: 'Proba prije vjenčanja' },
  at_your_place: { kind: 'flag', label: 'Dolazak na vašu adresu' },
  tasting: { kind: 'flag', label: 'Degustacija' },
  vegan: { kind: 'flag', label: 'Veganski izbor' },
  gluten_free: { kind: 'flag', label: 'Bez glutena' },
  driver: { kind: 'flag', label: 'S vozačem' },
  decorated: { kind: 'flag', label: 'Ukrašeno vozilo' },
  engraving: { kind: 'flag', label: 'Graviranje' },
  genres: {
    kind: 'choice',
    several: true,
    label: 'Što sviraju',
    options: {
      tamburasi: 'Tamburaška glazba',
      pop_rock: 'Pop i rock',
      zabavna: 'Zabavna i narodna',
      klapa: 'Klapska pjesma',
      jazz: 'Jazz i swing',
      klasika: 'Klasična glazba',
      dj: 'DJ',
    },
  },
  effects: { kind: 'flag', label: 'Vatromet, dim i efekti' },
  host: { kind: 'flag', label: 'Voditelj programa' },
  photo_booth: { kind: 'flag', label: 'Foto kabina' },
  live_stream: { kind: 'flag', label: 'Prijenos uživo' },
  venue_types: {
    kind: 'choice',
    several: true,
    label: 'Vrsta prostora',
    options: {
      restaurant: 'Restoran',
      hotel: 'Hotel',
      castle: 'Dvorac ili vila',
      estate: 'Imanje',
      winery: 'Vinarija',
    },
  },
  decorations: {
    kind: 'choice',
    several: true,
    label: 'Usluge',
    options: {
      bouquets: 'Buketi i reveri',
      ceremony: 'Ukrašavanje obreda',
      hall: 'Ukrašavanje dvorane',
      balloons: 'Baloni',
      lights: 'Rasvjeta i natpisi',
      planning: 'Organizacija vjenčanja',
    },
  },
  garments: {
    kind: 'choice',
    several: true,
    label: 'Koju odjeću nude',
    options: {
      wedding_dresses: 'Vjenčanice',
      suits: 'Muška odijela',
      gowns: 'Svečane haljine',
      folk: 'Narodne nošnje',
      accessories: 'Obuća i dodaci',
    },
  },
  beauty: {
    kind: 'choice',
    several: true,
    label: 'Usluge',
    options: { makeup: 'Šminka', hair: 'Frizura', nails: 'Nokti' },
  },
  foods: {
    kind: 'choice',
    several: true,
    label: 'Što pripremaju',
    options: {
      cakes: 'Torte',
      sweets: 'Kolači i slatki stol',
      catering: 'Catering',
      roast: 'Pečenje i roštilj',
      bar: 'Šank i kokteli',
      food_truck: 'Food truck',
    },
  },
  vehicles: {
    kind: 'choice',
    several: true,
    label: 'Čime voze',
    options: {
      oldtimer: 'Oldtimer',
      limousine: 'Limuzina',
      convertible: 'Kabriolet',
      carriage: 'Kočija',
      bus: 'Autobus ili kombi',
      boat: 'Brod',
      motorcycle: 'Motocikl ili skuter',
    },
  },
  stationery: {
    kind: 'choice',
    several: true,
    label: 'Što izrađuju',
    options: {
      invitations: 'Pozivnice',
      thank_you: 'Zahvalnice',
      table: 'Tiskanice za stol',
      guest_book: 'Knjiga gostiju',
      gifts: 'Pokloni za goste',
    },
  },
  jewellery: {
    kind: 'choice',
    several: true,
    label: 'Kakav nakit rade',
    options: {
      wedding_rings: 'Vjenčano prstenje',
      engagement: 'Zaručničko prstenje',
      bridal: 'Nakit za mladenku',
    },
  },
  languages: {
    kind: 'choice',
    several: true,
    label: 'Jezici',
    options: { en: 'Engleski', de: 'Njemački', it: 'Talijanski', sl: 'Slovenski', hu: 'Mađarski', fr: 'Francuski' },
  },
  cancellation: {
    kind: 'choice',
    several: false,
    label: 'Otkazivanje bez naknade',
    options: {
      days_30: 'do 30 dana prije',
      days_60: 'do 60 dana prije',
      days_90: 'do 90 dana prije',
      days_180: 'do 180 dana prije',
      none: 'nije moguće',
    },
  },
} as const satisfies Record<string, FactDefinition>

export type FactKey = keyof typeof factDefinitions

// Its own keys. `keysOf` would be one more script of every page with facts.
export const factKeys = Object.keys(factDefinitions) as FactKey[]

/** A fact in an address: `fact_guests=120`, `fact_parking=1`, `fact_languages=en`. */
export const factParameter = <Key extends FactKey>(key: Key) => `fact_${key}` as const

/** Facts of every category, listed after its own. */
const common = ['languages', 'deposit_percent', 'cancellation'] as const satisfies FactKey[]

const own: Readonly<Record<CategorySlug, readonly FactKey[]>> = {
  lokacija: ['guests', 'venue_types', 'seaside', 'outdoor', 'accommodation', 'parking', 'accessible', 'own_catering'],
  fotografija: ['hours', 'delivery_weeks', 'second_shooter', 'album', 'drone', 'photo_booth'],
  'video-produkcija': ['hours', 'delivery_weeks', 'second_shooter', 'drone', 'live_stream'],
  glazba: ['members', 'hours', 'genres', 'own_sound', 'ceremony_music', 'host', 'effects'],
  'dekoracija-i-cvijece': ['decorations', 'fresh_flowers', 'set_up', 'rental'],
  odjeca: ['garments', 'delivery_weeks', 'rental', 'made_to_measure', 'trial'],
  'make-up-i-frizura': ['beauty', 'people', 'trial', 'at_your_place'],
  'hrana-i-slastice': ['foods', 'guests', 'tasting', 'vegan', 'gluten_free'],
  transport: ['vehicles', 'seats', 'hours', 'driver', 'decorated'],
  'pozivnice-i-pokloni': ['stationery', 'delivery_weeks', 'made_to_measure'],
  nakit: ['jewellery', 'delivery_weeks', 'made_to_measure', 'engraving'],
}

/**
 * A category's facts in the order in which they are requested and shown; only the common ones for an unknown category.
 */
export const factsOf = (slug: string | undefined): readonly FactKey[] =>
  Object.hasOwn(own, slug ?? '') ? [...own[slug as CategorySlug], ...common] : common // it is a key of `own`

/** The slugs of the categories that can state it; null if all can. */
export const categoriesWith = (key: FactKey): string[] | null =>
  (common as readonly FactKey[]).includes(key) ? null : Object.keys(own).filter((slug) => factsOf(slug).includes(key))

/** A number, `true` for a flag, or the keys of a choice's options. Facts that are not stated have no key. */
export type Facts = Partial<Record<FactKey, number | true | readonly string[]>>
