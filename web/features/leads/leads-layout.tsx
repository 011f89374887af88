import type { ReactNode } from 'react'
import { LoadingRegion } from '#web/ui/loading-region.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/**
 * The page around a list of enquiries. `beside` stands beside the title and `bar` above the list, in a row that is as
 * high without either, so that the list does not move when they arrive.
 */
export function LeadsLayout({
  title,
  beside,
  bar,
  children,
}: {
  title: string
  beside?: ReactNode
  bar: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-labelledby="upiti" className="container-page pt-8 pb-16 md:pt-12 md:pb-24">
      <div className="mx-auto max-w-200">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <h1 id="upiti" className="font-display text-2xl md:text-3xl">
            {title}
          </h1>
          {beside}
        </div>
        <div className="mt-3 mb-4 flex min-h-14 flex-col justify-center md:mt-4 md:mb-5 md:min-h-13">{bar}</div>
        {children}
      </div>
    </section>
  )
}

export function LeadsSkeleton({ title }: { title: string }) {
  return (
    <LeadsLayout title={title} bar={<Skeleton className="h-6.5 w-40" />}>
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
