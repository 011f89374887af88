import type { AuditEntry } from '#contract/admin-log.ts'
import { pages } from '#contract/paths.ts'
import { formatMoment } from '#web/lib/format.ts'
import { Link } from '#web/ui/link.tsx'
import { auditSentence } from './text.ts'

/** Decisions, newest first; `withSubject` adds the profile or user that each is about. */
export function LogEntries({ entries, withSubject }: { entries: readonly AuditEntry[]; withSubject: boolean }) {
  return (
    <ol className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-x-6 gap-y-1 py-4 first:pt-0 last:pb-0 sm:grid-cols-[1fr_auto]">
          <div className="min-w-0 wrap-anywhere">
            <p className="font-semibold">{auditSentence(entry)}</p>
            {withSubject && <Subject entry={entry} />}
            {entry.reason && <p className="mt-1 measure whitespace-pre-line">Razlog: {entry.reason}</p>}
          </div>
          <p className="text-sm text-muted tabular-nums sm:text-right">
            <span className="wrap-anywhere">{entry.actor?.name ?? 'Izbrisani račun'}</span>
            <span className="sm:hidden"> · </span>
            <time dateTime={entry.created_at} className="sm:block">
              {formatMoment(entry.created_at)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  )
}

/** For a category, the sentence itself contains the name. */
function Subject({ entry: { action, professional, user } }: { entry: AuditEntry }) {
  if (professional) {
    return (
      <p>
        <Link
          to={pages.professional(professional.id)}
          className="text-primary underline underline-offset-4 hover:no-underline"
        >
          {professional.company_name}
        </Link>
      </p>
    )
  }
  if (action === 'category') return null
  return <p className="text-muted">{user?.name ?? 'Izbrisani račun'}</p>
}
