import { type ReactNode, useLayoutEffect } from 'react'

let shown = 0

/**
 * The place of something that is loading. How high it becomes is not known yet, so the root element is marked while one
 * is shown, and the footer is hidden. Not by `:has()`, with which every change anywhere would style the whole page anew.
 */
export function LoadingRegion({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    shown += 1
    dataset.loading = ''
    return () => {
      shown -= 1
      if (shown === 0) delete dataset.loading
    }
  }, [])
  return (
    <div role="status" aria-label={label} className={className}>
      {children}
    </div>
  )
}
