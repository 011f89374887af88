import type { Lead } from '#contract/leads.ts'
import { type LeadActions, ReceivedRow } from './received-row.tsx'

/** Widths that leave the most to the message; a text of any length changes none. */
const columns = [
  { title: 'Par', width: 'w-1/4' },
  { title: 'Datum vjenčanja', width: 'w-42' },
  { title: 'Poruka', width: '' },
  { title: 'Status', width: 'w-40' },
  { title: 'Primljeno', width: 'w-38' },
] as const

export function ReceivedTable({
  leads,
  arrived,
  actions,
}: {
  leads: Lead[]
  arrived: ReadonlySet<number>
  actions: LeadActions
}) {
  return (
    <div className="lg:overflow-hidden lg:rounded-card lg:border lg:border-line lg:bg-surface">
      <table className="w-full max-lg:block lg:table-fixed">
        <caption className="sr-only">Primljeni upiti, najnoviji najprije</caption>
        <thead className="max-lg:sr-only">
          <tr className="text-left text-sm text-muted">
            {columns.map(({ title, width }) => (
              <th key={title} scope="col" className={`py-3 pr-4 font-semibold first:pl-5 ${width}`}>
                {title}
              </th>
            ))}
            <th scope="col" className="w-16">
              <span className="sr-only">Radnje</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:grid max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-3">
          {leads.map((lead) => (
            <ReceivedRow key={lead.id} lead={lead} isFresh={arrived.has(lead.id)} actions={actions} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
