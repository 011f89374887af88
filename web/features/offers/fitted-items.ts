import { amountInCents, centsToEuros, totalOf } from '#contract/decimal.ts'
import { offerLimits, type Offer } from '#contract/offers.ts'

type Item = Pick<Offer['items'][number], 'label' | 'quantity' | 'unit_price'>

/** `formerPrice` is set if the unit price has changed, in euros; null for a new line. */
export interface FittedItem extends Item {
  formerPrice?: number | null
}

/** The line for cents that no unit price can represent. */
const ROUNDING = 'Zaokruženje'

const toCents = (euros: number) => Math.round(euros * 100)

/**
 * The same lines for another total, exact to the cent. The largest line absorbs the whole difference, as in a
 * negotiated discount, because the others may be costs of third parties. Only if it is too small are all lines reduced
 * by the same share. Prices are rounded down, and the remainder goes into a separate line, or into one of quantity 1 if
 * no line can be added.
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

/** The line with the highest unit price whose amount is at most `goal`; all in cents. */
function withAmount({ label, quantity, unit_price }: Item, goal: number, amount: number): FittedItem {
  if (goal === amount) return { label, quantity, unit_price }
  let price = Math.floor(goal / quantity)
  // Half a cent is rounded up, so a fractional quantity may exceed the goal.
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

/** The line with quantity 1 and this many cents more. */
function withMore(item: FittedItem, cents: number): FittedItem {
  const unit_price = centsToEuros(amountInCents(item) + BigInt(cents))
  return { label: item.label, quantity: 1, unit_price, formerPrice: item.formerPrice ?? item.unit_price }
}
