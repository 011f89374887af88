const whole = new Intl.NumberFormat('hr-HR', { maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('hr-HR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `€ 1.500`; cents only where there are any: `€ 99,90`. */
export const formatEuro = (euros: number) => `€ ${(Number.isInteger(euros) ? whole : withCents).format(euros)}`

/** The price as a couple reads it. 0 is a price; null is none. */
export function formatPriceRange(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return min === max ? formatEuro(min) : `${formatEuro(min)} - ${formatEuro(max)}`
  if (min !== null) return `od ${formatEuro(min)}`
  if (max !== null) return `do ${formatEuro(max)}`
  return 'Kontaktirajte za cijene'
}
