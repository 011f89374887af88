import { formatQuantity } from '#contract/croatian.ts'
import { pages } from '#contract/paths.ts'
import type { AnswerOf } from '#web/call.ts'
import { useFilters } from '#web/lib/filters.ts'
import { SelectField } from '#web/ui/field.tsx'
import { ControlSkeleton, ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { EmptyList, PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type LogFilters, logHref, readLogFilters } from './filters.ts'
import { LogEntries } from './log-entries.tsx'
import { actionLabels } from './text.ts'

/** All decisions by admins, newest first. */
export function Log({ page, filters }: { page: AnswerOf<'GET /admin/log'>; filters: LogFilters }) {
  const { shown, isLoading, apply } = useFilters(pages.adminLog, filters, readLogFilters, logHref)
  return (
    <>
      <SelectField
        label="Radnja"
        className="md:w-72"
        value={shown.action}
        onChange={(event) =>
          apply({ action: readLogFilters(new URLSearchParams({ action: event.target.value })).action })
        }
      >
        <option value="">Sve radnje</option>
        {Object.entries(actionLabels).map(([action, label]) => (
          <option key={action} value={action}>
            {label}
          </option>
        ))}
      </SelectField>
      <PagedList
        page={page}
        count={formatQuantity(page.total, 'zapis', 'zapisa', 'zapisa')}
        isLoading={isLoading}
        empty={<EmptyList title="Nema zapisa za prikaz" />}
        hrefOf={(number) => logHref({ ...filters, page: number })}
      >
        <div className="rounded-card border border-line bg-surface p-4 sm:px-5">
          <LogEntries entries={page.data} withSubject />
        </div>
      </PagedList>
    </>
  )
}

export const LogSkeleton = () => (
  <ListSkeleton
    label="Učitavanje dnevnika"
    bar={
      <>
        <ControlSkeleton className="md:w-72" />
        <Skeleton className="mt-5 mb-3 h-5.25 w-24" />
      </>
    }
    className="[&>*]:rounded-none [&>*]:border-t-0 [&>:first-child]:rounded-t-card [&>:first-child]:border-t [&>:last-child]:rounded-b-card"
    row={
      <>
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="mt-2 h-5 w-1/3" />
        <Skeleton className="mt-2 h-4 w-2/5 sm:hidden" />
      </>
    }
    count={8}
  />
)
