import { mdiAccountCancelOutline, mdiCheck, mdiClose } from '@mdi/js'
import { useId } from 'react'
import type { AdminProfessional } from '#contract/admin-professionals.ts'
import { pages, queryString } from '#contract/paths.ts'
import type { ProfessionalStatus } from '#contract/professionals.ts'
import { dayOfInstant } from '#web/lib/format.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { EmailText } from '#web/ui/email-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { mediaFiles } from '#web/lib/media-files.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PremiumSwitch } from './premium-switch.tsx'

export type Decision = 'approve' | 'reject'

const statusLabels: Record<ProfessionalStatus, string> = {
  pending: 'Na čekanju',
  approved: 'Odobreno',
  rejected: 'Odbijeno',
}

const tones: Record<ProfessionalStatus, string> = {
  pending: 'bg-info-soft text-info',
  approved: 'bg-success-soft text-success',
  rejected: 'bg-warning-soft text-warning',
}

/** A profile with the decisions that its status allows. */
export function ProfessionalCard({
  professional,
  isBusy,
  onDecide,
  onHistory,
  onPremium,
}: {
  professional: AdminProfessional
  isBusy: boolean
  onDecide: (decision: Decision) => void
  onHistory: () => void
  onPremium: () => void
}) {
  const id = useId()
  const { company_name: name, category, city, status, owner, suspended, rejection_reason: reason } = professional
  return (
    <article
      aria-labelledby={id}
      className="flex h-full flex-col rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="mb-4 flex flex-wrap gap-4">
        <Cover professional={professional} />
        <div className="min-w-0 flex-1 basis-[8.5rem]">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
            <h2 id={id} className="text-lg leading-snug font-semibold wrap-anywhere">
              {name}
            </h2>
            <span className={cx('rounded-full px-3 py-0.5 text-sm font-semibold', tones[status])}>
              {statusLabels[status]}
            </span>
          </div>
          <p className="wrap-anywhere">{[category?.name ?? 'Nekategorizirano', city].filter(Boolean).join(' · ')}</p>
          <p className="mt-2 flex flex-wrap gap-x-2 text-sm text-muted">
            <span className="wrap-anywhere">{owner.name}</span>
            <a
              href={`mailto:${encodeURIComponent(owner.email).replace('%40', '@')}`}
              className={cx(textLinkClass, 'text-primary hover:underline')}
            >
              <EmailText email={owner.email} />
            </a>
          </p>
          <p className="text-sm text-muted">
            {status === 'pending' ? 'Čeka od' : 'Prijavljen'}{' '}
            <time dateTime={professional.created_at}>{dayOfInstant(professional.created_at)}</time>
          </p>
          {suspended && (
            <p className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-error">
              <Icon path={mdiAccountCancelOutline} />
              <Link to={userSearchHref(owner.email)} className={cx(textLinkClass, 'underline')}>
                Račun vlasnika je suspendiran
              </Link>
            </p>
          )}
          {reason && (
            <p className="mt-1 line-clamp-3 text-sm wrap-anywhere">
              <span className="font-semibold">Razlog odbijanja:</span> {reason}
            </p>
          )}
        </div>
      </div>
      <div className="mt-auto grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,50%-1rem)),1fr))] gap-2 border-t border-line pt-4 sm:flex sm:flex-wrap sm:items-center [&>:first-child:nth-last-child(4)]:col-span-full">
        {status !== 'approved' && !suspended && (
          <Button className={actionClass} aria-describedby={id} onClick={() => onDecide('approve')}>
            <Icon path={mdiCheck} className="text-success" />
            Odobri
          </Button>
        )}
        {status !== 'rejected' && !suspended && (
          <Button className={actionClass} aria-describedby={id} onClick={() => onDecide('reject')}>
            <Icon path={mdiClose} className="text-error" />
            Odbij
          </Button>
        )}
        <ButtonLink
          variant="plain"
          className={quietClass}
          aria-describedby={id}
          to={pages.professional(professional.id)}
        >
          Pogledaj
        </ButtonLink>
        <Button variant="plain" className={quietClass} aria-describedby={id} onClick={onHistory}>
          Povijest
        </Button>
        <PremiumSwitch isOn={professional.premium} isBusy={isBusy} describedBy={id} onSwitch={onPremium} />
      </div>
    </article>
  )
}

/** On a line of its own: as high as a finger needs, without moving the lines around it. */
const textLinkClass = '-my-3 py-3 wrap-anywhere underline-offset-4'
const actionClass = 'px-3!'
const quietClass = 'px-2.5!'

const userSearchHref = (search: string) => pages.adminUsers + queryString({ search })

/** The first picture, or the category's colour and icon. */
function Cover({ professional: { media, category } }: { professional: AdminProfessional }) {
  const [cover] = media
  return (
    <div className="aspect-4/3 w-20 shrink-0 self-start overflow-hidden rounded-control sm:w-32">
      {cover ? (
        <Picture files={mediaFiles(cover)} alt="" sizes="128px" className="size-full object-cover" />
      ) : (
        <div data-category={category?.slug ?? 'none'} className="grid size-full place-items-center bg-tone-soft">
          <span aria-hidden className="category-icon size-10 text-tone" />
        </div>
      )}
    </div>
  )
}
