import { mdiLogout, mdiMenu } from '@mdi/js'
import { Suspense, useState } from 'react'
import type { User } from '#contract/auth.ts'
import { pages } from '#contract/paths.ts'
import { useSession } from '#web/lib/session.ts'
import { pageLinksFor } from '#web/pages.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyOptional } from '#web/ui/lazy-optional.ts'
import { Link, NavLink } from '#web/ui/link.tsx'
import { openLoaded } from '#web/ui/open-loaded.ts'
import { useLogOut, useSignInTarget } from './account-actions.ts'
import { Brand } from './brand.tsx'
import { profileLink } from './links.ts'
import { ThemeToggle } from './theme-toggle.tsx'

/** Loaded when a phone first opens it. */
const importDrawer = () => import('./drawer.tsx')
const Drawer = lazyOptional(() => importDrawer().then((module) => module.Drawer))

/** Loaded for signed-in users; without it their link leads to the same page. */
const LinkBadge = lazyOptional(() => import('./link-badge.tsx').then((module) => module.LinkBadge))

const linkClass = ({ isActive }: { isActive: boolean }) =>
  cx(
    'relative inline-flex min-h-11 items-center rounded-control px-1.5 font-medium whitespace-nowrap hover:bg-tint xl:px-3',
    isActive && 'text-primary',
  )

const publicLinks = pageLinksFor(undefined)

const isOwn = ({ to }: { to: string }) => !publicLinks.some((link) => link.to === to)

/** Invisible until the session is known if the first paint found a token, so that nothing visibly moves. */
const sessionClass = (user: User | null) => (user === null ? 'in-data-[session=present]:invisible' : undefined)

export function TopBar() {
  const { user } = useSession()
  /** Undefined until opened. */
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-page/95 backdrop-blur-sm">
      <div className="container-page flex min-h-16 items-center justify-between gap-2 lg:gap-4">
        <Brand />
        <nav aria-label="Glavna navigacija" className="hidden flex-1 flex-wrap items-center gap-1 lg:flex">
          {publicLinks.map((link) => (
            <BarLink key={link.to} {...link} />
          ))}
          <div className={cx('ml-auto flex flex-wrap items-center justify-end gap-1', sessionClass(user))}>
            {pageLinksFor(user?.role)
              .filter(isOwn)
              .map((link) => (
                <BarLink key={link.to} {...link} />
              ))}
            <ThemeToggle />
            <AccountLinks user={user} />
          </div>
        </nav>
        <button
          type="button"
          aria-label="Otvori izbornik"
          aria-haspopup="dialog"
          className="grid size-12 shrink-0 place-items-center rounded-control hover:bg-tint lg:hidden"
          onPointerEnter={() => void importDrawer().catch(() => {})}
          onClick={() => openLoaded(importDrawer, () => setOpen(true))}
        >
          <Icon path={mdiMenu} className="size-7" />
        </button>
      </div>
      {isOpen !== undefined && (
        <Suspense>
          <Drawer open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}

const BarLink = ({ to, label }: { to: string; label: string }) => (
  <NavLink to={to} end={to === pages.home || to === pages.professionals} className={linkClass}>
    {label}
    {(to === pages.professionalLeads || to === pages.messages) && (
      <Suspense>
        <LinkBadge to={to} className="absolute -top-1 -right-1.5" />
      </Suspense>
    )}
  </NavLink>
)

function AccountLinks({ user }: { user: User | null }) {
  const logOutHere = useLogOut()
  const target = useSignInTarget()
  if (user === null) {
    return (
      <>
        <Link to={pages.login(target)} className={linkClass({ isActive: false })}>
          Prijava
        </Link>
        <Link to={pages.register(target)} className={buttonClass('outlined', 'ml-1')}>
          Registracija
        </Link>
      </>
    )
  }
  const profile = profileLink(user.role)
  return (
    <>
      <NavLink to={profile.to} className={linkClass}>
        {profile.label}
      </NavLink>
      <button type="button" className={buttonClass('outlined', 'ml-1')} onClick={() => void logOutHere()}>
        <Icon path={mdiLogout} className="max-xl:hidden" />
        Odjava
      </button>
    </>
  )
}
