import { LoadingRegion } from '#web/ui/loading-region.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export const OfferDocumentSkeleton = () => (
  <div className="container-page pt-6 pb-16 md:pt-10 md:pb-24">
    <LoadingRegion label="Učitavanje ponude" className="mx-auto max-w-200">
      <Skeleton className="mb-4 ml-auto h-12 w-32 md:h-11" />
      <div className="rounded-card border border-line bg-surface p-5 sm:p-10">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="mt-2 h-6 w-32" />
        <div className="mt-7 grid gap-6 sm:grid-cols-2">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
        <Skeleton className="mt-6 h-72 w-full" />
      </div>
    </LoadingRegion>
  </div>
)
