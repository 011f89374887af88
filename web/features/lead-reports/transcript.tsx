import { mdiPaperclip } from '@mdi/js'
import type { TranscriptLine } from '#contract/lead-reports.ts'
import { formatQuantity } from '#contract/croatian.ts'
import { TRANSCRIPT_MESSAGES_MAX } from '#contract/text-limits.ts'
import { formatMoment } from '#web/lib/format.ts'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The conversation up to the report, oldest first; the professional's lines are indented. */
export const Transcript = ({ lines, label }: { lines: readonly TranscriptLine[]; label: string }) => (
  <>
    {lines.length > TRANSCRIPT_MESSAGES_MAX && (
      <p className="mt-4 text-sm text-muted">
        Razgovor je predug da bi se sačuvao cijeli. Navedena je prva poruka i zadnjih{' '}
        {formatQuantity(TRANSCRIPT_MESSAGES_MAX, 'poruka', 'poruke', 'poruka')}.
      </p>
    )}
    <ol aria-label={label} className="mt-4 max-w-170 space-y-4 border-t border-line pt-4">
      {lines.map((line, index) => (
        // The copy never changes.
        <li key={index} className={cx('wrap-anywhere', line.author === 'professional' && 'pl-6 sm:pl-12')}>
          <p className="text-sm text-muted">
            {line.author !== 'system' && <span className="font-semibold text-ink">{line.author_name} · </span>}
            <time dateTime={line.created_at} className="tabular-nums">
              {formatMoment(line.created_at)}
            </time>
          </p>
          {line.body && (
            <p className={cx('mt-0.5 whitespace-pre-line', line.author === 'system' && 'text-muted')}>{line.body}</p>
          )}
          {line.attachments.length > 0 && <AttachmentNames names={line.attachments} />}
        </li>
      ))}
    </ol>
  </>
)

const AttachmentNames = ({ names }: { names: readonly string[] }) => (
  <ul aria-label="Prilozi" className="mt-1 space-y-0.5 text-sm text-muted">
    {names.map((name, index) => (
      // Two files may have the same name.
      <li key={index} className="flex gap-1.5">
        <Icon path={mdiPaperclip} className="mt-0.5 size-4 shrink-0" />
        {name}
      </li>
    ))}
  </ul>
)
