import { mdiCheckDecagramOutline } from '@mdi/js'
import { useId } from 'react'
import type { AdminUser } from '#contract/admin-users.ts'
import { pages } from '#contract/paths.ts'
import { dayOfInstant } from '#web/lib/format.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { roleLabels } from './filters.ts'

/** An account, which can be suspended and restored unless it is the admin's own. */
export function UserCard({
  user,
  isOwn,
  isBusy,
  onSuspend,
  onRestore,
}: {
  user: AdminUser
  isOwn: boolean
  isBusy: boolean
  onSuspend: () => void
  onRestore: () => void
}) {
  const id = useId()
  const { professional, suspended_at: suspendedAt } = user
  return (
    <article
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-3 px-4 py-3 sm:flex-nowrap sm:gap-x-6 sm:px-5 sm:py-4"
    >
      <div className="min-w-0 flex-1 basis-full wrap-anywhere sm:basis-auto">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="leading-snug font-semibold">
            {user.name}
          </h2>
          <span className="rounded-full bg-tint px-2.5 py-0.5 text-sm font-medium">{roleLabels[user.role]}</span>
          {isOwn && <span className="text-sm text-muted">to ste vi</span>}
          {suspendedAt && (
            <span className="rounded-full bg-error-soft px-2.5 py-0.5 text-sm font-semibold text-error">
              Suspendiran
            </span>
          )}
        </div>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3">
          <span>{user.email}</span>
          {user.email_confirmed && (
            <span className="inline-flex items-center gap-1 text-sm text-success">
              <Icon path={mdiCheckDecagramOutline} className="size-4" />
              potvrđen
            </span>
          )}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          {professional && (
            <>
              <Link to={pages.professional(professional.id)} className="text-primary underline underline-offset-4">
                {professional.company_name}
              </Link>
              {' · '}
            </>
          )}
          Račun od <time dateTime={user.created_at}>{dayOfInstant(user.created_at)}</time>
        </p>
        {suspendedAt && (
          <p className="mt-1 text-sm">
            Suspendiran <time dateTime={suspendedAt}>{dayOfInstant(suspendedAt)}</time>
            {user.suspension_reason && ` Razlog: ${user.suspension_reason}`}
          </p>
        )}
      </div>
      {suspendedAt ? (
        <BusyButton busy={isBusy} className="px-4! max-sm:mt-2" aria-describedby={id} onClick={onRestore}>
          Vrati pristup
        </BusyButton>
      ) : (
        user.can_suspend && (
          <Button variant="plain" className="-mx-3 px-3! text-muted!" aria-describedby={id} onClick={onSuspend}>
            Suspendiraj
          </Button>
        )
      )}
    </article>
  )
}
