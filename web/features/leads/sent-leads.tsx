import { mdiHeart } from '@mdi/js'
import { useState } from 'react'
import { formatQuantity } from '#contract/croatian.ts'
import type { Lead, LeadCounts } from '#contract/leads.ts'
import type { PageOf } from '#contract/page.ts'
import { pages } from '#contract/paths.ts'
import { formatSum } from '#contract/sums.ts'
import { oneOf, useFilters } from '#web/lib/filters.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
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
    <LeadsLayout
      title={title}
      beside={
        agreedTotal > 0 && (
          // Its two lines are no higher than the title.
          <dl className="-my-2 leading-tight tabular-nums sm:text-right">
            <dt className="flex items-center gap-1.5 text-sm text-muted">
              <Icon path={mdiHeart} className="size-4 text-heart" />
              Dogovoreno ukupno
            </dt>
            <dd className="text-lg font-semibold">{formatSum(agreedTotal)}</dd>
          </dl>
        )
      }
      bar={
        <>
          {choice && (
            <FilterButtons
              label="Koji upiti"
              isRow
              {...choice}
              chosen={shown.status}
              onChoose={(status) => apply({ status: oneOf(sentFilterLabels, status, 'all') })}
            />
          )}
          {/* On paper, where the choice is missing, in any case. */}
          <p className={cx('text-muted tabular-nums', choice && 'hidden print:block')}>
            {formatQuantity(total, 'poslani upit', 'poslana upita', 'poslanih upita')}
          </p>
        </>
      }
    >
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
