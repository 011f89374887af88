import { mdiHeart } from '@mdi/js'
import { leadLifecycle, type LeadStatus } from '#contract/lead-lifecycle.ts'
import type { Lead } from '#contract/leads.ts'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { receivedLabelOf, sentLabelOf, statusPresentation } from './status-presentation.ts'

function Chip({ status, label }: { status: LeadStatus; label: string }) {
  return (
    <span
      className={cx(
        'inline-flex shrink-0 items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap',
        statusPresentation[status].tone,
      )}
    >
      {leadLifecycle[status].booksDay && <Icon path={mdiHeart} className="size-4! text-heart" />}
      {label}
    </span>
  )
}

/** A lead's status in the professional's words. */
export const ReceivedChip = ({ lead }: { lead: Pick<Lead, 'status' | 'is_called_off'> }) => (
  <Chip status={lead.status} label={receivedLabelOf(lead)} />
)

/** A lead's status in the couple's words. */
export const SentChip = ({ lead }: { lead: Pick<Lead, 'status' | 'is_called_off'> }) => (
  <Chip status={lead.status} label={sentLabelOf(lead)} />
)
