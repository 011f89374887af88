import { formatQuantity } from '#contract/croatian.ts'
import { leadLifecycle } from '#contract/lead-lifecycle.ts'
import type { Lead } from '#contract/leads.ts'
import { pages } from '#contract/paths.ts'
import { longDay } from '#web/lib/format.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Link } from '#web/ui/link.tsx'
import { BookingPhone } from './booking-phone.tsx'
import { coupleNotice } from './lead-notices.ts'
import { SentChip } from './status-chip.tsx'
import { hasTakenPlace, sentLabelOf, sentMeaning } from './status-presentation.ts'

/** Above the form: the others are on the page of all enquiries. */
const SHOWN = 2

/** The enquiries of the couple to this professional, newest first, and how it stands. */
export function OwnLeads({ leads }: { leads: readonly Lead[] }) {
  return (
    <div className="mb-5 rounded-control border border-line bg-page px-4 pt-3">
      <h2 className="text-sm font-semibold text-muted">{leads.length === 1 ? 'Vaš upit' : 'Vaši upiti'}</h2>
      <ul className="divide-y divide-line">
        {leads.slice(0, SHOWN).map((lead) => (
          <OwnLead key={lead.id} lead={lead} />
        ))}
      </ul>
      <Link
        to={pages.enquiries}
        className="-mt-1.5 inline-flex min-h-11 items-center text-sm font-semibold text-primary underline-offset-4 hover:underline"
      >
        Moji upiti
      </Link>
    </div>
  )
}

function OwnLead({ lead }: { lead: Lead }) {
  const { event_date: day, status, professional } = lead
  const today = useToday()
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <time dateTime={day} className="font-semibold tabular-nums">
          {longDay(day)}
        </time>
        <SentChip lead={lead} />
      </div>
      {leadLifecycle[status].booksDay && !hasTakenPlace(lead) ? (
        <p className="mt-1 font-semibold text-success">To je vaša rezervacija.</p>
      ) : (
        <p className="mt-0.5 text-sm text-muted">{coupleNotice(lead, today)?.text ?? sentMeaning(lead, today)}</p>
      )}
      <div className="-mb-1.5 flex flex-wrap items-center gap-x-5">
        <Link
          to={pages.conversation(lead.id)}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-primary underline-offset-4 hover:underline"
        >
          Otvori razgovor
          {lead.unread_count > 0 &&
            ` (${formatQuantity(lead.unread_count, 'nepročitana', 'nepročitane', 'nepročitanih')})`}
        </Link>
        <BookingPhone phone={professional.phone} />
      </div>
    </li>
  )
}

/** On a phone, where the form is closed: how the newest one stands, in one line. */
export function OwnLeadLine({ leads: [lead] }: { leads: readonly Lead[] }) {
  if (lead === undefined) return null
  return (
    // Below the price without moving it, unless the letters are so large that the button is there.
    <span className="absolute top-full left-0 w-max max-w-[50vw] truncate text-sm font-normal text-muted @max-3xs:static @max-3xs:block @max-3xs:max-w-full">
      {leadLifecycle[lead.status].booksDay ? 'Vaša rezervacija' : `Vaš upit: ${sentLabelOf(lead).toLowerCase()}`}
    </span>
  )
}
