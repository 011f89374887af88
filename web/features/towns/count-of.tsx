import { pluralForm } from '#contract/croatian.ts'
import { circleNumber } from './text.ts'

/** A number beside a town; those who hear it hear of what. A map has hundreds, so it is no component. */
export const countOf = (total: number) => (
  <span className="text-sm text-muted tabular-nums">
    {circleNumber(total)}
    <span className="sr-only"> {pluralForm(total, 'pružatelj', 'pružatelja', 'pružatelja')}</span>
  </span>
)
