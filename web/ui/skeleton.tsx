import { cx } from './class-names.ts'

/** The grey placeholder of loading content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'block max-w-full animate-shimmer rounded-control bg-linear-to-r from-tint via-line to-tint bg-size-[200%_100%]',
        className,
      )}
    />
  )
}
