import type { CategorySlug } from '#contract/categories.ts'
import type { ProfessionalStatus } from '#contract/professionals.ts'

/** The distribution of a company's stars. */
export type Mood = 'loved' | 'liked' | 'mixed'

/** How full a company's next eighteen months are. */
export type CalendarKind = 'none' | 'sparse' | 'open' | 'usual' | 'full'

/** The trade that a review is about; finer than the category, since a comment about dancing does not suit a harpist. */
export type Trade =
  | 'lokacija'
  | 'fotografija'
  | 'video'
  /** Bands and DJs for the party. */
  | 'ples'
  /** Klapas, strings, harp, organ, trios: music for the ceremony and the reception after it. */
  | 'obred'
  | 'dekoracija'
  | 'vjenčanice'
  | 'odijelo'
  /** Folk costumes. */
  | 'ruho'
  | 'ljepota'
  | 'slastice'
  | 'catering'
  | 'vozila'
  | 'brodovi'
  | 'konji'
  | 'papir'
  | 'pokloni'
  | 'nakit'

/** The trade of a company that names none. */
export const tradeOfCategory: Readonly<Record<CategorySlug, Trade>> = {
  lokacija: 'lokacija',
  fotografija: 'fotografija',
  'video-produkcija': 'video',
  glazba: 'ples',
  'dekoracija-i-cvijece': 'dekoracija',
  odjeca: 'vjenčanice',
  'make-up-i-frizura': 'ljepota',
  'hrana-i-slastice': 'slastice',
  transport: 'vozila',
  'pozivnice-i-pokloni': 'papir',
  nakit: 'nakit',
}

export interface Company {
  name: string
  city: string
  description: string | null
  /** Euros from and to; null if the company does not say. */
  price: readonly [from: number | null, to: number | null]
  /** The host between `www.` and `.example`. */
  web?: string
  instagram?: string
  premium?: true
  /** Default: `approved`. */
  status?: Exclude<ProfessionalStatus, 'approved'>
  /** How many couples have rated it. */
  reviews: number
  /** Default: `liked`. */
  mood?: Mood
  /** Default: its category's. */
  trade?: Trade
  calendar: CalendarKind
  /** The number of pictures. Default: random. */
  pictures?: number
  /** The owner's name, if the company's name contains it. */
  owner?: string
}

/**
 * Comments by number of stars. Croatian shows the author's sex: a comment that only a woman or only a man could write
 * begins with ♀ or ♂; one that only makes sense in summer or winter, with ☀ or ❄.
 */
export interface Comments {
  /** Five or four stars. */
  praise: readonly string[]
  /** Four stars: content, with a reservation. */
  good: readonly string[]
  /** Three stars. */
  mixed: readonly string[]
  /** One or two stars, with the reason. */
  poor: readonly string[]
}

/** All texts of one category. */
export interface CategoryTexts {
  companies: readonly Company[]
  /** For the trades in this category. */
  comments: Readonly<Partial<Record<Trade, Comments>>>
  /**
   * The middle of an enquiry. `{datum}` is the written day (12. lipnja 2027.), `{broj}` the number of guests, `{gdje}`
   * the place (u Zadru).
   */
  enquiries: readonly string[]
  /** The professional's notes on a booked day. */
  bookedNotes: readonly string[]
  /** Reasons not to work on a day. */
  blockedTitles: readonly string[]
  /** The first words of a company's name in the large marketplace, before a word or a surname. */
  nameOpenings: readonly string[]
}
