import { mdiHeart } from '@mdi/js'
import { offerLabels, type OfferStatus } from '#contract/offer-lifecycle.ts'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

const past = 'bg-tint text-muted'

const tones: Record<OfferStatus, string> = {
  open: 'bg-primary-soft text-primary-strong',
  accepted: 'bg-success-soft text-success',
  declined: past,
  withdrawn: past,
  expired: 'bg-warning-soft text-warning',
  replaced: past,
  amended: past,
}

/** The offer's status, in the same words for both sides. The day of an open offer may be taken. */
export const OfferChip = ({ status, isDayTaken = false }: { status: OfferStatus; isDayTaken?: boolean }) => (
  <span
    className={cx(
      'inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold',
      isDayTaken ? tones.expired : tones[status],
    )}
  >
    {status === 'accepted' && <Icon path={mdiHeart} className="size-4! text-heart" />}
    {isDayTaken ? 'Dan je zauzet' : offerLabels[status]}
  </span>
)
