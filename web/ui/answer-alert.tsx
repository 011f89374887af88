import type { ReactNode } from 'react'
import { LATE_TEXT, useLate } from '#web/lib/use-late.ts'
import { cx } from './class-names.ts'

/**
 * In a dialog, above its buttons: that the answer is late, or the reason why it was refused. Rendered from the start, so
 * that screen readers announce it.
 */
export function AnswerAlert({
  busy,
  failure,
  className,
}: {
  busy: boolean
  failure: ReactNode
  /** Of the box, if there is one. */
  className?: string
}) {
  const isLate = useLate(busy)
  const box = cx('rounded-control px-4 py-3 font-medium', className)
  return (
    <div role="alert">
      {isLate && <p className={cx(box, 'bg-warning-soft text-warning')}>{LATE_TEXT}</p>}
      {failure && <p className={cx(box, 'bg-error-soft text-error')}>{failure}</p>}
    </div>
  )
}
