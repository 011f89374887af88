import { mdiCheckCircleOutline, mdiClose } from '@mdi/js'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatQuantity } from '#contract/croatian.ts'
import type { LeadsSent } from '#contract/leads.ts'
import { pages } from '#contract/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

/** The answer to one enquiry to several, with the names of those who were asked by their ids. */
export type Sent = LeadsSent & { names: ReadonlyMap<number, string> }

/** The outcome for each of them. */
export function SentToSeveral({ sent: { data, refused, names }, onClose }: { sent: Sent; onClose: () => void }) {
  const title = useRef<HTMLParagraphElement>(null)
  // The pressed button has gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <p ref={title} tabIndex={-1} className="outline-none">
        {formatQuantity(data.length, 'upit je poslan', 'upita su poslana', 'upita je poslano')}
        {refused.length > 0 && `, a ${formatQuantity(refused.length, 'nije', 'nisu', 'nije')}`}. Odgovori stižu u vaše
        poruke.
      </p>
      <ul className="mt-4 space-y-2">
        {data.map(({ id, professional }) => (
          <Result key={id} isSent name={professional.company_name}>
            <Link
              to={pages.conversation(id)}
              aria-label={`Razgovor: ${professional.company_name}`}
              className="font-semibold text-primary underline-offset-4 hover:underline"
            >
              Razgovor
            </Link>
          </Result>
        ))}
        {refused.map(({ professional_id: id, message }) => (
          <Result key={id} isSent={false} name={names.get(id) ?? 'Ovaj pružatelj usluga'}>
            {message}
          </Result>
        ))}
      </ul>
      <div className="mt-6 dialog-actions">
        <Button variant="plain" onClick={onClose}>
          U redu
        </Button>
        <ButtonLink to={pages.messages}>Otvori poruke</ButtonLink>
      </div>
    </>
  )
}

const Result = ({ isSent, name, children }: { isSent: boolean; name: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-baseline gap-x-3 rounded-control border border-line px-4 py-2.5">
    <Icon
      path={isSent ? mdiCheckCircleOutline : mdiClose}
      label={isSent ? 'Poslano' : 'Nije poslano'}
      className={cx('size-4.5 self-center', isSent ? 'text-success' : 'text-error')}
    />
    <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
    <span className="text-sm text-muted">{children}</span>
  </li>
)
