import { formatItemQuantity } from '#contract/item-quantity.ts'
import { addDays, type CalendarDay } from '#contract/calendar-day.ts'
import { amountOf, totalOf } from '#contract/decimal.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { formatAmount, readPrice } from '#contract/money.ts'
import type { LeadPackage } from '#contract/leads.ts'
import { packageUnitLabels } from '#contract/package-prices.ts'
import { type Offer, offerInput, type OfferInput, readQuantity, type VatKind } from '#contract/offers.ts'
import { fieldErrorsOf } from '#contract/validation-messages.ts'
import { formatSum } from '#contract/sums.ts'
import { type FittedItem, fitItems } from './fitted-items.ts'
import type { OfferStart } from './offer-start.ts'

/** A line as typed. `key` stays the same wherever the line is moved. */
export interface ItemValues {
  key: string
  label: string
  quantity: string
  unit_price: string
  /** An automatic change, for the professional to check. */
  hint?: string
}

/** An offer as typed; days as `YYYY-MM-DD`, or the text that was typed instead. */
export interface OfferValues {
  items: ItemValues[]
  deposit: string
  deposit_due: string
  valid_until: string
  vat: VatKind | ''
  note: string
  cancellation: string
  issuer: string
}

/** In days: the usual time to consider an offer. */
const VALID_DAYS = 14

/** `eventOn` is the day until which an offer can be accepted; null if it does not matter. */
function lastDay(today: CalendarDay, eventOn: CalendarDay | null): CalendarDay {
  const usual = addDays(today, VALID_DAYS)
  return eventOn !== null && eventOn >= today && eventOn < usual ? eventOn : usual
}

export const emptyItem = (): ItemValues => ({
  key: `k${Math.random().toString(36).slice(2)}`,
  label: '',
  quantity: '1',
  unit_price: '',
})

/** An empty offer, with the values that all of this professional's offers share. */
const emptyValues = (valid_until: CalendarDay, latest: Offer | null): OfferValues => ({
  items: [emptyItem()],
  deposit: '',
  deposit_due: '',
  valid_until,
  vat: latest?.vat ?? '',
  note: '',
  cancellation: latest?.cancellation ?? '',
  issuer: latest?.issuer ?? '',
})

const toItemValues = ({ label, quantity, unit_price, formerPrice }: FittedItem): ItemValues => ({
  ...emptyItem(),
  label,
  quantity: formatItemQuantity(quantity).replaceAll('.', ''),
  unit_price: formatAmount(unit_price),
  ...(formerPrice !== undefined && { hint: formerPrice === null ? 'Novo' : `Prije ${formatSum(formerPrice)}` }),
})

/** The number of guests, hours or days is not known yet, so the quantity is 1. */
const packageItem = ({ name, price, unit }: LeadPackage): ItemValues => ({
  ...emptyItem(),
  label: unit === 'total' ? name : `${name} (${packageUnitLabels[unit]})`,
  unit_price: formatAmount(price),
})

export function startValues(
  { from, offered, wantedTotal }: OfferStart,
  today: CalendarDay,
  latest: Offer | null,
  eventOn: CalendarDay | null = null,
): OfferValues {
  const valid_until = lastDay(today, eventOn)
  if (from === null) {
    const empty = emptyValues(valid_until, latest)
    return offered ? { ...empty, items: [packageItem(offered)] } : empty
  }
  const { items, deposit, deposit_due: due, vat, note, cancellation, issuer } = from
  const total = wantedTotal ?? from.total
  return {
    items: (wantedTotal === undefined ? items : fitItems(items, wantedTotal)).map(toItemValues),
    deposit: deposit === null ? '' : formatAmount(fittedDeposit(deposit, from.total, total)),
    deposit_due: deposit !== null && due !== null && due >= today ? due : '',
    valid_until,
    vat,
    note: note ?? '',
    cancellation: cancellation ?? '',
    issuer: issuer ?? '',
  }
}

/** The same share of the new total if it was a standard one; otherwise the same amount, up to the total. */
function fittedDeposit(deposit: number, before: number, total: number): number {
  const share = depositShares.find((percent) => shareOf(before, percent) === deposit)
  return share === undefined ? Math.min(deposit, total) : shareOf(total, share)
}

/** In percent: the deposit's standard share of the total; null if it is none. */
export function shareIn(values: OfferValues): number | null {
  const total = typedTotal(values)
  const isShare = (percent: number) => formatAmount(shareOf(total, percent)) === values.deposit
  return total > 0 ? (depositShares.find(isShare) ?? null) : null
}

/** In percent: a share typed instead of an amount; null for anything else. */
export function readShare(typed: string): number | null {
  const [, digits] = /^\s*(\d{1,2})\s*%\s*$/.exec(typed) ?? []
  return digits === undefined || Number(digits) === 0 ? null : Number(digits)
}

/** In percent. */
export const depositShares = [20, 30, 50] as const

/** In euros, half a cent rounded up. */
export const shareOf = (total: number, percent: number) => amountOf({ quantity: percent / 100, unit_price: total })

const isBlank = ({ label, unit_price }: ItemValues) => label.trim() === '' && unit_price.trim() === ''

/** The lines that are filled in, or the first one if none is. */
export function filledItems(items: ItemValues[]): ItemValues[] {
  const filled = items.filter((item) => !isBlank(item))
  return filled.length === 0 ? items.slice(0, 1) : filled
}

const toInput = ({ items, ...values }: OfferValues) => ({
  ...values,
  items: filledItems(items).map(({ label, quantity, unit_price }) => ({ label, quantity, unit_price })),
})

export type CheckedOffer = { input: OfferInput; errors?: never } | { input?: never; errors: FieldErrors }

/** Errors have the names of the form's fields. */
export function checkOffer(values: OfferValues): CheckedOffer {
  const result = offerInput.safeParse(toInput(values))
  return result.success ? { input: result.data } : { errors: namedByKey(fieldErrorsOf(result.error.issues), values) }
}

/**
 * `items.2.label` becomes `items.<key>.label`, so that the error stays with its line when another one is moved or
 * removed.
 */
export function namedByKey(errors: FieldErrors, { items }: OfferValues): FieldErrors {
  const sent = filledItems(items)
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [
      name.replace(/^items\.(\d+)(?=\.|$)/, (whole, index: string) => {
        const key = sent[Number(index)]?.key
        return key === undefined ? whole : `items.${key}`
      }),
      messages,
    ]),
  )
}

export const itemFields = ['label', 'quantity', 'unit_price'] as const

export const itemFieldName = (key: string, field: (typeof itemFields)[number]) => `items.${key}.${field}`

interface PricedItem {
  quantity: number
  unit_price: number
}

/** The numbers of a line, once both are there. */
function pricedItem({ quantity: typed, unit_price }: ItemValues): PricedItem | null {
  const [count, price] = [readQuantity(typed), readPrice(unit_price)]
  if (count.message !== undefined || price.message !== undefined) return null
  return count.quantity === null || price.price === null ? null : { quantity: count.quantity, unit_price: price.price }
}

/** In euros, of the lines with complete numbers. */
export const typedTotal = ({ items }: OfferValues): number => totalOf(items.flatMap((item) => pricedItem(item) ?? []))

/** In euros; null without complete numbers. */
export function typedAmount(item: ItemValues): number | null {
  const priced = pricedItem(item)
  return priced === null ? null : amountOf(priced)
}

/** Whether replacing the values would lose any edits of `start`. Ignores keys, which always differ. */
export const hasChanged = (values: OfferValues, start: OfferValues) => contentOf(values) !== contentOf(start)

const contentOf = (values: OfferValues) => JSON.stringify(toInput(values))
