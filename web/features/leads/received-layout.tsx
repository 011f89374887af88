import { mdiChartBar } from '@mdi/js'
import type { ReactNode } from 'react'
import { formatCount } from '#contract/croatian.ts'
import type { LeadStatus } from '#contract/lead-lifecycle.ts'
import type { Lead } from '#contract/leads.ts'
import { pages } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { cardGridClass } from '#web/ui/card-grid.ts'
import { LoadingRegion } from '#web/ui/loading-region.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RECEIVED_TITLE } from './received-text.ts'

/** The page around the list, also while the list loads. */
export function ReceivedLeadsLayout({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="upiti" className="container-page pt-8 pb-16 md:pt-12 md:pb-24">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 md:mb-8">
        <h1 id="upiti" className="font-display text-2xl md:text-3xl">
          {RECEIVED_TITLE}
        </h1>
        <ButtonLink to={pages.professionalStatistics} variant="plain" className="-mr-[min(1rem,5vw)]">
          <Icon path={mdiChartBar} />
          Brojke
        </ButtonLink>
      </div>
      {children}
    </section>
  )
}

interface Counted {
  /** Those of this page. */
  leads: Lead[]
  total: number
}

const countOf =
  (status: LeadStatus) =>
  ({ leads }: Counted) =>
    leads.filter((lead) => lead.status === status).length

const cards: { label: string; note: string; of: (counted: Counted) => number }[] = [
  { label: 'Novi', note: 'na ovoj stranici', of: countOf('new') },
  { label: 'Kontaktirani', note: 'na ovoj stranici', of: countOf('contacted') },
  { label: 'Rezervirani', note: 'na ovoj stranici', of: countOf('booked') },
  { label: 'Ukupno', note: 'na svim stranicama', of: ({ total }) => total },
]

/** Four numbers above the list; their placeholders while `counted` is null. */
export function ReceivedSummary({ counted }: { counted: Counted | null }) {
  return (
    <dl className={`${cardGridClass} lg:grid-cols-4 lg:gap-4`}>
      {cards.map(({ label, note, of }) => (
        <div key={label} className="flex flex-col rounded-card border border-line bg-surface px-4 py-3 lg:px-5 lg:py-4">
          <dt className="text-sm font-semibold">
            {label} <span className="block font-normal text-muted">{note}</span>
          </dt>
          <dd className="order-first text-2xl font-semibold">
            {counted === null ? <Skeleton className="h-8 w-10" /> : formatCount(of(counted))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** As many rows as a page has, each of the usual height. */
const SKELETON_ROWS = 15

export function ReceivedLeadsSkeleton() {
  return (
    <ReceivedLeadsLayout>
      <ReceivedSummary counted={null} />
      <div className={`mt-6 ${cardGridClass} md:grid-cols-[1fr_12rem_12rem]`}>
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index} className="max-md:first:col-span-full">
            <Skeleton className="mb-1.5 h-5.25 w-24" />
            <Skeleton className="h-12 w-full md:h-11" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-4 h-5.25 w-16" />
      <LoadingRegion
        label="Učitavanje upita"
        className="mt-3 max-lg:space-y-3 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:pt-11.25"
      >
        {Array.from({ length: SKELETON_ROWS }, (_, index) => (
          <div
            key={index}
            className="border-line max-lg:flex max-lg:h-85 max-lg:flex-col max-lg:rounded-card max-lg:border max-lg:bg-surface max-lg:p-5 lg:h-26 lg:border-t lg:px-5 lg:py-6"
          >
            <div className="flex items-center gap-6">
              <Skeleton className="h-6 w-44" />
              <Skeleton className="h-5 w-28 max-lg:hidden" />
              <Skeleton className="h-5 flex-1 max-lg:hidden" />
              <Skeleton className="ml-auto h-7 w-28" />
            </div>
            <Skeleton className="mt-3 h-5 w-2/3 lg:hidden" />
            <Skeleton className="mt-10 h-18 w-full lg:hidden" />
            <Skeleton className="mt-auto h-12 w-full lg:hidden" />
          </div>
        ))}
      </LoadingRegion>
      <div className="mt-10 h-11" />
    </ReceivedLeadsLayout>
  )
}
