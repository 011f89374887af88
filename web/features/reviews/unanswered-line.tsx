import { mdiStarOutline } from '@mdi/js'
import { pluralForm } from '#contract/croatian.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { receivedHref } from './received-filters.ts'
import { reviewsText } from './text.ts'

/** Links a professional to its reviews, preferably to the unanswered ones. */
export function UnansweredLine({ total, unanswered }: { total: number; unanswered: number }) {
  const waits = pluralForm(unanswered, 'čeka', 'čekaju', 'čeka')
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-3 rounded-card border border-line bg-surface px-4 py-2 max-sm:pt-3">
      <Icon path={mdiStarOutline} className="size-6 text-muted" />
      <span className="min-w-0 flex-1 sm:flex-none">
        {unanswered > 0
          ? `${reviewsText(unanswered)} ${waits} vaš odgovor.`
          : total > 0
            ? reviewsText(total)
            : 'Još nemate recenzija.'}
      </span>
      <Link
        to={receivedHref({ show: unanswered === 0 ? 'all' : 'unanswered', page: 1 })}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4 max-sm:ml-9 max-sm:basis-full"
      >
        {unanswered === 0 ? 'Otvori recenzije' : 'Odgovori parovima'}
      </Link>
    </p>
  )
}
