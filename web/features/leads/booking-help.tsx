import { mdiChevronDown } from '@mdi/js'
import type { Lead } from '#contract/leads.ts'
import { pages } from '#contract/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

const linkClass = 'text-primary underline underline-offset-4'

/** How a couple calls off its booked day or moves the wedding: only the professional changes the booking. */
export function BookingHelp({ lead: { id, offer, can_write, other_booking, professional } }: { lead: Lead }) {
  if (!can_write) return null
  return (
    <details className="group mt-3">
      <summary className="-my-1 flex min-h-11 w-fit list-none items-center gap-1.5 text-sm font-semibold text-muted hover:text-primary [&::-webkit-details-marker]:hidden">
        Trebate otkazati ili promijeniti datum?
        <Icon path={mdiChevronDown} className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-w-170 space-y-2 pt-1 pb-2 text-sm">
        <p>
          Za otkazivanje{' '}
          <Link to={pages.conversation(id)} className={linkClass}>
            pišite u razgovoru
          </Link>
          : rezervaciju otkazuje pružatelj usluga, a vi tada dobivate e-mail.
          {offer?.status === 'accepted' && (
            <>
              {' '}
              Uvjeti otkazivanja i predujam stoje u{' '}
              <Link to={pages.offer(offer.id)} className={linkClass}>
                dogovoru
              </Link>
              .
            </>
          )}
        </p>
        {professional.is_public && other_booking === null && (
          <p>
            Mijenjate li datum vjenčanja, najprije dogovorite novi dan:{' '}
            <Link to={pages.professional(professional.id)} className={linkClass}>
              pošaljite upit za njega
            </Link>
            . Ovaj se dan otkazuje tek kad je novi rezerviran, da ne ostanete bez oba.
          </p>
        )}
      </div>
    </details>
  )
}
