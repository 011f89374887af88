import { mdiLogout, mdiMenu } from '@mdi/js'
import { lazy, Suspense, useState } from 'react'
import { Link, NavLink } from 'react-router'
import type { User } from '#contract/auth.ts'
import { pages } from '#contract/paths.ts'
import { useSession } from '#web/lib/session.ts'
import { pageLinksFor } from '#web/pages.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useLogOut, useSignInTarget } from './account-actions.ts'
import { Brand } from './brand.tsx'
import { profileLink } from './links.ts'
import { NewLeadsBadge } from './new-leads-badge.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** Fetched when a phone first opens it; the first view does without. */
const Drawer = lazy(() => import('./drawer.tsx').then((module) => ({ default: module.Drawer })))

const linkClass = ({ isActive }: { isActive: boolean }) =>
  cx(
    'relative inline-flex min-h-11 items-center rounded-control px-2 font-medium whitespace-nowrap hover:bg-tint lg:px-3',
    isActive && 'text-primary',
  )

export function TopBar() {
  const { user } = useSession()
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-page/95 backdrop-blur-sm">
      <div className="container-page flex h-16 items-center justify-between gap-2 lg:gap-4">
        <Brand />
        <nav
          aria-label="Glavna navigacija"
          className="hidden flex-1 grid-cols-[1fr_2.75rem_13.5rem] items-center lg:grid-cols-[1fr_2.75rem_16rem] gap-1 md:grid"
        >
          {/* A signed-in person has more links; they are shown once the session is known, so that none moves. */}
          <div className={cx('flex justify-end gap-1', user === null && 'in-data-[session=present]:invisible')}>
            {pageLinksFor(user?.role).map((link) => (
              <NavLink key={link.to} to={link.to} end={link.to === pages.home} className={linkClass}>
                {link.label}
                {link.to === pages.professionalLeads && <NewLeadsBadge className="absolute top-0 left-full -ml-3.5" />}
              </NavLink>
            ))}
          </div>
          <ThemeToggle />
          <AccountLinks user={user} />
        </nav>
        <button
          type="button"
          aria-label="Otvori izbornik"
          aria-haspopup="dialog"
          className="grid size-12 place-items-center rounded-control hover:bg-tint md:hidden"
          onPointerEnter={() => setDrawer((now) => (now === 'unused' ? 'closed' : now))}
          onClick={() => setDrawer('open')}
        >
          <Icon path={mdiMenu} className="size-7" />
        </button>
      </div>
      {drawer !== 'unused' && (
        <Suspense>
          <Drawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </header>
  )
}

/** As wide signed in as signed out, so that nothing moves while the session is being restored. */
function AccountLinks({ user }: { user: User | null }) {
  const logOutHere = useLogOut()
  const target = useSignInTarget()
  if (user === null) {
    return (
      <div className="flex items-center justify-end gap-2 in-data-[session=present]:invisible">
        <Link to={pages.login(target)} className={linkClass({ isActive: false })}>
          Prijava
        </Link>
        <Link to={pages.register(target)} className={buttonClass('outlined')}>
          Registracija
        </Link>
      </div>
    )
  }
  const profile = profileLink(user.role)
  return (
    <div className="flex items-center justify-end gap-2">
      <NavLink to={profile.to} className={linkClass}>
        {profile.label}
      </NavLink>
      <button type="button" className={buttonClass('outlined')} onClick={() => void logOutHere()}>
        <Icon path={mdiLogout} className="max-lg:hidden" />
        Odjava
      </button>
    </div>
  )
}
