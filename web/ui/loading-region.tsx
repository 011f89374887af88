import type { ReactNode } from 'react'
import { useRootMark } from '#web/lib/root-mark.ts'

/** The place of something that is loading. How high it becomes is not known yet, so that the footer is hidden. */
export function LoadingRegion({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  useRootMark('data-loading')
  return (
    <div role="status" aria-label={label} className={className}>
      {children}
    </div>
  )
}
