import type { CategorySlug } from '#contract/categories.ts'
import { type FactKey, type Facts, factDefinitions, factsOf } from '#contract/facts.ts'
import { type Company, type Trade, tradeOfCategory } from '#demo/texts/category-texts.ts'
import { describedFacts } from '#demo/texts/described-facts.ts'
import { packageTexts } from '#demo/texts/packages.ts'
import type { SeededRandom } from './random.ts'
import { add, type LeadRow, type Marketplace, type PackageRow } from './rows.ts'

/** Plausible numbers, narrower than the contract allows: from, to and step. */
const usualNumbers: Partial<Record<FactKey, readonly [from: number, to: number, step: number]>> = {
  guests: [60, 320, 20],
  hours: [10, 14, 1],
  members: [1, 7, 1],
  people: [2, 8, 1],
  delivery_weeks: [2, 16, 1],
  deposit_percent: [10, 50, 10],
}

/** The categories that come to the couple, with possible maximum distances. */
const travelling: Partial<Record<CategorySlug, readonly number[]>> = {
  fotografija: [50, 80, 120, 200, 400],
  'video-produkcija': [80, 150, 300],
  glazba: [60, 100, 150, 250],
  'dekoracija-i-cvijece': [30, 50, 80],
  'make-up-i-frizura': [15, 30, 50],
  'hrana-i-slastice': [20, 40, 80, 120],
  transport: [40, 80, 120],
}

/**
 * Only a company's description tells which of these it has.
 * @internal
 */
export const kinds: readonly FactKey[] = [
  'venue_types',
  'seaside',
  'decorations',
  'garments',
  'beauty',
  'foods',
  'vehicles',
  'seats',
  'stationery',
  'jewellery',
  'host',
  'effects',
  'photo_booth',
  'live_stream',
]

/** The fraction of companies that state nothing but their description and the kinds it implies. */
const SILENT = 1 / 7

interface StatedFacts {
  travels_km: number | null
  facts: Facts
}

/** The kinds that a company describes. */
const kindsIn = (facts: Facts = {}): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => kinds.some((kind) => kind === key)))

/** A company states either only its kinds, or most of its category's facts, consistent with its description. */
export function makeFacts({ name }: Company, category: CategorySlug, random: SeededRandom): StatedFacts {
  const described = describedFacts[name] ?? {}
  if (random.chance(SILENT)) return { travels_km: null, facts: kindsIn(described.facts) }
  const facts: Facts = {}
  for (const key of factsOf(category)) {
    if (kinds.includes(key)) continue
    const fact = factDefinitions[key]
    if (!random.chance(fact.kind === 'flag' ? 0.55 : 0.75)) continue
    if (fact.kind === 'flag') facts[key] = true
    else if (fact.kind === 'number') {
      const [from, to, step] = usualNumbers[key] ?? [1, fact.max, 1]
      facts[key] = from + step * random.whole(0, Math.floor((to - from) / step))
    } else {
      const count = fact.several ? random.whole(1, 3) : 1
      const chosen = random.shuffled(Object.keys(fact.options)).slice(0, count)
      facts[key] = Object.keys(fact.options).filter((option) => chosen.includes(option))
    }
  }
  const distances = travelling[category]
  const travelsKm = distances && random.chance(0.8) ? random.oneOf(distances) : null
  const kept = Object.entries(facts).filter(([key]) => !described.without?.some((one) => one === key))
  return {
    travels_km: described.travels_km ?? travelsKm,
    facts: { ...Object.fromEntries(kept), ...described.facts },
  }
}

/** To whole tens above a hundred, to whole euros above ten, to ten cents below. */
const rounded = (price: number) => {
  const step = price >= 100 ? 10 : price >= 10 ? 1 : 0.1
  return Math.round(Math.round(price / step) * step * 100) / 100
}

/** Kilograms and pieces are not packages. */
const sellsByPiece = (trade: Trade, from: number) => trade === 'slastice' && from > 0 && from < 100

/**
 * Two to four, within the company's price range; none if it states no lowest price or nothing at all, or describes
 * other offers.
 */
export function addPackages(
  rows: Marketplace,
  { id, company, category, random }: { id: number; company: Company; category: CategorySlug; random: SeededRandom },
  createdAt: string,
): void {
  const trade = company.trade ?? tradeOfCategory[category]
  const [from, to] = company.price
  const isSilent = random.chance(SILENT)
  const hasOthers = describedFacts[company.name]?.sellsNoPackages === true
  if (isSilent || hasOthers || company.status === 'pending' || from === null || from === 0) return
  if (sellsByPiece(trade, from)) return
  const highest = to ?? from * 2
  const isOnePrice = highest === from
  const texts = packageTexts[trade].filter(({ share, unit }) => !isOnePrice || (share === 0 && unit === undefined))
  const count = isOnePrice ? 1 : random.whole(2, texts.length)
  texts.slice(0, count).forEach(({ share, unit = 'total', description, includes, name }, index) => {
    // An extra hour is a fraction of the whole, not between the cheapest and the most expensive package.
    const price = unit === 'per_hour' ? highest * share : from + (highest - from) * share
    add(rows.packages, {
      professional_id: id,
      position: index + 1,
      name,
      price: rounded(price),
      unit,
      description: description ?? null,
      includes,
      created_at: createdAt,
    })
  })
}

/** Every third enquiry asks about a package. */
export function choosePackages(rows: Marketplace, professionalId: number): void {
  const offered = rows.packages.filter((one) => one.professional_id === professionalId)
  const received = rows.leads.filter((lead) => lead.professional_id === professionalId)
  received.forEach((lead, index) => {
    const chosen = offered[index % Math.max(offered.length, 1)]
    if (chosen && index % 3 === 0) choose(lead, chosen)
  })
}

function choose(lead: LeadRow, { id, name, price, unit }: PackageRow): void {
  lead.package_id = id
  lead.package = { name, price, unit }
}
