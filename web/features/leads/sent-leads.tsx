import { mdiHeart } from '@mdi/js'
import { useState } from 'react'
import { formatQuantity } from '#contract/croatian.ts'
import type { Lead } from '#contract/leads.ts'
import type { PageOf } from '#contract/page.ts'
import { pages, queryString } from '#contract/paths.ts'
import { formatSum } from '#contract/sums.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyDrawing } from '#web/ui/line-drawings.tsx'
import { MessageState } from '#web/ui/message-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { LeadsLayout, LeadsSkeleton } from './leads-layout.tsx'
import { SentLead } from './sent-lead.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const title = 'Moji upiti'

export const sentLeadsHref = (page: number) => pages.enquiries + queryString({ page: page === 1 ? undefined : page })

/** A couple's own enquiries, newest first. */
export function SentLeads({
  leads: { data, current_page: current, last_page: last, total },
  agreedTotal,
  reviewHrefOf,
}: {
  leads: PageOf<Lead>
  /** In euros: what all agreements come to; null where that could not be loaded. */
  agreedTotal: number | null
  reviewHrefOf: (professionalId: number) => string
}) {
  const [withdrawing, setWithdrawing] = useState<Lead | null>(null)
  // The list is loaded anew when an answer comes; the lead may be withdrawn on another device.
  const asked = withdrawing && (data.find(({ id }) => id === withdrawing.id) ?? withdrawing)
  if (total === 0) return <NothingSent />
  return (
    <LeadsLayout title={title} note={formatQuantity(total, 'poslani upit', 'poslana upita', 'poslanih upita')}>
      {agreedTotal !== null && agreedTotal > 0 && (
        <dl className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 rounded-card border border-line bg-surface px-5 py-4 md:px-6">
          <dt className="flex items-center gap-2 font-semibold">
            <Icon path={mdiHeart} className="text-heart" />
            Dogovoreno ukupno
          </dt>
          <dd className="text-2xl font-semibold tabular-nums">{formatSum(agreedTotal)}</dd>
        </dl>
      )}
      <ul className="space-y-4">
        {data.map((lead) => (
          <li key={lead.id}>
            <SentLead
              lead={lead}
              reviewHref={reviewHrefOf(lead.professional_id)}
              onWithdraw={() => setWithdrawing(lead)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <Pagination label="Stranice upita" current={current} last={last} hrefOf={sentLeadsHref} />
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
