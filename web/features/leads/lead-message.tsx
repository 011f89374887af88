import { mdiChevronDown } from '@mdi/js'
import { useState } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Noticeably longer than four lines of about seventy letters. */
const isLong = (text: string) => text.length > 350 || text.split('\n').length > 6

/** The couple's message; a long one shows its beginning first. */
export function LeadMessage({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const isCut = isLong(text) && !isOpen
  return (
    <div className="mt-4 measure">
      <p className={cx('border-l-2 border-line pl-4 wrap-anywhere whitespace-pre-line', isCut && 'line-clamp-4')}>
        {text}
      </p>
      {isLong(text) && (
        <button
          type="button"
          aria-expanded={isOpen}
          className="ml-4.5 inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-primary underline-offset-4 hover:underline"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Prikaži manje' : 'Prikaži cijelu poruku'}
          <Icon path={mdiChevronDown} className={cx('transition-transform duration-150', isOpen && 'rotate-180')} />
        </button>
      )}
    </div>
  )
}
