import { mdiChevronDown } from '@mdi/js'
import { useState } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

const clamps = { 2: 'line-clamp-2', 8: 'line-clamp-8' } as const

/** Noticeably longer than so many lines of about seventy letters. */
const isLong = (text: string, lines: number) => text.length > lines * 80 || text.split('\n').length > lines * 1.5

/** The couple's message; of a long one its beginning first, so that the next step below it stays in view. */
export function LeadMessage({
  text,
  lines,
  name,
  className,
}: {
  text: string
  /** The company that it went to, where there are several on the page. */
  name?: string
  /** Of the beginning. */
  lines: keyof typeof clamps
  className?: string
}) {
  const [isOpen, setOpen] = useState(false)
  const isFoldable = isLong(text, lines)
  const label = isOpen ? 'Prikaži manje' : 'Prikaži cijelu poruku'
  return (
    <div className={className}>
      {/* Its beginning without empty lines, of which there would be little else in two. On paper nothing unfolds the
          rest. */}
      <p
        className={cx(
          'wrap-anywhere',
          isFoldable && !isOpen
            ? cx(clamps[lines], 'print:line-clamp-none! print:whitespace-pre-line')
            : 'whitespace-pre-line',
        )}
      >
        {text}
      </p>
      {isFoldable && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={name && `${label}: ${name}`}
          className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-primary underline-offset-4 hover:underline"
          onClick={() => setOpen(!isOpen)}
        >
          {label}
          <Icon path={mdiChevronDown} className={cx('transition-transform duration-150', isOpen && 'rotate-180')} />
        </button>
      )}
    </div>
  )
}
