import type { Lead } from '#contract/leads.ts'
import { pages } from '#contract/paths.ts'
import { leadLifecycle } from '#contract/lead-lifecycle.ts'
import { fullDay, formatMoment } from '#web/lib/format.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { BookingHelp } from './booking-help.tsx'
import { BookingPhone } from './booking-phone.tsx'
import { ConversationLink } from './conversation-link.tsx'
import { LeadNotice } from './lead-notice.tsx'
import { coupleNotice, replacesMeaning, wayAfterRefusal } from './lead-notices.ts'
import { LeadMessage } from './lead-message.tsx'
import { LeadOfferLine } from './lead-offer.tsx'
import { LeadPackageText } from './lead-package.tsx'
import { OtherEnquiries } from './other-enquiries.tsx'
import { SentChip } from './status-chip.tsx'
import { hasTakenPlace, sentMeaning } from './status-presentation.ts'

/** One enquiry as the couple that sent it sees it. */
export function SentLead({
  lead,
  reviewHref,
  onWithdraw,
}: {
  lead: Lead
  /** The link to the place where the couple writes its review of this professional, and finds it later. */
  reviewHref: string
  onWithdraw: (lead: Lead) => void
}) {
  const { professional, event_date: day, message, my_review: review } = lead
  // Where only the confirmation of the address is missing, the page of the professional says so.
  const mayReview = professional.is_public && review !== undefined && (review.can_review || review.needs_confirmation)
  const hasReviewed = professional.is_public && review !== undefined && review.review !== null
  const today = useToday()
  const notice = coupleNotice(lead, today)
  const wayOn = wayAfterRefusal(lead, today)
  return (
    <article className="rounded-card border border-line bg-surface p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-[min(100%,10rem)] flex-1 text-lg font-semibold wrap-anywhere">
          {professional.is_public ? (
            <Link
              to={pages.professional(professional.id)}
              className="underline-offset-4 hover:text-primary hover:underline"
            >
              {professional.company_name}
            </Link>
          ) : (
            professional.company_name
          )}
        </h2>
        <SentChip lead={lead} />
      </div>
      <p className="mt-0.5 tabular-nums">
        <time dateTime={day}>{fullDay(day)}</time>
      </p>
      {(notice === null || !replacesMeaning(lead)) && (
        <p className="mt-1 text-sm text-muted">{sentMeaning(lead, today)}</p>
      )}
      {wayOn && (
        <p className="mt-1">
          <Link
            to={wayOn.to}
            className="font-semibold text-primary underline-offset-4 hover:underline max-lg:inline-block max-lg:py-2.5"
          >
            {wayOn.label}
          </Link>
        </p>
      )}
      {notice && <LeadNotice notice={notice} className="mt-3 rounded-control" />}
      {lead.package && (
        <p className="mt-2">
          Paket: <LeadPackageText of={lead.package} />
        </p>
      )}
      <LeadOfferLine lead={lead} className="mt-2" />
      <BookingPhone phone={professional.phone} className="flex! w-fit" />
      {leadLifecycle[lead.status].booksDay && !hasTakenPlace(lead) && <BookingHelp lead={lead} />}
      <OtherEnquiries lead={lead} onWithdraw={onWithdraw} />
      <LeadMessage
        text={message}
        lines={2}
        name={professional.company_name}
        className="mt-4 measure border-l-2 border-line pl-4"
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:gap-x-6">
        <p className="text-sm text-muted tabular-nums">
          Poslano <time dateTime={lead.created_at}>{formatMoment(lead.created_at)}</time>
        </p>
        <ConversationLink lead={lead} name={professional.company_name} className="sm:ml-auto" />
        {mayReview && (
          <ButtonLink to={reviewHref} aria-label={`Napiši recenziju: ${professional.company_name}`}>
            Napiši recenziju
          </ButtonLink>
        )}
        {hasReviewed && (
          <ButtonLink
            to={reviewHref}
            variant="plain"
            className="-mr-2 max-sm:-ml-5"
            aria-label={`Vaša recenzija: ${professional.company_name}`}
          >
            Vaša recenzija
          </ButtonLink>
        )}
        {lead.can_withdraw && (
          <Button
            variant="plain"
            className="-mr-2 text-muted! max-sm:-ml-5"
            aria-label={`Povuci upit: ${professional.company_name}`}
            onClick={() => onWithdraw(lead)}
          >
            Povuci upit
          </Button>
        )}
      </div>
    </article>
  )
}
