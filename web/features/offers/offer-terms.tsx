import type { ReactNode } from 'react'
import type { Offer } from '#contract/offers.ts'
import { longDay } from '#web/lib/format.ts'
import { formatSum } from '#contract/sums.ts'

/** `€ 300 do 1. prosinca 2026.`; null without a deposit. */
export const depositText = ({ deposit, deposit_due: due }: Pick<Offer, 'deposit' | 'deposit_due'>): string | null =>
  deposit === null ? null : due === null ? formatSum(deposit) : `${formatSum(deposit)} do ${longDay(due)}`

/** The professional's texts in an offer, each with its title. */
export const OfferWords = ({ offer: { note, cancellation } }: { offer: Pick<Offer, 'note' | 'cancellation'> }) => (
  <>
    {note !== null && <Words title="Napomena">{note}</Words>}
    {cancellation !== null && <Words title="Uvjeti otkazivanja">{cancellation}</Words>}
  </>
)

const Words = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mt-3">
    <p className="text-sm font-semibold">{title}</p>
    <p className="text-sm text-muted wrap-anywhere whitespace-pre-line">{children}</p>
  </div>
)
