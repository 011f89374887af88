/**
 * Exact decimals for quantities and amounts of money, never binary fractions: 3 × 0,10 is 0,30 and half a cent rounds
 * up, on both sides as in the database.
 */

/** The shortest decimal for this number. `String` gives it, with an exponent for very small and very large numbers. */
function text(value: number): string {
  const [decimal = '', exponent] = String(value).split('e')
  if (exponent === undefined) return decimal
  const [whole = '', fraction = ''] = decimal.split('.')
  const places = Number(exponent)
  return places < 0
    ? `0.${'0'.repeat(-places - whole.length)}${whole}${fraction}`
    : `${whole}${fraction.padEnd(places, '0')}`
}

/** Whether the number has at most this many decimals. */
export const hasDecimals = (value: number, most: number) => (text(value).split('.')[1]?.length ?? 0) <= most

/** The number in units of 10^-places. Smaller digits are cut off; validation has already refused them. */
function scaled(value: number, places: number): bigint {
  const [whole = '0', fraction = ''] = text(Math.abs(value)).split('.')
  const units = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
  return value < 0 ? -units : units
}

const CENTS = 2
const THOUSANDTHS = 3

/** In cents: a quantity of up to three decimals times a price of up to two, with half a cent rounded up. */
export const amountInCents = ({ quantity, unit_price }: { quantity: number; unit_price: number }): bigint =>
  (scaled(quantity, THOUSANDTHS) * scaled(unit_price, CENTS) + 500n) / 1000n

/** Exact, because no amount that is shown has more digits than a number can hold. */
export const centsToEuros = (cents: bigint): number => Number(cents) / 100

export interface PricedLine {
  quantity: number
  unit_price: number
}

/** In euros. */
export const amountOf = (line: PricedLine): number => centsToEuros(amountInCents(line))

/** In euros: the sum of the amounts, each of them rounded, as printed. */
export const totalOf = (lines: readonly PricedLine[]): number =>
  centsToEuros(lines.reduce((sum, line) => sum + amountInCents(line), 0n))

/** In euros: the sum of amounts with at most two decimals. */
export const sumOf = (amounts: readonly number[]): number =>
  centsToEuros(amounts.reduce((sum, amount) => sum + scaled(amount, CENTS), 0n))
