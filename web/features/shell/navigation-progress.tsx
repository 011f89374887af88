import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { noteNavigation, resumeNavigation } from '#web/lib/interrupted-navigation.ts'
import { cx } from '#web/ui/class-names.ts'

/** A thin line at the top while the next page loads; not shown if it loads quickly. */
export function NavigationProgress() {
  const { state, location } = useNavigation()
  const busy = state !== 'idle'
  useEffect(resumeNavigation, [])
  useEffect(() => noteNavigation(location), [location])
  return (
    <div
      aria-hidden
      className={cx(
        'pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-primary transition-transform',
        busy ? 'scale-x-75 opacity-100 delay-200 duration-2000 ease-out' : 'scale-x-0 opacity-0 duration-0',
      )}
    />
  )
}
