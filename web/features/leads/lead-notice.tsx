import { cx } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import type { LeadNotice as Notice } from './lead-notices.ts'

/** A lead does not go on as it stands: why, and where to go from here. */
export function LeadNotice({ notice: { text, way }, className }: { notice: Notice; className?: string }) {
  return (
    <p className={cx('bg-warning-soft px-4 py-2.5 text-sm text-warning', className)}>
      {text}
      {way && (
        <>
          {' '}
          <Link
            to={way.to}
            className="font-semibold underline underline-offset-4 max-lg:block max-lg:w-fit max-lg:pt-2 max-lg:pb-1 lg:inline-block"
          >
            {way.label}
          </Link>
        </>
      )}
    </p>
  )
}
