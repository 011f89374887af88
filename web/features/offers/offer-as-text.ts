import { isCalendarDay } from '#contract/calendar-day.ts'
import { formatSum } from '#contract/sums.ts'
import { longDay } from '#web/lib/format.ts'
import { offerLabels, vatSentences } from './text.ts'
import { filledItems, type ItemValues, type OfferValues, typedTotal } from './values.ts'

const dayText = (typed: string) => (isCalendarDay(typed) ? longDay(typed) : typed)

const itemText = ({ label, quantity, unit_price: price }: ItemValues) =>
  `${label || 'Stavka'}: ${quantity || '1'} × ${price === '' ? '–' : `${price} €`}`

/** An offer as it was typed, to be copied elsewhere. */
export function offerAsText(values: OfferValues): string {
  const { items, deposit, deposit_due: due, valid_until, vat, note, cancellation, issuer } = values
  const lines = [
    ...filledItems(items).map(itemText),
    `Ukupno: ${formatSum(typedTotal(values))}`,
    deposit !== '' && `${offerLabels.deposit}: ${deposit} €${due === '' ? '' : ` do ${dayText(due)}`}`,
    valid_until !== '' && `${offerLabels.valid_until}: ${dayText(valid_until)}`,
    vat !== '' && vatSentences[vat],
    note !== '' && `${offerLabels.note}: ${note}`,
    cancellation !== '' && `${offerLabels.cancellation}: ${cancellation}`,
    issuer !== '' && `${offerLabels.issuer}: ${issuer}`,
  ]
  return lines.filter((line) => line !== false).join('\n')
}
