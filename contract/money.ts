import { formatNumber } from './numbers.ts'

/** `1.500`, `99,90`: as shown in a field; `readPrice` reads it back. */
export const formatAmount = (euros: number) => formatNumber(euros, Number.isInteger(euros) ? 0 : 2)

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

/** `name` is the field's own, of any gender. */
export const amountMessages = {
  noNumber: (name: string) => `${name} mora biti broj od 0 naviše.`,
  decimals: (name: string) => `${name} može imati najviše dvije decimale, npr. 1.500,50.`,
  tooHigh: (name: string) => `${name} može biti najviše ${formatEuro(MAX_PRICE)}.`,
}

const thousands = /^[1-9]\d{0,2}(\.\d{3})+$/

type ReadPrice = { price: number | null; message?: never } | { message: string }

/**
 * Reads a price as Croatians write it: dots between thousands, a comma before the decimals. `1500.50` is unambiguous
 * and understood, too; `1.500` is fifteen hundred. The currency may be included (`€`, `eura`, `EUR`). An empty text is
 * no price. Messages call the price by its `name`.
 */
export function readPrice(typed: string, name = 'Cijena'): ReadPrice {
  const text = typed.replaceAll(/[\s€]/g, '').replace(/^eur|eur[oa]?$/i, '')
  if (text === '') return typed.trim() === '' ? { price: null } : { message: amountMessages.noNumber(name) }
  const [integer = '', decimals = '', ...rest] =
    text.includes(',') || thousands.test(text) ? text.split(',') : text.split('.')
  const digits = thousands.test(integer) ? integer.replaceAll('.', '') : integer
  if (rest.length > 0 || !/^\d+$/.test(digits) || !/^\d*$/.test(decimals))
    return { message: amountMessages.noNumber(name) }
  if (decimals.length > 2) return { message: amountMessages.decimals(name) }
  const price = Number(`${digits}.${decimals || '0'}`)
  return price > MAX_PRICE ? { message: amountMessages.tooHigh(name) } : { price }
}
