import { useState } from 'react'
import { formatQuantity } from '#contract/croatian.ts'
import type { LeadReport } from '#contract/lead-reports.ts'
import { pages } from '#contract/paths.ts'
import { type AnswerOf, call } from '#web/call.ts'
import { useFilters } from '#web/lib/filters.ts'
import { pageFrom } from '#web/lib/placed-page.ts'
import { type RunAction, useAction } from '#web/lib/use-action.ts'
import { FilterButtons } from '#web/ui/filter-buttons.tsx'
import { ChipsSkeleton, ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { EmptyList, PagedList } from '#web/ui/paged-list.tsx'
import { type ConfirmRequest, ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showFailure, showSnackbar } from '#web/ui/snackbar.tsx'
import { type LeadReportsFilters, leadReportsHref, readLeadReportsFilters, reportStatuses } from './filters.ts'
import { ReportCard, sidesOf } from './report-card.tsx'

const CHANGE_FAILED = 'Greška pri rješavanju prijave'

/** Conversations reported by one of their sides; admins can read no others. */
export function LeadReports({
  page,
  filters,
}: {
  page: AnswerOf<'GET /admin/lead-reports'>
  filters: LeadReportsFilters
}) {
  const { shown, isLoading, apply } = useFilters(
    pages.adminLeadReports,
    filters,
    readLeadReportsFilters,
    leadReportsHref,
  )
  const { isBusy, run } = useAction((error) => showFailure(error, CHANGE_FAILED))
  const [question, setQuestion] = useState<ConfirmRequest | null>(null)

  return (
    <>
      <FilterButtons
        label="Stanje prijava"
        labels={reportStatuses}
        counts={page.counts}
        chosen={shown.status}
        onChoose={(status) => apply({ status })}
      />
      <PagedList
        page={page}
        count={formatQuantity(page.total, 'prijava', 'prijave', 'prijava')}
        isLoading={isLoading}
        empty={
          filters.status === 'open' ? (
            <EmptyList title="Nema otvorenih prijava">
              <p>
                Kad netko prijavi razgovor, ovdje ćete pročitati što je do tada napisano. Ostali se razgovori ne vide.
              </p>
            </EmptyList>
          ) : (
            <EmptyList title="Nema riješenih prijava" />
          )
        }
        hrefOf={(number) => leadReportsHref({ ...filters, ...pageFrom(filters, page.next_after, number) })}
      >
        <ul className="max-w-200 space-y-4">
          {page.data.map((report) => (
            <li key={report.id}>
              <ReportCard
                report={report}
                isBusy={isBusy(report.id)}
                onResolve={() => setQuestion(resolveRequest(report, run))}
              />
            </li>
          ))}
        </ul>
      </PagedList>
      <ReasonDialog request={question} onClose={() => setQuestion(null)} />
    </>
  )
}

const resolveRequest = (report: LeadReport, run: RunAction): ConfirmRequest => ({
  title: 'Riješiti prijavu?',
  text: (
    <p className="wrap-anywhere">
      Prijava razgovora ({sidesOf(report)}) prelazi među riješene. Tko je prijavio, dobiva e-mail da je pregledana.
      Odluka i bilješka ostaju u dnevniku.
    </p>
  ),
  confirmLabel: 'Riješi',
  variant: 'filled',
  reason: {
    label: 'Bilješka',
    hint: 'Vide je samo administratori.',
    draft: `lead-report-note-${report.id}`,
    optional: true,
  },
  fallback: CHANGE_FAILED,
  onConfirm: (typed) =>
    run(report.id, async () => {
      await call('POST /admin/lead-reports/:id/resolve', { params: { id: report.id }, body: { resolution: typed } })
      showSnackbar('Prijava je riješena')
    }),
})

export const LeadReportsSkeleton = () => (
  <ListSkeleton
    label="Učitavanje prijava"
    bar={<ChipsSkeleton />}
    row={
      <>
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="mt-2 h-5 w-1/4" />
        <Skeleton className="mt-4 h-18 w-full max-w-170" />
        <Skeleton className="mt-4 h-11 w-60" />
      </>
    }
    className="max-w-200 space-y-4"
    count={3}
  />
)
