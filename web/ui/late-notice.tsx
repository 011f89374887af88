import { LATE_TEXT, useLate } from '#web/lib/use-late.ts'

/** Above the placeholder of a dialog's content: says that it is late, which a placeholder does not. */
export function LateNotice() {
  const isLate = useLate(true)
  return (
    <div role="status">
      {isLate && <p className="mb-4 rounded-control bg-warning-soft px-4 py-3 font-medium text-warning">{LATE_TEXT}</p>}
    </div>
  )
}
