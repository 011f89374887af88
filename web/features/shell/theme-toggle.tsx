import { setTheme, useTheme } from '#web/lib/theme.ts'
import { cx } from '#web/ui/class-names.ts'

export function ThemeToggle({ labelled, className }: { labelled?: boolean; className?: string }) {
  const theme = useTheme()
  const next = theme === 'dark' ? 'light' : 'dark'
  const label = next === 'dark' ? 'Tamna tema' : 'Svijetla tema'
  return (
    <button
      type="button"
      aria-label={labelled ? undefined : label}
      className={cx(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-control before-icon icon-moon before:size-6 hover:bg-tint dark:icon-sun',
        className,
      )}
      onClick={() => setTheme(next)}
    >
      {labelled && label}
    </button>
  )
}
