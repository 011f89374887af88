import { formatCount, formatQuantity } from '#contract/croatian.ts'
import { factDefinitions, type FactKey, factsOf } from '#contract/facts.ts'
import { formatEuro } from '#contract/money.ts'
import { formatPackagePrice } from '#contract/package-prices.ts'
import type { OfferedPackage, Professional } from '#contract/professionals.ts'
import { factText } from '#web/lib/fact-text.ts'
import { longDay, unbrokenPrice } from '#web/lib/format.ts'
import { formatRating } from '#web/ui/stars.tsx'
import type { Compared } from './compared.ts'
import type { Comparison } from './compare-query.ts'

export interface CompareRow {
  key: string
  label: string
  /** One text per professional, in their order; empty if not given. */
  texts: string[]
  differs: boolean
}

/** Texts that other parts of the page share. */
interface Words {
  replyText: (replies: Professional['replies']) => string
}

/** The row whose cells can be unfolded. */
export const PACKAGES_ROW = 'packages'

/** The comparison by row, without rows that are empty for everyone. */
export function compareRows(compared: readonly Compared[], comparison: Comparison, { replyText }: Words): CompareRow[] {
  const { date, guests } = comparison
  const row = (key: string, label: string, textOf: (one: Compared) => string): CompareRow => {
    const texts = compared.map(textOf)
    return { key, label, texts, differs: new Set(texts).size > 1 }
  }
  return [
    ...(date ? [row('day', longDay(date), dayText)] : []),
    ...(isMixed(compared) ? [row('category', 'Vrsta usluge', ({ category }) => category?.name ?? 'Ostalo')] : []),
    row('price', 'Cijena', ({ price_range: price }) => unbrokenPrice(price)),
    row('rating', 'Ocjena', ratingText),
    row(PACKAGES_ROW, 'Paketi', ({ packages }) =>
      packages.map((one) => `${one.name}: ${packagePrice(one, guests)}`).join('\n'),
    ),
    row('place', 'Mjesto', placeText),
    ...sharedFacts(compared).map((key) =>
      row(`fact_${key}`, factDefinitions[key].label, ({ facts }) => factText(key, facts[key])),
    ),
    row('replies', 'Odgovaranje', ({ replies }) => replyText(replies)),
  ].filter(({ texts }) => texts.some((text) => text !== ''))
}

const isMixed = (compared: readonly Compared[]) => new Set(compared.map(({ category }) => category?.slug)).size > 1

/** The facts that all can have: those of the shared category, or the common ones if there are several. */
function sharedFacts(compared: readonly Compared[]): FactKey[] {
  const [first = [], ...others] = compared.map(({ category }) => factsOf(category?.slug))
  return first.filter((key) => others.every((keys) => keys.includes(key)))
}

const dayTexts = { available: 'Slobodan', booked: 'Zauzet', blocked: 'Zauzet', unknown: 'Nema podatka' } as const

const dayText = ({ dayStatus }: Compared) => (dayStatus === null ? '' : dayTexts[dayStatus])

const ratingText = ({ average_rating: rating, review_count: count }: Compared) =>
  count === 0 ? 'Novo' : `${formatRating(rating)} (${formatQuantity(count, 'recenzija', 'recenzije', 'recenzija')})`

/** With the total for the couple's guests if the price is per guest. */
export function packagePrice(one: OfferedPackage, guests: number | undefined): string {
  const price = unbrokenPrice(formatPackagePrice(one))
  if (one.unit !== 'per_guest' || guests === undefined) return price
  const sum = unbrokenPrice(formatEuro(one.price * guests))
  return `${price}, za ${formatQuantity(guests, 'gosta', 'gosta', 'gostiju')} ${sum}`
}

function placeText({ city, distanceKm, travels_km: travels }: Compared): string {
  const distance = distanceKm === null || distanceKm === 0 ? '' : `${distanceKm}\u00A0km do mjesta vjenčanja`
  return [city, distance, travelText(travels, distanceKm)].filter(Boolean).join('\n')
}

function travelText(travels: number | null, distance: number | null): string {
  if (travels === null) return ''
  if (travels === 0) return 'Radi samo u svojem mjestu'
  if (distance !== null && distance > 0)
    return distance <= travels ? 'Dolazi onamo' : `Dolazi samo do ${formatCount(travels)}\u00A0km`
  return `Dolazi do ${formatCount(travels)}\u00A0km`
}
