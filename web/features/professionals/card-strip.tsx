import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Cards in a single row that scrolls sideways if they do not fit. */
export const CardStrip = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul
    aria-label={label}
    // Scrolled up to the edge of a phone. The padding leaves room for a card's focus ring.
    className="container-bleed flex snap-x scroll-px-4 gap-x-4 overflow-x-auto px-4 pt-1 pb-3 md:scroll-px-6 md:gap-x-6 md:px-6"
  >
    {children}
  </ul>
)

export const CardStripItem = ({ children }: { children: ReactNode }) => (
  <li className="w-60 shrink-0 snap-start md:w-66">{children}</li>
)

/** As high as a card without a description. */
export const CardStripSkeleton = () => (
  <div aria-hidden className="container-bleed flex gap-x-4 overflow-hidden px-4 pt-1 md:gap-x-6 md:px-6">
    {Array.from({ length: 4 }, (_, index) => (
      <div key={index} className="w-60 shrink-0 md:w-66">
        <Skeleton className="aspect-4/3 rounded-card!" />
        <Skeleton className="mt-3 h-5 w-3/4" />
        <Skeleton className="mt-2 h-4 w-1/2" />
        <Skeleton className="mt-2 h-4 w-2/3" />
      </div>
    ))}
  </div>
)
