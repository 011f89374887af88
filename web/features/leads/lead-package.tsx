import type { Lead } from '#contract/leads.ts'
import { formatPackagePrice } from '#contract/package-prices.ts'
import { unbrokenPrice } from '#web/lib/format.ts'

/** The package that the couple asks about, as it was then. */
export const LeadPackageText = ({ of }: { of: NonNullable<Lead['package']> }) => (
  <span className="wrap-anywhere tabular-nums">
    {of.name} · {unbrokenPrice(formatPackagePrice(of))}
  </span>
)
