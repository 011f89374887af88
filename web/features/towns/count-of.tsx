import { pluralForm } from '#contract/croatian.ts'
import { circleNumber } from './text.ts'

/**
 * The number beside a town, with its unit for screen readers. A function rather than a component, because a map has
 * hundreds.
 */
export const countOf = (total: number) => (
  <span className="text-sm text-muted tabular-nums">
    {circleNumber(total)}
    <span className="sr-only"> {pluralForm(total, 'pružatelj', 'pružatelja', 'pružatelja')}</span>
  </span>
)
