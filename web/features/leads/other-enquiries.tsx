import type { Lead } from '#contract/leads.ts'
import { pages } from '#contract/paths.ts'
import { call } from '#web/call.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { showFailure } from '#web/ui/snackbar.tsx'
import { sentHref } from './sent-filters.ts'

type OtherEnquiry = NonNullable<Lead['other_enquiries']>[number]
type OnWithdraw = (lead: Lead) => void

/** Beside a booking: what the couple still asks others of the category for that day, each with the way to withdraw it. */
export function OtherEnquiries({
  lead: { other_enquiries: others },
  onWithdraw,
}: {
  lead: Lead
  onWithdraw: OnWithdraw
}) {
  if (!others?.length) return null
  return (
    <div className="mt-3 text-sm">
      <p className="measure text-muted">
        Za isti dan u istoj kategoriji još ste pitali i ove pružatelje usluga. Upite koje više ne trebate možete povući.
      </p>
      <ul>
        {others.map((other) => (
          <Row key={other.lead_id} other={other} onWithdraw={onWithdraw} />
        ))}
      </ul>
    </div>
  )
}

function Row({
  other: { lead_id: id, company_name: name },
  onWithdraw,
}: {
  other: OtherEnquiry
  onWithdraw: OnWithdraw
}) {
  const { start, isBusy } = useAction(showFailure)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <Link
        to={pages.conversation(id)}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 wrap-anywhere hover:underline"
      >
        {name}
      </Link>
      <Button
        variant="plain"
        className="-mr-2 text-muted! max-sm:-ml-5"
        aria-label={`Povuci upit: ${name}`}
        aria-disabled={isBusy(id) || undefined}
        onClick={() => start(id, async () => onWithdraw((await call('GET /leads/:id', { params: { id } })).data))}
      >
        Povuci upit
      </Button>
    </li>
  )
}

/** In the conversation, with the way to the list. */
export function OtherEnquiriesLine({ lead: { other_enquiries: others } }: { lead: Lead }) {
  if (!others?.length) return null
  return (
    <p className="shrink-0 border-b border-line px-4 py-2.5 text-sm text-muted lg:px-5">
      Za isti dan u istoj kategoriji imate još otvorenih upita. Ako vam više ne trebaju, možete ih povući.{' '}
      <Link
        to={sentHref({ status: 'booked', page: 1 })}
        className="inline-block font-semibold text-primary underline underline-offset-4"
      >
        Pogledaj te upite
      </Link>
    </p>
  )
}
