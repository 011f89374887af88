import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

interface ReasonNoteProps {
  tone: string
  icon: string
  title: ReactNode
  children: string | null
}

/** On an admin's card: what was reported or decided, and somebody's words about it. */
export function ReasonNote({ tone, icon, title, children }: ReasonNoteProps) {
  return (
    <div className={cx('mt-4 flex max-w-170 gap-3 rounded-control px-3 py-3 sm:px-4', tone)}>
      <Icon path={icon} className="mt-0.5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {children && <p className="whitespace-pre-line">{children}</p>}
      </div>
    </div>
  )
}
