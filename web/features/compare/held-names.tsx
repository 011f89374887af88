import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '#web/ui/class-names.ts'
import type { Compared } from './compared.ts'

/**
 * The table scrolls sideways on a phone, so its row of names cannot be sticky. Instead a copy of that row appears below
 * the top bar once the original is out of view, and follows the sideways scrolling.
 */
export function HeldNames({ compared, children }: { compared: readonly Compared[]; children: ReactNode }) {
  const table = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    const names = table.current?.querySelector('[data-names]')
    if (!names) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Above the viewport or behind the top bar, but not below.
        setHeld(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 100)
        follow()
      },
      { rootMargin: '-64px 0px 0px' },
    )
    observer.observe(names)
    return () => observer.disconnect()
  }, [])

  function follow() {
    if (strip.current && table.current) strip.current.scrollLeft = table.current.scrollLeft
  }

  return (
    <>
      <div aria-hidden className="sticky top-16 z-10 h-0 md:hidden">
        <div
          ref={strip}
          className={cx('flex overflow-hidden border-b border-line bg-page shadow-float', !isHeld && 'invisible')}
        >
          {compared.map(({ id, company_name: name }) => (
            <span key={id} className="w-[var(--column)] shrink-0 px-2 py-2.5 text-sm font-semibold">
              <span className="line-clamp-2 wrap-anywhere">{name}</span>
            </span>
          ))}
        </div>
      </div>
      <div
        ref={table}
        role="region"
        aria-label="Usporedba, pomiče se u stranu"
        // Focusable, so that it can be scrolled by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
        tabIndex={compared.length > 2 ? 0 : undefined}
        className="relative max-md:snap-x max-md:snap-proximity max-md:overflow-x-auto"
        onScroll={follow}
      >
        {children}
      </div>
    </>
  )
}
