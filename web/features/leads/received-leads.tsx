import { mdiCheckDecagramOutline } from '@mdi/js'
import { counted } from '../../../contract/croatian.ts'
import type { Lead, LeadStatus } from '../../../contract/leads.ts'
import type { PageOf } from '../../../contract/page.ts'
import { pages, queryString } from '../../../contract/paths.ts'
import { fullDay, momentOf } from '../../lib/format-day.ts'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { EmptyDrawing } from '../../ui/line-drawings.tsx'
import { MessageState } from '../../ui/message-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { LeadMessage } from './lead-message.tsx'
import { LeadsFrame, LeadsSkeleton } from './leads-frame.tsx'
import { sentStatuses } from './sent-status.ts'

const title = 'Upiti'

const hrefOf = (page: number) => pages.professionalLeads + queryString({ page: page === 1 ? undefined : page })

/** The professional's word for a status; its colour is the one that the couple sees. */
const labels: Record<LeadStatus, string> = {
  new: 'Novo',
  contacted: 'Kontaktirano',
  interested: 'Zainteresirano',
  booked: 'Rezervirano',
  rejected: 'Odbijeno',
}

/** A professional's enquiries, newest first. */
export function ReceivedLeads({ leads }: { leads: PageOf<Lead> }) {
  const { data, current_page: current, last_page: last, total } = leads
  if (total === 0) {
    return (
      <MessageState drawing={<EmptyDrawing />} level="h1" title="Još nema upita.">
        <p>Kad vas par pita za svoj datum, upit ćete naći ovdje i u e-pošti.</p>
      </MessageState>
    )
  }
  return (
    <LeadsFrame title={title} note={counted(total, 'upit', 'upita', 'upita')}>
      <ul className="space-y-4">
        {data.map((lead) => (
          <li key={lead.id}>
            <ReceivedLead lead={lead} />
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <Pagination label="Stranice upita" current={current} last={last} hrefOf={hrefOf} />
      </div>
    </LeadsFrame>
  )
}

export const ReceivedLeadsSkeleton = () => <LeadsSkeleton title={title} />

function ReceivedLead({ lead: { couple, event_date: day, status, message, created_at: sentAt } }: { lead: Lead }) {
  return (
    <article className="rounded-card border border-line bg-surface p-5 md:p-6">
      <div className="flex items-start justify-between gap-x-4">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold wrap-anywhere">{couple?.name ?? 'Nepoznato'}</h2>
          {couple && (
            <p className="flex flex-wrap items-center gap-x-3">
              <a
                href={`mailto:${couple.email}`}
                className="text-primary underline-offset-4 hover:underline wrap-anywhere"
              >
                {couple.email}
              </a>
              {couple.email_confirmed && (
                <span className="inline-flex items-center gap-1 text-sm text-success-ink">
                  <Icon path={mdiCheckDecagramOutline} className="size-4" />
                  e-mail potvrđen
                </span>
              )}
            </p>
          )}
          <p className="mt-0.5 tabular-nums">
            <time dateTime={day}>{fullDay(day)}</time>
          </p>
        </div>
        <span className={cx('shrink-0 rounded-full px-3 py-1 text-sm font-semibold', sentStatuses[status].tone)}>
          {labels[status]}
        </span>
      </div>
      <LeadMessage text={message} />
      <p className="mt-4 text-sm text-muted tabular-nums">
        Primljeno <time dateTime={sentAt}>{momentOf(sentAt)}</time>
      </p>
    </article>
  )
}
