import type { CategorySlug } from '#contract/categories.ts'
import type { ProfessionalStatus } from '#contract/professionals.ts'

/** How couples speak of a company: the spread of its stars. */
export type Mood = 'loved' | 'liked' | 'mixed'

/** How its coming eighteen months look. */
export type CalendarKind = 'none' | 'sparse' | 'open' | 'usual' | 'full'

/** What couples praise or blame; finer than the category, because nobody dances to a harp. */
export type Trade =
  | 'lokacija'
  | 'fotografija'
  | 'video'
  | 'ples'
  | 'obred'
  | 'dekoracija'
  | 'vjenčanice'
  | 'odijelo'
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
  /** Euros from and to; null where the company does not say. */
  price: readonly [from: number | null, to: number | null]
  /** The host between `www.` and `.example`. */
  web?: string
  instagram?: string
  premium?: true
  /** `approved` unless it says otherwise. */
  status?: Exclude<ProfessionalStatus, 'approved'>
  /** How many couples have rated it. */
  reviews: number
  /** `liked` unless it says otherwise. */
  mood?: Mood
  /** That of its category unless it says otherwise. */
  trade?: Trade
  calendar: CalendarKind
  /** Only where it is not a matter of chance. */
  pictures?: number
  /** The person behind it, where the name of the company says who that is. */
  owner?: string
}
