import { mdiHeart } from '@mdi/js'
import { useState } from 'react'
import { formatQuantity } from '#contract/croatian.ts'
import type { Lead, LeadCounts } from '#contract/leads.ts'
import type { PageOf } from '#contract/page.ts'
import { pages } from '#contract/paths.ts'
import { formatSum } from '#contract/sums.ts'
import { oneOf, useFilters } from '#web/lib/filters.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { FilterButtons } from '#web/ui/filter-buttons.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { LeadsLayout, LeadsSkeleton } from './leads-layout.tsx'
import { readSentFilters, sentChoice, type SentFilters, sentFilterLabels, sentHref } from './sent-filters.ts'
import { SentLead } from './sent-lead.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const title = 'Moji upiti'

/** A couple's own enquiries, newest first. */
export function SentLeads({
  leads: { data, current_page: current, last_page: last, total },
  counts,
  filters,
  reviewHrefOf,
}: {
  leads: PageOf<Lead>
  /** Of all enquiries; null where they could not be loaded. */
  counts: LeadCounts | null
  filters: SentFilters
  reviewHrefOf: (professionalId: number) => string
}) {
  const [withdrawing, setWithdrawing] = useState<Lead | null>(null)
  // The list is loaded anew when an answer comes; the lead may be withdrawn on another device.
  const asked = withdrawing && (data.find(({ id }) => id === withdrawing.id) ?? withdrawing)
  const { shown, isLoading, apply } = useFilters(pages.enquiries, filters, readSentFilters, sentHref)
  if (total === 0) return <NothingSent />
  const agreedTotal = counts?.agreed_total ?? 0
  const choice = sentChoice(counts, shown.status)
  return (
    <LeadsLayout title={title} note={formatQuantity(total, 'poslani upit', 'poslana upita', 'poslanih upita')}>
      {agreedTotal > 0 && (
        <dl className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 rounded-card border border-line bg-surface px-5 py-4 md:px-6">
          <dt className="flex items-center gap-2 font-semibold">
            <Icon path={mdiHeart} className="text-heart" />
            Dogovoreno ukupno
          </dt>
          <dd className="text-2xl font-semibold tabular-nums">{formatSum(agreedTotal)}</dd>
        </dl>
      )}
      {choice && (
        <div className="mb-5">
          <FilterButtons
            label="Koji upiti"
            {...choice}
            chosen={shown.status}
            onChoose={(status) => apply({ status: oneOf(sentFilterLabels, status, 'all') })}
          />
        </div>
      )}
      <ul className="space-y-4" aria-busy={isLoading}>
        {data.map((lead) => (
          <li key={lead.id}>
            <SentLead lead={lead} reviewHref={reviewHrefOf(lead.professional_id)} onWithdraw={setWithdrawing} />
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <Pagination
          label="Stranice upita"
          current={current}
          last={last}
          hrefOf={(page) => sentHref({ ...filters, page })}
        />
      </div>
      <WithdrawDialog lead={asked} onClose={() => setWithdrawing(null)} />
    </LeadsLayout>
  )
}

export const SentLeadsSkeleton = () => <LeadsSkeleton title={title} />

const NothingSent = () => (
  <MessageState
    drawing={<EmptyDrawing />}
    level="h1"
    title="Još niste poslali nijedan upit"
    action={
      <ButtonLink to={pages.home} variant="filled">
        Pogledaj pružatelje usluga
      </ButtonLink>
    }
  >
    <p>Kad pitate za svoj datum, ovdje ćete pratiti tko je odgovorio i što je dogovoreno.</p>
  </MessageState>
)
