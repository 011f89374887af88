import type { ReactNode } from 'react'
import { LoadingRegion } from './loading-region.tsx'
import { Skeleton } from './skeleton.tsx'

/** The placeholder of a loading list: `bar` is above it, `row` has the shape of each of its rows. */
export const ListSkeleton = ({
  label,
  bar,
  row,
  className = 'space-y-4',
  count = 6,
}: {
  label: string
  bar?: ReactNode
  row: ReactNode
  className?: string
  count?: number
}) => (
  <>
    {bar}
    <LoadingRegion label={label} className={className}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="rounded-card border border-line bg-surface p-4 sm:p-5">
          {row}
        </div>
      ))}
    </LoadingRegion>
  </>
)

/** The placeholder of two filter chips and the count below them. */
export const ChipsSkeleton = () => (
  <>
    <div className="flex gap-2">
      <Skeleton className="h-12 w-32 rounded-full! md:h-11" />
      <Skeleton className="h-12 w-28 rounded-full! md:h-11" />
    </div>
    <Skeleton className="mt-5 mb-3 h-5.25 w-28" />
  </>
)

/** The placeholder of a labelled control. */
export const ControlSkeleton = ({ className }: { className?: string }) => (
  <div className={className}>
    <Skeleton className="mb-1.5 h-5.25 w-24" />
    <Skeleton className="h-12 w-full md:h-11" />
  </div>
)
