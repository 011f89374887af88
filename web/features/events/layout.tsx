import type { ReactNode } from 'react'
import { LoadingRegion } from '#web/ui/loading-region.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { calendarTitle } from './text.ts'

/** The page around the calendar; without `actions` while it is loaded. */
export function CalendarLayout({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <div className="container-page pt-5 pb-16 md:pt-12 md:pb-24">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:gap-y-4">
        <h1 className="font-display text-2xl md:text-3xl">{calendarTitle}</h1>
        <div className="flex min-h-12 flex-wrap gap-3 max-sm:w-full md:min-h-11">{actions}</div>
      </div>
      {/* Not `space-y`: its margin would move the dialogs out of the middle of the window. */}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6 md:mt-8">{children}</div>
    </div>
  )
}

export const panelClass = 'rounded-card border border-line bg-surface'

function CalendarBodySkeleton() {
  return (
    <LoadingRegion label="Učitavanje kalendara" className="md:space-y-6">
      <div className="grid grid-cols-4 gap-4 max-md:hidden">
        {Array.from({ length: 4 }, (_, card) => (
          <div key={card} className={`${panelClass} px-5 py-4`}>
            <Skeleton className="h-8 w-14" />
            <Skeleton className="mt-1 h-4.25 w-24" />
          </div>
        ))}
      </div>
      <div className={panelClass}>
        <div className="flex flex-wrap justify-between gap-3 p-3 md:p-4">
          <Skeleton className="h-12 w-60 md:h-11" />
          <Skeleton className="h-12 w-72 max-w-full md:h-11" />
        </div>
        <div className="px-3 pb-3 md:px-4 md:pb-4">
          <Skeleton className="h-12 w-full max-w-120 md:h-11" />
        </div>
        <div className="border-t border-line p-3 md:h-200 md:p-4">
          <div className="grid h-full grid-cols-1 gap-2 md:grid-cols-7 md:grid-rows-5">
            {Array.from({ length: 35 }, (_, day) => (
              <Skeleton key={day} className={day < 5 ? 'min-h-14' : 'max-md:hidden'} />
            ))}
          </div>
        </div>
      </div>
    </LoadingRegion>
  )
}

export const CalendarSkeleton = () => (
  <CalendarLayout>
    <CalendarBodySkeleton />
  </CalendarLayout>
)
