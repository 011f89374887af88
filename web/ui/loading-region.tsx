import type { ReactNode } from 'react'
import { useRootMark } from '#web/lib/root-mark.ts'

/** The placeholder of loading content. The footer is hidden, because the final height is not known yet. */
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
