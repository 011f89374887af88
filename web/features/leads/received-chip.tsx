import type { LeadStatus } from '#contract/leads.ts'
import { cx } from '#web/ui/class-names.ts'
import { receivedLabels } from './received-text.ts'
import { sentStatuses } from './sent-status.ts'

export const StatusChip = ({ status }: { status: LeadStatus }) => (
  <span
    className={cx(
      'inline-block rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap',
      sentStatuses[status].tone,
    )}
  >
    {receivedLabels[status]}
  </span>
)
