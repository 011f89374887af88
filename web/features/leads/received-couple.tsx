import { mdiCheckDecagramOutline } from '@mdi/js'
import type { Lead } from '#contract/leads.ts'
import { plainDay } from '#web/lib/format.ts'
import { cx } from '#web/ui/class-names.ts'
import { EmailText } from '#web/ui/email-text.tsx'
import { Icon } from '#web/ui/icon.tsx'

export const coupleName = ({ couple }: Lead) => couple?.name ?? 'Nepoznato'

/** A mail to the couple that says at once what it is about. */
export const mailTo = (email: string, { event_date: day }: Lead) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Upit za ${plainDay(day)}`)}`

/** Where the couple can be reached, and whether the address is known to be theirs. */
export function CoupleEmail({ lead, isCut = false, className }: { lead: Lead; isCut?: boolean; className?: string }) {
  const { couple } = lead
  if (couple === null) return null
  return (
    <p className={cx('flex flex-wrap items-center gap-x-3', className)}>
      <a
        href={mailTo(couple.email, lead)}
        title={isCut ? couple.email : undefined}
        className={cx(
          'text-primary underline-offset-4 hover:underline',
          isCut
            ? 'block max-w-full leading-6 max-lg:py-2.5 max-lg:wrap-anywhere lg:truncate'
            : 'inline-block min-h-6 wrap-anywhere max-lg:py-2.5',
        )}
      >
        <EmailText email={couple.email} />
      </a>
      {couple.email_confirmed && (
        <span className="inline-flex items-center gap-1 text-sm text-success">
          <Icon path={mdiCheckDecagramOutline} className="size-4" />
          e-mail potvrđen
        </span>
      )}
    </p>
  )
}
