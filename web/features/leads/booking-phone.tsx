import { mdiPhoneOutline } from '@mdi/js'
import { formatPhone } from '#contract/phone.ts'
import { phoneHref } from '#web/lib/format.ts'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The other side's telephone; nothing where none came. */
export function BookingPhone({ phone, className }: { phone: string | undefined; className?: string }) {
  if (phone === undefined) return null
  return (
    <a
      href={phoneHref(phone)}
      className={cx(
        'inline-flex min-h-11 items-center gap-2 font-semibold text-primary tabular-nums underline-offset-4 hover:underline',
        className,
      )}
    >
      <Icon path={mdiPhoneOutline} />
      <span className="sr-only">Telefon: </span>
      {formatPhone(phone)}
    </a>
  )
}
