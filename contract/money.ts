const whole = new Intl.NumberFormat('hr-HR', { maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('hr-HR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `1.500`, `99,90`: as shown in a field; `readPrice` reads it back. */
export const formatAmount = (euros: number) => (Number.isInteger(euros) ? whole : withCents).format(euros)

/** `€ 1.500`; cents only if there are any: `€ 99,90`. */
export const formatEuro = (euros: number) => `€ ${formatAmount(euros)}`

/** The price as a couple reads it. 0 is a price, null means none. */
export function formatPriceRange(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return min === max ? formatEuro(min) : `${formatEuro(min)} - ${formatEuro(max)}`
  if (min !== null) return `od ${formatEuro(min)}`
  if (max !== null) return `do ${formatEuro(max)}`
  return 'Kontaktirajte za cijene'
}

export const MAX_PRICE = 9_999_999

export const priceMessages = {
  noNumber: 'Cijena mora biti broj od 0 naviše.',
  decimals: 'Cijena može imati najviše dvije decimale, npr. 1.500,50.',
  tooHigh: `Cijena može biti najviše ${formatEuro(MAX_PRICE)}.`,
} as const

const thousands = /^[1-9]\d{0,2}(\.\d{3})+$/

type ReadPrice = { price: number | null; message?: never } | { message: string }

function checkPrice(euros: number): ReadPrice {
  return euros > MAX_PRICE ? { message: priceMessages.tooHigh } : { price: euros }
}

/**
 * Reads a price as Croatians write it: dots between thousands, a comma before the decimals. `1500.50` is unambiguous
 * and understood, too; `1.500` is fifteen hundred. The currency may be included (`€`, `eura`, `EUR`). An empty text is
 * no price.
 */
export function readPrice(typed: string): ReadPrice {
  const text = typed.replaceAll(/[\s€]/g, '').replace(/^eur|eur[oa]?$/i, '')
  if (text === '') return typed.trim() === '' ? { price: null } : { message: priceMessages.noNumber }
  const [integer = '', decimals = '', ...rest] =
    text.includes(',') || thousands.test(text) ? text.split(',') : text.split('.')
  const digits = thousands.test(integer) ? integer.replaceAll('.', '') : integer
  if (rest.length > 0 || !/^\d+$/.test(digits) || !/^\d*$/.test(decimals)) return { message: priceMessages.noNumber }
  if (decimals.length > 2) return { message: priceMessages.decimals }
  return checkPrice(Number(`${digits}.${decimals || '0'}`))
}
