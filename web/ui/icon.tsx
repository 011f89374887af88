import { cx } from './class-names.ts'

/** An mdi icon by its path; decorative unless it has a label. */
export function Icon({ path, label, className }: { path: string; label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={cx('inline-block size-5 shrink-0 fill-current', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  )
}
