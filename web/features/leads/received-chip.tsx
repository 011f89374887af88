import { leadLifecycle, type LeadStatus } from '#contract/lead-lifecycle.ts'
import { cx } from '#web/ui/class-names.ts'
import { statusPresentation } from './status-presentation.ts'

export const StatusChip = ({ status }: { status: LeadStatus }) => (
  <span
    className={cx(
      'inline-block rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap',
      statusPresentation[status].tone,
    )}
  >
    {leadLifecycle[status].label}
  </span>
)
