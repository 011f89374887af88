import type { ReactNode } from 'react'
import { LoadingRegion } from '#web/ui/loading-region.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The page around a list of enquiries; without `note` while they are being loaded. */
export function LeadsLayout({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-labelledby="upiti" className="container-page pt-8 pb-16 md:pt-12 md:pb-24">
      <div className="mx-auto max-w-200">
        <h1 id="upiti" className="font-display text-2xl md:text-3xl">
          {title}
        </h1>
        <p className="mt-2 mb-7 min-h-6.5 text-muted tabular-nums md:mb-9">{note}</p>
        {children}
      </div>
    </section>
  )
}

export function LeadsSkeleton({ title }: { title: string }) {
  return (
    <LeadsLayout title={title}>
      <LoadingRegion label="Učitavanje upita" className="space-y-4">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="rounded-card border border-line bg-surface p-5 md:p-6">
            <Skeleton className="h-7.5 w-1/2" />
            <Skeleton className="mt-1.5 h-6 w-1/3" />
            <Skeleton className="mt-2 h-5 w-2/3" />
            <Skeleton className="mt-4 h-24 w-full max-w-170" />
            <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <Skeleton className="h-5.25 w-56" />
              <Skeleton className="h-12 w-40 md:h-11" />
            </div>
          </div>
        ))}
      </LoadingRegion>
    </LeadsLayout>
  )
}
