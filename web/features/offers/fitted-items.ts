import { amountInCents, centsToEuros, totalOf } from '#contract/decimal.ts'
import { offerLimits, type Offer } from '#contract/offers.ts'

type Item = Pick<Offer['items'][number], 'label' | 'quantity' | 'unit_price'>

/** `formerPrice` is set where the price of one has changed, in euros; null for a line that is new. */
export interface FittedItem extends Item {
  formerPrice?: number | null
}

/** The line that takes the cents which no price of one can carry. */
const ROUNDING = 'Zaokruženje'

const toCents = (euros: number) => Math.round(euros * 100)

/**
 * The same lines for another total, exact to the cent. The line with the largest amount takes the whole difference, as a
 * price is lowered in a talk: the others, which may be costs of somebody else, stay as they are. Only where it is not
 * large enough do all lines become less, each by the same share. Prices are rounded down, and what is missing then
 * stands in a line of its own, or in one of quantity 1 where no further line has room.
 */
export function fitItems(items: readonly Item[], wantedTotal: number): FittedItem[] {
  const wanted = toCents(wantedTotal)
  const total = toCents(totalOf(items))
  const amounts = items.map((item) => Number(amountInCents(item)))
  const largest = amounts.indexOf(Math.max(...amounts))
  const rest = total - (amounts[largest] ?? 0)
  const goals =
    rest <= wanted
      ? amounts.map((amount, index) => (index === largest ? wanted - rest : amount))
      : amounts.map((amount) => Number((BigInt(amount) * BigInt(wanted)) / BigInt(total)))
  const fitted = items.map((item, index) => withAmount(item, goals[index] ?? 0, amounts[index] ?? 0))
  return withMissing(fitted, wanted - toCents(totalOf(fitted)))
}

/** The line with the highest price of one whose amount is at most `goal`; all in cents. */
function withAmount({ label, quantity, unit_price }: Item, goal: number, amount: number): FittedItem {
  if (goal === amount) return { label, quantity, unit_price }
  let price = Math.floor(goal / quantity)
  // Half a cent goes up: a quantity with decimals may have passed the goal.
  while (price > 0 && amountInCents({ quantity, unit_price: price / 100 }) > goal) price -= 1
  return { label, quantity, unit_price: price / 100, formerPrice: unit_price }
}

function withMissing(items: FittedItem[], missing: number): FittedItem[] {
  if (missing <= 0) return items
  if (items.length < offerLimits.items) {
    return [...items, { label: ROUNDING, quantity: 1, unit_price: missing / 100, formerPrice: null }]
  }
  const single = items.findIndex(({ quantity }) => quantity === 1)
  const target = single === -1 ? items.length - 1 : single
  return items.map((item, index) => (index === target ? withMore(item, missing) : item))
}

/** The line as one piece, with so many cents more. */
function withMore(item: FittedItem, cents: number): FittedItem {
  const unit_price = centsToEuros(amountInCents(item) + BigInt(cents))
  return { label: item.label, quantity: 1, unit_price, formerPrice: item.formerPrice ?? item.unit_price }
}
