import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { noteNavigation, resumeNavigation } from '#web/lib/interrupted-navigation.ts'
import { cx } from '#web/ui/class-names.ts'

const DELAY_MS = 200

/**
 * A thin line at the top while the next page loads. Nothing of it changes before a navigation has become slow: the browser
 * would paint the page that is left once more, which takes a slow phone as long as a tenth of the new one.
 */
export function NavigationProgress() {
  const { state, location } = useNavigation()
  const busy = state !== 'idle'
  const [isSlow, setSlow] = useState(false)
  useEffect(resumeNavigation, [])
  useEffect(() => noteNavigation(location), [location])
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setSlow(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])
  return (
    <div
      aria-hidden
      className={cx(
        'pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-primary transition-transform ease-out',
        isSlow ? 'scale-x-75 duration-2000' : 'scale-x-0 duration-0',
      )}
    />
  )
}
