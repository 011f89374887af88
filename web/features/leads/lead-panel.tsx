import { mdiClose } from '@mdi/js'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { pages } from '#contract/paths.ts'
import { useRootMark } from '#web/lib/root-mark.ts'
import { useSession } from '#web/lib/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type RequestedDayStatus, LeadFields } from './lead-fields.tsx'
import type { LeadForm } from './use-lead-form.ts'
import type { OwnLeads } from './use-own-leads.ts'

type LeadPanelProps = {
  lead: LeadForm
  /** Everything that this couple has sent to this professional. */
  ownLeads: OwnLeads
  price: string
  today: CalendarDay
  dayStatus: RequestedDayStatus
}

/** Without the one whose confirmation is in view: it would be said twice, and the form would move while it is read. */
function SentBefore({ lead, ownLeads }: Pick<LeadPanelProps, 'lead' | 'ownLeads'>) {
  const { leads, views } = ownLeads
  const shown = leads.filter(({ id }) => id !== lead.confirmed?.id)
  return views && shown.length > 0 && <views.OwnLeads leads={shown} />
}

/** Fetched for couples, with their own enquiries. */
const SimilarSlot = ({ lead, ownLeads: { views } }: Pick<LeadPanelProps, 'lead' | 'ownLeads'>) =>
  views && <views.SimilarProfessionals lead={lead} />

/** Until the session is known, a visitor is taken for a couple: most are. */
function useCanSend(): boolean {
  const { user } = useSession()
  return user === null || user.role === 'couple'
}

/** The form on a wide screen, beside the page. */
export function LeadCard({ price, ownLeads, ownText, ...form }: LeadPanelProps & { ownText: string | null }) {
  const maySend = useCanSend()
  return (
    <section
      aria-label="Upit"
      className="max-h-[calc(100dvh-7rem)] overflow-y-auto rounded-card border border-line bg-surface p-6 shadow-float"
    >
      <p className="text-xl font-semibold tabular-nums">{price}</p>
      {maySend ? (
        // Shown to a couple once its enquiries are known: above the form they would push it down while it is used. On a line
        // that says nothing it is not held back for ever.
        <div className={cx('mt-4', ownLeads.isAwaited && 'in-data-[role=couple]:animate-await')}>
          <ScriptRequired />
          <SentBefore lead={form.lead} ownLeads={ownLeads} />
          <LeadFields {...form} />
          <SimilarSlot {...form} ownLeads={ownLeads} />
          <SignInHint />
        </div>
      ) : (
        <CouplesOnly ownText={ownText} />
      )}
    </section>
  )
}

/** On a phone: the price and the way to the form, at the bottom while the page is in view. */
export function LeadBar({
  price,
  ownLeads,
  ownText,
  onOpen,
}: Pick<LeadPanelProps, 'price' | 'ownLeads'> & { ownText: string | null; onOpen: () => void }) {
  const maySend = useCanSend()
  const { leads, views } = ownLeads
  useRootMark('data-bottom-bar')
  return (
    <div className="@container sticky bottom-[var(--compare-bar,0px)] z-20 border-t border-line bg-surface not-in-data-compare-bar:pb-[env(safe-area-inset-bottom)] lg:hidden">
      <ScriptRequired />
      <div className="container-page flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 py-3 in-data-compare-bar:min-h-0 in-data-compare-bar:py-1">
        {/* With large letters it takes the whole row, and the button the next. */}
        <p key={ownText} className="relative min-w-0 grow-999 basis-[8rem] leading-tight font-semibold tabular-nums">
          {ownText === null ? price : <span className="text-sm font-normal text-muted">{ownText}</span>}
          {views && leads.length > 0 && <views.OwnLeadLine leads={leads} />}
        </p>
        {maySend ? (
          <Button variant="filled" aria-haspopup="dialog" className="grow" onClick={onOpen}>
            Pošalji upit
          </Button>
        ) : ownText !== null ? (
          <ButtonLink to={pages.professionalProfile} className="grow">
            Uredi profil
          </ButtonLink>
        ) : (
          <p className="text-right text-sm text-muted">Upite šalju parovi.</p>
        )}
      </div>
    </div>
  )
}

/** On a phone: the form, from the bottom. */
export function LeadSheet({
  open,
  onClose,
  company,
  price,
  ownLeads,
  ...form
}: LeadPanelProps & { open: boolean; onClose: () => void; company: string }) {
  const maySend = useCanSend()
  return (
    <Dialog
      open={open && maySend}
      onClose={onClose}
      label={`Upit: ${company}`}
      className="mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-none overflow-y-auto rounded-t-card bg-raised! text-ink shadow-float open:animate-rise sm:max-w-lg"
    >
      <div className="p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:p-6">
        <div className="mb-3 flex items-start justify-between gap-4">
          <div className="min-w-0 pt-1.5">
            <h2 className="line-clamp-2 font-display text-xl wrap-anywhere">{company}</h2>
            <p className="mt-0.5 text-muted tabular-nums">{price}</p>
          </div>
          <button
            type="button"
            aria-label="Zatvori"
            onClick={onClose}
            className="-mr-1 grid size-12 shrink-0 place-items-center rounded-control text-muted hover:bg-tint"
          >
            <Icon path={mdiClose} className="size-6" />
          </button>
        </div>
        <SentBefore lead={form.lead} ownLeads={ownLeads} />
        <LeadFields {...form} />
        <SimilarSlot {...form} ownLeads={ownLeads} />
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

/** In place of the form, so that nothing moves when the session is known. `ownText` is for the profile's owner. */
const CouplesOnly = ({ ownText }: { ownText: string | null }) =>
  ownText !== null ? (
    <>
      <p className="mt-3 text-muted">{ownText}</p>
      <ButtonLink to={pages.professionalProfile} className="mt-4 w-full">
        Uredi profil
      </ButtonLink>
    </>
  ) : (
    <p className="mt-3 text-muted">Upite šalju parovi. Prijavljeni ste računom koji ih ne šalje.</p>
  )

/** Sending needs the session's token, which only a script can read. A browser with scripts needs no words of it. */
const ScriptRequired = () => (
  <noscript>
    {import.meta.env.SSR && (
      <p className="bg-warning-soft px-4 py-3 text-sm text-warning">
        Slanje upita radi samo uz uključen JavaScript. Uključite ga u postavkama preglednika pa ponovo učitajte
        stranicu.
      </p>
    )}
  </noscript>
)
