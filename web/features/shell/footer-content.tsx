import { pages } from '#contract/paths.ts'
import type { Site } from '#contract/site.ts'
import { phoneHref } from '#web/lib/format.ts'
import icons from '#web/assets/footer-icons.svg?url'
import { cx } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { Brand } from './brand.tsx'

const groups = [
  {
    title: 'Brze poveznice',
    links: [
      { to: pages.home, label: 'Početna' },
      { to: '/categories', label: 'Kategorije' },
      { to: '/professionals', label: 'Pružatelji usluga' },
      { to: '/map', label: 'Karta' },
      { to: '/dates', label: 'Slobodni datumi' },
      { to: '/success-stories', label: 'Priče parova' },
      { to: '/about', label: 'O nama' },
    ],
  },
  {
    title: 'Za pružatelje usluga',
    links: [
      { to: `${pages.register()}?role=professional`, label: 'Registracija' },
      { to: '/pricing', label: 'Cijene' },
      { to: '/resources', label: 'Savjeti za rad' },
    ],
  },
  {
    title: 'Podrška',
    links: [
      { to: '/help', label: 'Pomoć' },
      { to: '/faq', label: 'Česta pitanja' },
      { to: '/support', label: 'Podrška' },
      { to: '/contact', label: 'Kontakt' },
    ],
  },
] as const

const legal = [
  { to: '/terms', label: 'Uvjeti korištenja' },
  { to: '/privacy', label: 'Privatnost' },
  { to: '/cookies', label: 'Kolačići' },
  { to: '/accessibility', label: 'Pristupačnost' },
] as const

/** The product's own addresses, to be replaced by an operator. */
const social = [
  { href: 'https://www.instagram.com/zauvijek.primjer', label: 'Instagram', icon: 'instagram' },
  { href: 'https://www.facebook.com/zauvijek.primjer', label: 'Facebook', icon: 'facebook' },
] as const

const footerLink =
  'inline-flex min-h-11 max-w-full items-center wrap-anywhere hover:text-primary hover:underline underline-offset-4 md:min-h-9'

/** From @mdi/js, in a separate file: every page has the footer, but hardly any first view shows it. */
const FooterIcon = ({ name, className }: { name: 'phone' | 'email' | 'instagram' | 'facebook'; className: string }) => (
  <svg aria-hidden className={cx('shrink-0 fill-current', className)}>
    <use href={`${icons}#${name}`} />
  </svg>
)

export interface FooterProps {
  year: string | undefined
  site: Site | undefined
}

/** Year and site are missing only if the page itself could not be loaded. */
export function FooterContent({ year, site }: FooterProps) {
  const { contact_phone: phone, contact_email: email } = site ?? {}
  return (
    <>
      <div className="container-page grid grid-halves gap-x-4 gap-y-10 py-12 md:grid-cols-[1fr_auto_auto_auto] md:gap-x-10 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="max-md:col-span-full">
          <Brand />
          <p className="mt-3 max-w-72 text-muted">Vjenčanje na jednom mjestu: ljudi, slobodni datumi i cijene.</p>
          <ul className="mt-4 space-y-1">
            {phone && (
              <li>
                <a href={phoneHref(phone)} className={footerLink}>
                  <FooterIcon name="phone" className="mr-2 size-5 text-muted" />
                  {phone}
                </a>
              </li>
            )}
            {email && (
              <li>
                <a href={`mailto:${email}`} className={footerLink}>
                  <FooterIcon name="email" className="mr-2 size-5 text-muted" />
                  {email}
                </a>
              </li>
            )}
          </ul>
          <ul className="mt-3 -ml-2.5 flex">
            {social.map((link) => (
              <li key={link.label}>
                <a
                  href={link.href}
                  rel="noreferrer"
                  target="_blank"
                  aria-label={`${link.label} (otvara se u novoj kartici)`}
                  className="grid size-11 place-items-center rounded-control text-muted hover:bg-tint hover:text-primary"
                >
                  <FooterIcon name={link.icon} className="size-6" />
                </a>
              </li>
            ))}
          </ul>
        </div>
        {groups.map((group) => (
          <nav
            key={group.title}
            aria-label={group.title}
            className={group === groups[0] ? 'max-md:row-span-2' : undefined}
          >
            <h2 className="mb-2 text-base font-semibold">{group.title}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} className={footerLink}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-t border-line">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 text-sm text-muted">
          <p>© {year && `${year}. `}Zauvijek. Sva prava pridržana.</p>
          <ul className="grid w-full grid-halves gap-x-4 md:flex md:w-auto md:gap-x-6">
            {legal.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className={footerLink}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}
