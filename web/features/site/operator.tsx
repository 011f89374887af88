import type { ReactNode } from 'react'
import type { Site } from '#contract/site.ts'
import { phoneHref } from '#web/lib/format.ts'
import { Link } from '#web/ui/link.tsx'

/** The operator of the site, with all configured data. */
export function OperatorData({ site }: { site: Site }) {
  const { operator_name: name, contact_email: email, contact_phone: phone } = site
  const rows: { label: string; value: string | null; href?: string | null }[] = [
    { label: 'Naziv', value: name },
    { label: 'Adresa', value: site.operator_address },
    { label: 'OIB', value: site.operator_oib },
    { label: 'E-mail', value: email, href: `mailto:${email}` },
    { label: 'Telefon', value: phone, href: phone && phoneHref(phone) },
  ]
  const known = rows.filter(({ value }) => value !== null)
  if (known.length === 0) return <Note>Vlasnik portala još nije upisao svoje podatke.</Note>
  return (
    <>
      <dl className="divide-y divide-line rounded-card border border-line bg-surface px-5 py-1">
        {known.map(({ label, value, href }) => (
          <div key={label} className="py-3 sm:flex sm:gap-6">
            <dt className="w-24 shrink-0 text-muted">{label}</dt>
            <dd className="min-w-0 font-medium tabular-nums wrap-anywhere">
              {href ? <a href={href}>{value}</a> : value}
            </dd>
          </div>
        ))}
      </dl>
      {site.fictional && (
        <Note>
          Ovo je portal za isprobavanje. Tvrtka i podaci o njoj su izmišljeni, a s te adrese nitko ne odgovara.
        </Note>
      )}
      {name === null && <Note>Vlasnik portala još nije upisao svoj naziv.</Note>}
    </>
  )
}

/** To follow „na”: the e-mail address, or a link to where it is. */
export const MailTo = ({ site: { contact_email: address } }: { site: Site }) =>
  address === null ? (
    <>
      adresu sa stranice <Link to="/contact">Kontakt</Link>
    </>
  ) : (
    <a href={`mailto:${address}`}>{address}</a>
  )

const Note = ({ children }: { children: ReactNode }) => (
  <p className="rounded-control bg-info-soft px-4 py-3 text-base text-info">{children}</p>
)

/** A link to another site, in the same tab. */
export const ExternalLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} rel="noreferrer">
    {children}
  </a>
)
