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

const twoChips = ['w-32', 'w-28']

/** The placeholder of filter chips and the count below them; `widths` are the classes of the chips. */
export const ChipsSkeleton = ({ widths = twoChips }: { widths?: string[] }) => (
  <>
    <div className="flex flex-wrap gap-2">
      {widths.map((width) => (
        <Skeleton key={width} className={`h-12 rounded-full! md:h-11 ${width}`} />
      ))}
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
