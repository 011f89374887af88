import type { Offer } from '#contract/offers.ts'
import { longDay } from '#web/lib/format.ts'
import { formatSum } from '#contract/sums.ts'
import { cx } from '#web/ui/class-names.ts'

/** `€ 300 do 1. prosinca 2026.`; null without a deposit. */
export const depositText = ({ deposit, deposit_due: due }: Pick<Offer, 'deposit' | 'deposit_due'>): string | null =>
  deposit === null ? null : due === null ? formatSum(deposit) : `${formatSum(deposit)} do ${longDay(due)}`

/** The professional's texts in an offer, each with its title. */
export const OfferWords = ({ offer: { note, cancellation } }: { offer: Pick<Offer, 'note' | 'cancellation'> }) => (
  <>
    {note !== null && <Words title="Napomena" more="Cijela napomena" text={note} />}
    {cancellation !== null && <Words title="Uvjeti otkazivanja" more="Svi uvjeti" text={cancellation} />}
  </>
)

/** More than the seven lines that are shown: two texts of two thousand letters pushed the items out of a phone's sight. */
const isLong = (text: string) => text.length > 500 || text.split('\n').length > 7

/** A long text unfolds by CSS alone, so screen readers and paper have all of it. */
const Words = ({ title, more, text }: { title: string; more: string; text: string }) => (
  <div className="mt-3 text-sm">
    <p className="font-semibold">{title}</p>
    <p className={cx('text-muted wrap-anywhere whitespace-pre-line', isLong(text) && 'folds [--fold:9rem]')}>{text}</p>
    {isLong(text) && (
      <details className="unfolds">
        <summary>{more}</summary>
      </details>
    )}
  </div>
)
