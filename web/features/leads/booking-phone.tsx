import { mdiPhoneOutline } from '@mdi/js'
import { formatPhone } from '#contract/phone.ts'
import { phoneHref } from '#web/lib/format.ts'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The other side's telephone; nothing where none came. */
export function BookingPhone({
  phone,
  className,
  iconOnPhone = false,
}: {
  phone: string | undefined
  className?: string
  /** Where the number would leave no room for a name. */
  iconOnPhone?: boolean
}) {
  if (phone === undefined) return null
  return (
    <a
      href={phoneHref(phone)}
      className={cx(
        'inline-flex min-h-11 items-center gap-2 font-semibold text-primary tabular-nums underline-offset-4 hover:underline',
        iconOnPhone &&
          'max-sm:size-12 max-sm:shrink-0 max-sm:justify-center max-sm:rounded-control max-sm:hover:bg-tint',
        className,
      )}
    >
      <Icon path={mdiPhoneOutline} {...(iconOnPhone && { className: 'max-sm:size-6' })} />
      <span className="sr-only">Telefon: </span>
      <span className={cx(iconOnPhone && 'max-sm:sr-only')}>{formatPhone(phone)}</span>
    </a>
  )
}
