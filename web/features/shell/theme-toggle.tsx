import { mdiMoonWaningCrescent, mdiWhiteBalanceSunny } from '@mdi/js'
import { setTheme, useTheme } from '#web/lib/theme.ts'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

export function ThemeToggle({ labelled, className }: { labelled?: boolean; className?: string }) {
  const theme = useTheme()
  const next = theme === 'dark' ? 'light' : 'dark'
  const label = next === 'dark' ? 'Tamna tema' : 'Svijetla tema'
  return (
    <button
      type="button"
      aria-label={labelled ? undefined : label}
      className={cx(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-control hover:bg-tint',
        className,
      )}
      onClick={() => setTheme(next)}
    >
      {/* By the stylesheet, since a page is rendered before its reader's theme is known. */}
      <Icon path={mdiMoonWaningCrescent} className="size-6 dark:hidden" />
      <Icon path={mdiWhiteBalanceSunny} className="size-6 not-dark:hidden" />
      {labelled && label}
    </button>
  )
}
