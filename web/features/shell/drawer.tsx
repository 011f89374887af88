import {
  mdiAccountOutline,
  mdiAccountPlusOutline,
  mdiCalendarHeart,
  mdiClose,
  mdiLogin,
  mdiLogout,
  mdiMapOutline,
} from '@mdi/js'
import { pages } from '#contract/paths.ts'
import { useSession } from '#web/lib/session.ts'
import { pageLinksFor } from '#web/pages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { linkIcons } from './link-icons.ts'
import { profileLink } from './links.ts'
import { LinkBadge } from './link-badge.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { useLogOut, useSignInTarget } from './account-actions.ts'

const rowClass =
  'flex min-h-12 w-full items-center gap-[min(1rem,4vw)] rounded-control px-[min(0.75rem,3vw)] py-1 text-left text-lg leading-tight hover:bg-tint'

const OF_EVERYONE = pageLinksFor(undefined).length

/** Not in the top bar, which has no room for them; there the lists link to them. */
const moreLinks = [
  { to: pages.map, label: 'Karta', icon: mdiMapOutline },
  { to: pages.dates, label: 'Slobodni datumi', icon: mdiCalendarHeart },
]

/** The links of the top bar and those that do not fit into it; slides in from the right, on phones. */
export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useSession()
  const logOutHere = useLogOut()
  const target = useSignInTarget()
  const pageLinks = pageLinksFor(user?.role).map((link) => ({ ...link, icon: linkIcons[link.to] ?? '' }))
  const account = user
    ? [{ ...profileLink(user.role), icon: mdiAccountOutline }]
    : [
        { to: pages.login(target), label: 'Prijava', icon: mdiLogin },
        { to: pages.register(target), label: 'Registracija', icon: mdiAccountPlusOutline },
      ]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      label="Izbornik"
      className="my-0 mr-0 h-dvh max-h-none w-80 max-w-[85vw] overflow-y-auto bg-surface text-ink shadow-float open:animate-slide-in"
    >
      <nav aria-label="Izbornik" className="flex min-h-full flex-col gap-1 p-[min(0.75rem,3vw)]">
        <button
          type="button"
          aria-label="Zatvori izbornik"
          className="grid size-12 place-items-center self-end rounded-control hover:bg-tint"
          onClick={onClose}
        >
          <Icon path={mdiClose} className="size-7" />
        </button>
        {[...pageLinks.slice(0, OF_EVERYONE), ...moreLinks, ...pageLinks.slice(OF_EVERYONE), ...account].map((link) => (
          <Link key={link.to} to={link.to} className={rowClass} onClick={onClose}>
            <Icon path={link.icon} className="size-[min(1.5rem,7vw)] text-muted" />
            {link.label}
            {(link.to === pages.professionalLeads || link.to === pages.messages) && (
              <LinkBadge to={link.to} className="ml-auto" />
            )}
          </Link>
        ))}
        {user && (
          <button
            type="button"
            className={rowClass}
            onClick={() => {
              onClose()
              void logOutHere()
            }}
          >
            <Icon path={mdiLogout} className="size-[min(1.5rem,7vw)] text-muted" />
            Odjava
          </button>
        )}
        <ThemeToggle labelled className="mt-auto justify-start! gap-[min(1rem,4vw)] px-[min(0.75rem,3vw)] text-lg" />
      </nav>
    </Dialog>
  )
}
