import type { ReactNode } from 'react'
import { useFocusAtFirst } from './use-focus-at-first.ts'

/** Replaces a sent form. It takes the focus, since the pressed button is gone. */
export function SentNotice({ answer, children }: { answer: string; children: ReactNode }) {
  return (
    <div ref={useFocusAtFirst<HTMLDivElement>()} tabIndex={-1} className="animate-rise outline-none">
      <p role="status" className="rounded-control bg-success-soft px-4 py-3 font-medium text-success">
        {answer}
      </p>
      {children}
    </div>
  )
}
