import { mdiClose } from '@mdi/js'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type RequestedDayStatus, LeadFields } from './lead-fields.tsx'
import type { LeadForm } from './use-lead-form.ts'

type LeadPanelProps = { lead: LeadForm; price: string; today: CalendarDay; dayStatus: RequestedDayStatus }

/** Until the session is known, a visitor is taken for a couple: most are. */
function useCanSend(): boolean {
  const { user } = useSession()
  return user === null || user.role === 'couple'
}

/** The form on a wide screen, beside the page. */
export function LeadCard({ price, ...form }: LeadPanelProps) {
  const maySend = useCanSend()
  return (
    <section aria-label="Upit" className="rounded-card border border-line bg-surface p-6 shadow-float">
      <p className="text-xl font-semibold tabular-nums">{price}</p>
      {maySend ? (
        <div className="mt-4">
          <ScriptRequired />
          <LeadFields {...form} />
          <SignInHint />
        </div>
      ) : (
        <CouplesOnly />
      )}
    </section>
  )
}

/** On a phone: the price and the way to the form, at the bottom while the page is in view. */
export function LeadBar({ price, onOpen }: { price: string; onOpen: () => void }) {
  const maySend = useCanSend()
  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden">
      <ScriptRequired />
      <div className="container-page flex min-h-18 items-center justify-between gap-4 py-3">
        <p className="min-w-0 leading-tight font-semibold tabular-nums">{price}</p>
        {maySend ? (
          <Button variant="filled" aria-haspopup="dialog" onClick={onOpen}>
            Pošalji upit
          </Button>
        ) : (
          <p className="text-right text-sm text-muted">Upite šalju parovi.</p>
        )}
      </div>
    </div>
  )
}

/** On a phone: the form, from the bottom. */
export function LeadSheet({ open, onClose, price, ...form }: LeadPanelProps & { open: boolean; onClose: () => void }) {
  const maySend = useCanSend()
  return (
    <Dialog
      open={open && maySend}
      onClose={onClose}
      label="Upit"
      className="mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-none overflow-y-auto rounded-t-card bg-raised! text-ink shadow-float open:animate-rise sm:max-w-lg"
    >
      <div className="p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:p-6">
        <div className="mb-3 flex items-center justify-between gap-4">
          <p className="text-xl font-semibold tabular-nums">{price}</p>
          <button
            type="button"
            aria-label="Zatvori"
            onClick={onClose}
            className="-mr-1 grid size-12 shrink-0 place-items-center rounded-control text-muted hover:bg-tint"
          >
            <Icon path={mdiClose} className="size-6" />
          </button>
        </div>
        <LeadFields {...form} />
        <SignInHint />
      </div>
    </Dialog>
  )
}

/** Its visibility follows the attribute that is set before the first paint, so that it never appears late. */
const SignInHint = () => (
  <p className="mt-1 hidden text-sm text-muted in-data-[session=none]:block">
    Za slanje je potrebna prijava. Što napišete, čeka vas i nakon nje.
  </p>
)

const CouplesOnly = () => (
  <p className="mt-3 text-muted">Upite šalju parovi. Prijavljeni ste računom koji ih ne šalje.</p>
)

/** Sending needs the session's token, which only a script can read. */
const ScriptRequired = () => (
  <noscript>
    <p className="bg-warning-soft px-4 py-3 text-sm text-warning">
      Slanje upita radi samo uz uključen JavaScript. Uključite ga u postavkama preglednika pa ponovo učitajte stranicu.
    </p>
  </noscript>
)
