import { mdiInstagram, mdiWeb } from '@mdi/js'
import type { Professional } from '#contract/professionals.ts'
import { Icon } from '#web/ui/icon.tsx'
import { instagramLink, type OutsideLink, websiteLink } from './detail-links.ts'

export function DetailContact({ professional }: { professional: Professional }) {
  const website = websiteLink(professional.website)
  const instagram = instagramLink(professional.instagram)
  if (website === null && instagram === null) {
    return <p className="text-muted">Nema weba ni Instagrama. Pošaljite upit, odgovor stiže na vaš e-mail.</p>
  }
  return (
    <ul className="flex flex-wrap gap-3">
      {website && <ExternalContact icon={mdiWeb} kind="Web" link={website} />}
      {instagram && <ExternalContact icon={mdiInstagram} kind="Instagram" link={instagram} />}
    </ul>
  )
}

function ExternalContact({ icon, kind, link }: { icon: string; kind: string; link: OutsideLink }) {
  return (
    <li className="min-w-0">
      <a
        href={link.href}
        target="_blank"
        rel="ugc nofollow noopener noreferrer"
        className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-surface px-4 py-2 hover:border-primary hover:text-primary"
      >
        <Icon path={icon} className="size-6 text-muted" />
        <span className="min-w-0">
          <span className="block text-sm text-muted">{kind}</span>
          <span className="block font-medium wrap-anywhere">{link.text}</span>
        </span>
        <span className="sr-only"> (otvara se u novoj kartici)</span>
      </a>
    </li>
  )
}
